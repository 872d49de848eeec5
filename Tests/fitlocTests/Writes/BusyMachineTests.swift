import Testing

/// Tests that take all of the machine, one after another: together they would take far longer.
@Suite("fitloc on a busy machine", .serialized)
enum BusyMachineTests {}
