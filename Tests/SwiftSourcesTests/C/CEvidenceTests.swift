import CatalogCore
import Testing

@testable import SwiftSources

@Suite("Uses of keys in C and Objective-C")
struct CEvidenceTests: CProject {
    // MARK: - Renaming

    private func catalog(_ keys: [String]) throws -> Catalog {
        let entries = keys.map { "\"\($0)\":{\"extractionState\":\"manual\"}" }.joined(separator: ",")
        return try Catalog(
            Array("{\"sourceLanguage\":\"en\",\"strings\":{\(entries)},\"version\":\"1.0\"}".utf8),
            path: "Localizable.xcstrings")
    }

    @Test("A renamed key changes in its lookups, and other uses are left")
    func renaming() throws {
        let before = """
            #define KEY @"home.title"
            a = NSLocalizedString(@"home.title", @"home.title");
            b = NSLocalizedString(@"home." @"title", nil);
            c = NSLocalizedString(KEY, nil);
            d = NSLocalizedStringFromTable(@"home.title", @"Other", nil);
            """
        let catalog = try catalog(["home.title"])
        let file = SourceScanner().file(at: "A.m", holding: Array(before.utf8))
        let project = SourceProject([file], tables: [catalog])
        let renaming = KeyRenaming(from: "home.title", to: "a\"\\\n\u{1}1", in: project, table: catalog)
        let after = String(decoding: try RewrittenFile(file, renaming.edits(for: "A.m")).new, as: UTF8.self)
        let name = #""a\"\\\n\0011""#
        #expect(
            after
                == before.replacing("NSLocalizedString(@\"home.title\",", with: "NSLocalizedString(@\(name),")
                .replacing("@\"home.\" @\"title\"", with: "@\(name)"))
        #expect(SourceScanner().file(at: "A.m", holding: Array(after.utf8)).problem == nil)
        #expect(renaming.left.map(\.location.position.line) == [4])
        let again = SourceIndex([SourceScanner().file(at: "A.m", holding: Array(after.utf8))])
        #expect(again.uses.prefix(2).map(\.key.key) == ["a\"\\\n\u{1}1", "a\"\\\n\u{1}1"])
    }

    @Test("An edit that breaks a string is refused")
    func brokenEdit() throws {
        let file = SourceScanner().file(at: "A.m", holding: Array("f(@\"a\");".utf8))
        #expect(throws: RewrittenFile.Refusal.syntax(TextPosition(line: 1, column: 4))) {
            try RewrittenFile(file, [Edit(3..<6, Array("\"a".utf8))])
        }
    }

    // MARK: - Evidence

    private func proofs(_ keys: [String], _ code: String) throws -> [String: UnusedKey.Proof] {
        let file = SourceScanner().file(at: "App/A.m", holding: Array(code.utf8))
        let project = SourceProject([file], tables: [try catalog(keys)])
        let other = try OtherFile(path: "App/A.m", bytes: file.bytes)
        let mentions = Mentions(of: Set(keys.map(ExactText.init)), in: [other], besides: project.index)
        let unused = project.unusedKeys(EvidenceFinder(project, mentions: mentions))
        return Dictionary(uniqueKeysWithValues: unused.map { ($0.key, $0.proof) })
    }

    @Test("A lookup uses its key, another text may use it, and a lookup of a parameter uses none")
    func evidence() throws {
        let code = """
            #define L(key) NSLocalizedString(key, nil)
            a = L(@"home.title"); b = @"home.subtitle"; c = NSLocalizedString([NSString stringWithFormat:@"day.%d", d], nil);
            """
        let found = try proofs(["home.title", "home.subtitle", "day.1", "night.1"], code)
        #expect(found == ["home.subtitle": .possible, "day.1": .possible, "night.1": .certain])
    }

    @Test("A character of another encoding than UTF-8 can be any text")
    func otherEncodings() throws {
        let bytes = Array("NSLocalizedString(@\"caf".utf8) + [0xE9] + Array(" one\", nil);".utf8)
        let file = SourceScanner().file(at: "A.m", holding: bytes)
        #expect(SourceIndex([file]).dynamicUses.map { "\($0.pattern)" } == ["caf* one"])
    }

    @Test("A file in another encoding than UTF-8 is not renamed in")
    func encodings() throws {
        let catalog = try catalog(["home.title"])
        let bytes = Array("// caf".utf8) + [0xE9] + Array("\nNSLocalizedString(@\"home.title\", nil);".utf8)
        let project = SourceProject([SourceScanner().file(at: "A.m", holding: bytes)], tables: [catalog])
        let renaming = KeyRenaming(from: "home.title", to: "home.name", in: project, table: catalog)
        #expect(renaming.edits.isEmpty && renaming.left.count == 1)
        let wide: [UInt8] =
            [0xFF, 0xFE] + "NSLocalizedString(name, nil);".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let code = SourceProject([SourceScanner().file(at: "A.m", holding: wide)], tables: [catalog])
        let other = try OtherFile(path: "A.m", bytes: wide)
        let mentions = Mentions(of: [ExactText("home.title")], in: [other], besides: code.index)
        #expect(code.unusedKeys(EvidenceFinder(code, mentions: mentions)).map(\.proof) == [.likely])
    }

    @Test("A lookup of an unknown key may use every key of its table")
    func unknownKeys() throws {
        #expect(try proofs(["home.title"], "a = NSLocalizedString(name, nil);") == ["home.title": .likely])
        let other = #"a = NSLocalizedStringFromTable(name, @"Other", nil);"#
        #expect(try proofs(["home.title"], other) == ["home.title": .certain])
        #expect(
            try proofs(["home.title"], "a = NSLocalizedStringFromTable(name, table, nil);") == ["home.title": .likely])
    }

    @Test("A key in a comment is shown with the comment, one in code that is no lookup is not")
    func comments() throws {
        let code =
            "// NSLocalizedString(@\"home.title\", nil)\na = NSLocalizedStringFromTable(@\"home.name\", @\"B\", nil);"
        let file = SourceScanner().file(at: "App/A.m", holding: Array(code.utf8))
        let project = SourceProject([file], tables: [try catalog(["home.title", "home.name"])])
        let unused = project.unusedKeys(EvidenceFinder(project))
        #expect(unused.map { $0.comments.map(\.position.line) } == [[1], []])
    }
}
