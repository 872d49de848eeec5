import CatalogCore
import StringTables
import Testing

@testable import SwiftSources

@Suite("Texts that the program keeps from people are notes")
struct AudienceTests {
    /// Returns the hard-coded texts, each with an asterisk if it is doubtful.
    private func shown(_ code: String, imports: String = "SwiftUI") async -> [String] {
        let table = #"{"sourceLanguage":"en","strings":{"home.title":{}},"version":"1.0"}"#
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let file = SourceScanner().file(at: "App/A.swift", holding: Array("import \(imports)\n\(code)".utf8))
        return HardCodedTexts.all(in: SourceProject([file], tables: loaded.tables)).map {
            $0.isDoubtful ? "\($0.text.key)*" : $0.text.key
        }
    }

    @Test("Another argument says that a text is hidden or for developers")
    func hidden() async {
        func failure(_ argument: String) -> String {
            "func failure(_ message: String, _ kind: Kind, kind: Kind) { label.text = message }; "
                + "let a = failure(\"The photo is lost\", \(argument))"
        }
        #expect(await shown(failure("kind: .hidden")) == ["The photo is lost*"])
        #expect(await shown(failure("kind: .debug")) == ["The photo is lost*"])
        #expect(await shown(failure("kind: .visible")) == ["The photo is lost"])
        #expect(await shown(failure(".hidden, kind: .visible")) == ["The photo is lost"])
    }

    @Test("A text that begins with the name of a type of the project is a message to developers")
    func types() async {
        func label(_ text: String) -> String { "class PhotoStore {}; class Photo {}; label.text = \"\(text)\"" }
        #expect(await shown(label("PhotoStore: no data is left")) == ["PhotoStore: no data is left*"])
        #expect(await shown(label("PhotoStor: no data is left")) == ["PhotoStor: no data is left"])
        #expect(await shown(label("Photo: no data is left")) == ["Photo: no data is left"])
        #expect(await shown(label("The PhotoStore: no data is left")) == ["The PhotoStore: no data is left"])
    }

    @Test("What a file assigns that only sends reports is not shown by itself")
    func reports() async {
        let event =
            "enum Cause: String { case slow = \"The answer took too long\" }; event.message = cause.rawValue; "
            + "let cause = Cause.slow"
        #expect(await shown(event, imports: "Sentry").isEmpty)
        #expect(await shown(event, imports: "Foundation") == ["The answer took too long"])
        #expect(await shown(event, imports: "Sentry\nimport UIKit") == ["The answer took too long"])
    }

    @Test("A mark of copyright with names is no text")
    func copyright() async {
        func label(_ text: String) -> String { "label.text = \"\(text)\"" }
        #expect(await shown(label("© Orca Labs 2008 – 2025")).isEmpty)
        #expect(await shown(label("©2025 Orca Labs")).isEmpty)
        #expect(await shown(label("Copyright © 2025 Orca\\nGitHub: \\(address)")).isEmpty)
        #expect(await shown(label("© 2025 Orca, all rights reserved")) == ["© 2025 Orca, all rights reserved"])
        #expect(await shown(label("Copyright © of Orca")) == ["Copyright © of Orca"])
        #expect(await shown(label("© Ana van den Berg")).isEmpty)
    }

    @Test("An error with three words for parts of data, or with a class of a system, is for developers")
    func parts() async {
        func failure(_ text: String) -> String {
            "enum Failure: LocalizedError { case a; var errorDescription: String? { \"\(text)\" } }; "
        }
        let three = "The record has no header for this version."
        #expect(await shown(failure(three)) == ["\(three)*"])
        #expect(await shown("label.text = \"\(three)\"") == [three])
        let two = "The photo has no header for this version."
        #expect(await shown(failure(two)) == [two])
        #expect(await shown(failure("Invalid record header version")) == ["Invalid record header version*"])
        #expect(await shown(failure("Invalid header version")) == ["Invalid header version"])
        #expect(await shown(failure("The CGEvent is lost.")) == ["The CGEvent is lost.*"])
        for word in ["CGE", "XYEvent", "UIKit", "NSFW", "CGevent"] {
            #expect(await shown(failure("The \(word) is lost.")) == ["The \(word) is lost."])
        }
    }

    @Test("A list called names has names, unless a table or the interface uses their words")
    func names() async {
        func list(_ texts: [String]) -> String {
            "enum Marks { static let names = \(texts) }; "
                + "struct Root: View { var body: some View { ForEach(Marks.names, id: \\.self) { Text($0) } } }"
        }
        let names = await shown(list(["Mail Server", "Fire Wall", "Web Server"]))
        #expect(names == ["Mail Server*", "Fire Wall*", "Web Server*"])
        #expect(await shown(list(["Mail your server", "Build a wall"])) == ["Mail your server", "Build a wall"])
    }

    @Test("Arguments called after several languages have the text in each")
    func languages() async {
        func text(_ arguments: String) -> String {
            "func text(english: String, german: String = \"\") -> String { isGerman ? german : english }; "
                + "label.text = text(\(arguments))"
        }
        let both = await shown(text(#"english: "Save changes", german: "Alles sichern""#))
        #expect(!both.isEmpty && both.allSatisfy { $0.hasSuffix("*") })
        #expect(await shown(text(#"english: "Save changes""#)) == ["Save changes"])
    }

    @Test("The phrases of the status codes of a protocol are for developers")
    func statusCodes() async {
        func status(_ type: String) -> String {
            "enum \(type): Int, LocalizedError { case a; var errorDescription: String? { \"Payment Required\" } }"
        }
        #expect(await shown(status("HTTPStatusCode")) == ["Payment Required*"])
        #expect(await shown(status("OrderStatusCode")) == ["Payment Required"])
        #expect(await shown(status("HTTPFailure")) == ["Payment Required"])
    }
}
