"""Every message between a client and the server, defined once for socket, HTTP and the API page.

Anything that does not fit its definition is refused: unknown fields, wrong types, texts that are too long.
"""
