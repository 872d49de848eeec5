import Foundation
import TestSupport
import Testing

@Suite("Warnings about remaining lookups", .waitsForPrograms)
struct BridgeWarningsTests {
    private static let page = """
        @MainActor func shown() -> [String] { ["tab.home".localized, "programs.card.duration".localized(with: 3)] }
        func named() -> String { Domain.AppTab.home.text.resolved }
        """

    /// Returns the compiler's messages about a page that imports a module.
    private func messages(importing module: String) throws -> [Substring] {
        let folder = try TemporaryFolder()
        let page = try folder.write("Page.swift", "import \(module)\n" + Self.page)
        let output = try Program.transcript(of: [
            "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", BuiltModules.path, page,
        ])
        return output.text.split(separator: "\n").filter { $0.contains(": warning: ") || $0.contains(": error: ") }
    }

    @Test("One module causes no warnings, the other one for each use")
    func warnings() throws {
        #expect(try messages(importing: "FitTodayBridge") == [])
        let warnings = try messages(importing: "FitTodayBridgeWarnings")
        #expect(warnings.count == 2)
        #expect(warnings.allSatisfy { $0.contains("is deprecated: use an accessor of Strings") }, "\(warnings)")
    }

    @Test("FitTodayStrings alone has no such lookup")
    func strings() throws {
        let errors = try messages(importing: "FitTodayStrings")
        #expect(errors.count == 2)
        #expect(errors.allSatisfy { $0.contains("error: value of type 'String' has no member 'localized'") })
    }
}
