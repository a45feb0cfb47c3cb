"""Deep checks of the table server over real sockets: small amounts in the tests, large ones by the scripts."""
