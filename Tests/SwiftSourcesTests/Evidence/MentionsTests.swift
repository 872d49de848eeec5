import CatalogCore
import Testing

@testable import SwiftSources

@Suite("Keys in files of other types")
struct MentionsTests {
    private func mentions(_ keys: Set<String>, _ text: String) throws -> Mentions {
        Mentions(of: Set(keys.map(ExactText.init)), in: [try OtherFile(path: "App/A.m", bytes: Array(text.utf8))])
    }

    @Test("A quoted text is a mention with its location")
    func quoted() throws {
        let found = try mentions(["home.title"], "// c\nNSString *key = @\"home.title\";\n").of("home.title")
        #expect(found == [Mention(path: "App/A.m", position: TextPosition(line: 2, column: 18), isLookup: false)])
    }

    @Test(
        "Lookups in Objective-C are recognized",
        arguments: [
            "NSLocalizedString(@\"home.title\", nil)", "NSLocalizedStringFromTable( @\"home.title\", @\"T\", nil)",
            "MYLocalizedString(\"home.title\")", "[bundle localizedStringForKey:@\"home.title\" value:nil table:nil]",
        ])
    func lookups(code: String) throws {
        #expect(try mentions(["home.title"], code).of("home.title").map(\.isLookup) == [true])
    }

    @Test(
        "Other calls are not lookups",
        arguments: ["log(@\"home.title\")", "NSLocalizedString(key, @\"home.title\")", "@\"home.title\""]
    )
    func noLookups(code: String) throws {
        #expect(try mentions(["home.title"], code).of("home.title").map(\.isLookup) == [false])
    }

    @Test("Escapes in code and entities in XML are decoded")
    func escapes() throws {
        let keys: Set<String> = ["say \"hi\"", "a\nb", "c\\d", "you & me <b>", "a/b", "Olá", "Don't go", "go 🏃 a"]
        let code =
            #"@"say \"hi\"", @"a\nb", @"c\\d"; <string>you &amp; me &lt;b&gt;</string> "a\/b", "Ol\u00e1", "go \uD83C\uDFC3 \u0061" <s>Don&#39;t go</s>"#
        let found = try mentions(keys, code)
        #expect(keys.allSatisfy { found.of($0).count == 1 })
    }

    @Test("A part of a text is not a mention, nor is a text without a closing quote")
    func wholeTexts() throws {
        let found = try mentions(["home", "title"], "@\"home.title\" \"home\n title\" it's \"title")
        #expect(found.of("home").isEmpty)
        #expect(found.of("title").isEmpty)
    }

    /// Returns the tables that the lookups of a key in a property list ask; nil for an occurrence that is no lookup.
    private func tables(_ key: String, in list: String, at path: String) throws -> [String?] {
        let file = try OtherFile(path: path, bytes: Array("<plist version=\"1.0\">\(list)</plist>".utf8))
        return Mentions(of: [ExactText(key)], in: [file]).of(key).map { $0.isLookup ? $0.table ?? "any" : nil }
    }

    @Test("The system looks up the texts of a settings bundle in the table that the page names, or in that of its name")
    func settings() throws {
        let page =
            "<dict>%@<key>PreferenceSpecifiers</key><array><dict><key>Title</key><string>Sound</string></dict></array></dict>"
        let own = page.replacing("%@", with: "")
        let named = page.replacing("%@", with: "<key>StringsTable</key><string>Page</string>")
        #expect(try tables("Sound", in: own, at: "App/Settings.bundle/Root.plist") == ["Root"])
        #expect(try tables("Sound", in: named, at: "App/Settings.bundle/Root.plist") == ["Page"])
        #expect(try tables("Title", in: own, at: "App/Settings.bundle/Root.plist") == [nil])
        #expect(try tables("Sound", in: own, at: "App/Sounds.plist") == [nil])
        #expect(try tables("Sound", in: "<string>Sound</string>", at: "App/Settings.bundle/Root.plist") == [nil])
    }

    @Test("The system looks up the names of services in the table ServicesMenu")
    func services() throws {
        let item = "<key>NSMenuItem</key><dict><key>default</key><string>Add Words</string></dict>"
        let list = "<dict><key>NSServices</key><array><dict>\(item)</dict></array></dict>"
        #expect(try tables("Add Words", in: list, at: "App/Info.plist") == ["ServicesMenu"])
        #expect(try tables("Add Words", in: item, at: "App/Info.plist") == [nil])
    }

    @Test(
        "Adjacent literals are one text",
        arguments: [
            #"NSLocalizedString(@"home." @"title", nil)"#, "NSLocalizedString(@\"home.\"\n  @\"title\", nil)",
            #"NSLocalizedString("home" /* c */ "." "title", nil)"#,
        ])
    func adjacent(code: String) throws {
        let found = try mentions(["home.title", "home.", "title"], code)
        #expect(found.of("home.title").map(\.isLookup) == [true])
        #expect(found.of("home.").isEmpty)
        #expect(found.of("title").isEmpty)
    }

    @Test("Directives, arguments and parts of a message separate literals")
    func separate() throws {
        let code = "#import \"a\"\n#import \"b\"\n[x show:@\"a\" text:@\"b\"]; f(\"a\", \"b\")"
        let found = try mentions(["a", "b", "ab"], code)
        #expect(found.of("a").count == 3)
        #expect(found.of("b").count == 3)
        #expect(found.patterns(of: "ab").isEmpty)
    }

    @Test(
        "A macro next to a literal can complete it to any text",
        arguments: [
            "#define TR(k) NSLocalizedString(@\"home.\" k, nil)", "#define TR(k) tr(\\\n  @\"home.\" @#k)",
            "#define TR(k) tr(@\"ho\" @\"me.\" k)", "#define TR(k) tr(k @\".title\")",
            "NSLocalizedString(@\"home.\" NAME, nil)", "tr(@\"home.\" NAME @\"le\")",
        ])
    func macros(code: String) throws {
        let found = try mentions(["home.title"], code)
        #expect(found.patterns(of: "home.title").map(\.kind) == [.pattern])
        #expect(found.patterns(of: "page.body").isEmpty)
    }

    @Test("The time for a file of only quotes is linear")
    func manyQuotes() throws {
        let text = String(repeating: "\"", count: 200_000) + String(repeating: ">", count: 20_000)
        #expect(try mentions(["x"], text).of("x").isEmpty)
    }
}
