space-empty = Space { $space }
space-marked = Space { $space }: { $name }
