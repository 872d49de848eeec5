import Testing

@Suite("Use of swift-syntax")
struct SyntaxTests {
    private func isOutside(_ file: SourceFile) -> Bool {
        let importsSyntax = file.imports.contains { $0 == "SwiftSyntax" || $0 == "SwiftParser" }
        return importsSyntax && (file.target != "SwiftSources" || file.folder != "Reading")
    }

    @Test("Only SwiftSources/Reading imports it")
    func reading() throws {
        #expect(try SourceFile.all().filter(isOutside).map(\.path) == [])
        #expect(isOutside(SourceFile(path: "SwiftSources/Index/Made.swift", text: "import SwiftSyntax\n")))
        #expect(!isOutside(SourceFile(path: "SwiftSources/Reading/Made.swift", text: "import SwiftSyntax\n")))
    }
}
