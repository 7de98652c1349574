"""For those who run a server: starting it, examining it, and `longhall admin`."""
