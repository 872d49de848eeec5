import Testing

/// Tests that use the whole machine.
///
/// They run one after another, because they would take much longer together.
@Suite("fitloc on a busy machine", .serialized, .thorough(.faults))
enum BusyMachineTests {}
