import Foundation
import Testing

@Suite("Names of declarations")
struct VocabularyTests {
    /// Words that mean several things, each with what may be meant.
    private static let vague = [
        "number": "an index, a count, a position or an identifier", "found": "what was found",
        "take": "what is done with the value", "place": "a location, an index or a path",
    ]

    private func vagueNames(in file: SourceFile) -> [String] {
        let words = Set(Self.vague.keys)
        guard !file.isGenerated, !words.isDisjoint(with: file.words) else { return [] }
        let names = Declarations(in: file.code)
        return names.properties.union(names.parameters).intersection(words).sorted().map {
            "\(file): name \(Self.vague[$0] ?? ""), not “\($0)”"
        }
    }

    @Test("No property or parameter has a name that means several things")
    func names() throws {
        let files = try SourceFile.all()
        #expect(files.count > 500)
        #expect(files.flatMap(vagueNames) == [])
    }

    @Test(
        "A property or parameter with such a name is found",
        arguments: [
            "struct A {\n    let place: Int\n}", "struct A {\n    private(set) var found: [Int] = []\n}",
            "extension A {\n    static var number: Int { 1 }\n}", "func a(_ number: Int) {}",
            "struct A {\n    init(at place: Int) {}\n}", "func a(\n    b: (Int, Int), of found: Int\n) {}",
            "extension A\nwhere B == C {\n    var take: Int { 0 }\n}",
        ])
    func findsDeclarations(code: String) {
        #expect(vagueNames(in: SourceFile(path: "Sessions/Made.swift", text: code)).count == 1)
    }

    @Test(
        "A local variable, a label and an argument of a call are accepted",
        arguments: [
            "func a() {\n    let found = b()\n}", "func a(number index: Int) {}",
            "struct A {\n    var b: Int {\n        let place = 1\n        return place\n    }\n}",
            "func a() { b(place: 1, number: 2) }", "func a() {\n    if let found { b(found) }\n}",
        ])
    func acceptsLocals(code: String) {
        #expect(vagueNames(in: SourceFile(path: "Sessions/Made.swift", text: code)) == [])
    }

    // MARK: - Types

    /// The names that several modules still give to types; the list may only become shorter.
    private static let sharedTypes: Set = [
        "Answer", "ArgumentNames", "CommandLineError", "KeyParts", "KeyRenames", "KeySearch", "KeyText",
        "LookAlikes", "NamedValue", "Preview", "SettingsReader", "TableFormat", "XCStringsTool",
    ]

    private func repeatedTypes(in files: [SourceFile]) -> Set<String> {
        var (seen, repeated): (Set<String>, Set<String>) = ([], [])
        for file in files where !file.isGenerated {
            for name in Declarations(in: file.code).visibleTypes where !seen.insert(name).inserted {
                repeated.insert(name)
            }
        }
        return repeated
    }

    @Test("No two types have the same name")
    func types() throws {
        #expect(repeatedTypes(in: try SourceFile.all()) == Self.sharedTypes)
    }

    @Test("A second type of a name is found, unless it is private or inside of another type")
    func findsTypes() {
        let isFound = { (code: String) in
            let files = [("Sessions/Made.swift", "package struct A {}"), ("EditPage/Made.swift", code)]
            return repeatedTypes(in: files.map { SourceFile(path: $0.0, text: $0.1) }) == ["A"]
        }
        #expect(isFound("enum A {}") && isFound("@MainActor\npublic final class A {}") && isFound("@X struct A {}"))
        #expect(!isFound("private enum A {}") && !isFound("enum B {\n    enum A {}\n}") && !isFound("extension A {}"))
    }
}
