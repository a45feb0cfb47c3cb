"""Completion in bash, which divides words at `=` and `:` and replaces only what stands after the last of them."""

from __future__ import annotations

import os

from click.shell_completion import BashComplete, CompletionItem, split_arg_string

SOURCE = """\
%(complete_func)s() {
    local IFS=$'\\n'
    local response completion type value

    response=$(env COMP_WORDS="${COMP_LINE:0:COMP_POINT}" COMP_BREAKS="$COMP_WORDBREAKS" \\
        %(complete_var)s=bash_complete $1)

    for completion in $response; do
        IFS=',' read type value <<< "$completion"

        if [[ $type == 'dir' ]]; then
            COMPREPLY=()
            compopt -o dirnames
        elif [[ $type == 'file' ]]; then
            COMPREPLY=()
            compopt -o default
        elif [[ $type == 'plain' ]]; then
            COMPREPLY+=($value)
            [[ $value == *= ]] && compopt -o nospace
        fi
    done

    return 0
}

complete -o nosort -F %(complete_func)s %(prog_name)s
"""
DIVIDING = "=:"


class Bash(BashComplete):
    """Asks for the line up to the cursor as it was typed, since bash's own words are pieces of it."""

    source_template = SOURCE  # COMP_WORDBREAKS itself would be lost where the program is started by a script

    def get_completion_args(self) -> tuple[list[str], str]:
        line = os.environ["COMP_WORDS"]
        words = split_arg_string(line)[1:]
        return (words, "") if not words or line[-1].isspace() else (words[:-1], words[-1])

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem[str]]:
        """Values as bash puts them on the line: in the place of the whole word, or of what follows its last `=` or `:`."""
        found = super().get_completions(args, incomplete)
        option = incomplete[: incomplete.find("=") + 1] if incomplete.startswith("-") else ""
        breaks = os.environ.get("COMP_BREAKS", DIVIDING)
        kept = max([incomplete.rfind(sign) + 1 for sign in DIVIDING if sign in breaks], default=0)
        for item in found:
            item.value = f"{option}{item.value}"[kept:]
        return found
