"""`python -m deskovka`"""

from deskovka.cli import main

main()
