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

    @Test("Targets name an Info.plist in their settings, also without any files")
    func informed() throws {
        let project = try ProjectText.read(
            ProjectText.of(
                """
                L1 = { isa = XCConfigurationList; buildConfigurations = ( C1 ); };
                C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
                    INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
                }; };
                L2 = { isa = XCConfigurationList; buildConfigurations = ( C2, C3 ); };
                C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    INFOPLIST_FILE = Widget/Debug.plist;
                }; };
                C3 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
                    INFOPLIST_FILE = "Widget/$(TARGET_NAME)-Info.plist";
                }; };
                """))
        let membership = TargetMembership(of: [], in: [project])
        func names(_ path: String) -> [String] { membership.targets(informedBy: path).map(\.name) }
        #expect(names("/p/App/Info.plist") == ["App"])
        #expect(names("/p/Widget/Debug.plist") == ["Widget"] && names("/p/Widget/Widget-Info.plist") == ["Widget"])
        #expect(
            names("/p/Other/Info.plist").isEmpty && TargetMembership().targets(informedBy: "App/Info.plist").isEmpty)
    }
}
