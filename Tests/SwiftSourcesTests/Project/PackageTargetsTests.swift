import Testing

@testable import SwiftSources

@Suite("Targets of packages")
struct PackageTargetsTests {
    private func targets(_ manifest: String, at path: String = "Package.swift") -> PackageTargets {
        PackageTargets(
            SourceIndex([
                SourceScanner().file(at: path, holding: Array(manifest.utf8)),
                SourceScanner().file(at: "Sources/Core/A.swift", holding: []),
            ]))
    }

    @Test("The folder of a target is below Sources by its name, or as the manifest specifies")
    func locations() {
        let found = targets(
            """
            let package = Package(name: "P", targets: [
                .target(name: "Core", resources: [.process("Resources")]), .target(name: "UI", path: "Code/UI"),
                .testTarget(name: "Tests", path: "Checks"),
            ])
            """)
        #expect(found.target(of: "Sources/Core/A.swift") == "Sources/Core")
        #expect(found.target(of: "Code/UI/Deep/A.swift") == "Code/UI")
        #expect(found.target(of: "./Code/UI/L.xcstrings") == "Code/UI")
        #expect(found.target(of: "Code/Other/A.swift") == nil)
        #expect(found.target(of: "Checks/A.swift") == nil)
    }

    @Test("Folders are relative to the manifest; of several, the deepest one counts")
    func nested() {
        let text = "let a = [Target.target(name: \"A\", path: \"Code\"), Target.target(name: \"B\", path: \"Code/B\")]"
        let found = targets(text, at: "Kit/Package.swift")
        #expect(found.target(of: "Kit/Code/A.swift") == "Kit/Code")
        #expect(found.target(of: "Kit/Code/B/A.swift") == "Kit/Code/B")
        #expect(found.target(of: "Code/B/A.swift") == nil)
    }
}
