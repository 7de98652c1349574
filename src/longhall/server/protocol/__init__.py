"""The parts of what the server tells, as structs: below all rooms, so that each of them can make its own."""
