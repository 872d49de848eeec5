import Testing

@testable import XcodeProjects

@Suite("The targets of files")
struct TargetMembershipTests {
    @Test("A Swift file is left out if only others in its folder are in targets")
    func leftOut() {
        let membership = TargetMembership([
            (.init(name: "App"), ["App/A.swift", "App/Art/icon.png"]),
            (.init(name: "Tests", product: .tests), ["T/T.swift"]),
        ])
        #expect(membership.leavesOut("App/Old.swift") && membership.leavesOut("T/Old.swift"))
        #expect(!membership.leavesOut("App/A.swift") && !membership.leavesOut("App/Old.strings"))
        #expect(!membership.leavesOut("App/Art/Icon.swift"), "a folder without code of targets tells nothing")
        #expect(!membership.leavesOut("Kit/B.swift") && !TargetMembership().leavesOut("App/Old.swift"))
    }
}
