space-empty = Pole { $space }
space-marked = Pole { $space }: { $name }
