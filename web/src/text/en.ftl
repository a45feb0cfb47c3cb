# The words of the browser client. What belongs to a game is in the game's own catalogue.

## The frame
skip = Skip to the content
nav = Deskovka
rules = Rules
settings = Settings
theme-switch = Dark colours
nowhere = There is nothing at this address.
to-home = To the games
loading = Loading …
offline = The server does not answer.

## A table
table-no-key = This table needs its link: open the link you were sent, or the one you kept.
table-lost = The connection is lost. Trying again …
table-refused = The server says no: { $message }
