import StringTables
import Testing
import XcodeProjects

@testable import SwiftSources

@Suite("Code that runs in a target")
struct TargetReachTests {
    /// Returns which of some shared files run in an extension with a file of its own.
    private func included(_ own: String, _ shared: [String], others: [(String, String)] = []) -> [Bool] {
        let paths = shared.indices.map { "Shared/\($0).swift" }
        let files = [("Ext/Share.swift", own)] + Array(zip(paths, shared)) + others
        let ext = TargetMembership.Target(name: "Ext")
        let membership = TargetMembership([
            (TargetMembership.Target(name: "App"), paths), (ext, files.map(\.0)),
        ])
        let project = SourceProject(
            files.map { SourceScanner().file(at: $0.0, holding: Array($0.1.utf8)) }, tables: [], membership: membership)
        let reach = TargetReach(project)
        return paths.map { reach.includes($0, in: ext) }
    }

    @Test(
        "A file runs if the target's own code names what it declares, directly or through other files",
        arguments: [
            ("let a = Timer()", true), ("final class Share: Timer {}", true), ("@Query var timers: [Timer]", true),
            ("let a = makeTimer()", true), ("let a = \"\".asTime", true), ("let a = Screen()", true),
            ("let a = title", false), ("let a = 1", false),
        ])
    func named(own: String, isIncluded: Bool) {
        let timer = """
            class Timer { let title = NSLocalizedString("timer", comment: "") }
            func makeTimer() -> Timer { Timer() }
            extension String { var asTime: String { self } }
            """
        let screen = "struct Screen { let timer = Timer() }"
        #expect(included(own, [timer, screen])[0] == isIncluded)
    }

    @Test("A shared file with the entry point runs")
    func entry() {
        #expect(included("let a = 1", ["@main struct Start { let row = Row() }", "struct Row {}"]) == [true, true])
    }

    @Test("Without code of its own, and beside Objective-C, all code of a target counts")
    func unknown() {
        let files = [SourceScanner().file(at: "Shared/0.swift", holding: Array("struct Row {}".utf8))]
        let targets = ["App", "Ext"].map { TargetMembership.Target(name: $0) }
        let membership = TargetMembership(targets.map { ($0, ["Shared/0.swift"]) })
        let reach = TargetReach(SourceProject(files, tables: [], membership: membership))
        #expect(targets.allSatisfy { reach.includes("Shared/0.swift", in: $0) })
        #expect(included("let a = 1", ["struct Row {}"], others: [("Ext/B.m", "int b;")]) == [true])
    }
}
