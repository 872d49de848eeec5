import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import SwiftSources

@Suite("Translations of findings' messages")
struct FindingMessageTests {
    /// The modules that create messages.
    private static let modules = [
        "CatalogCore", "StringTables", "CatalogLint", "LintRules", "LintReports", "SwiftSources", "CatalogEditing",
    ]

    private static let literals = Result { () throws -> [(file: String, literals: MessageLiterals)] in
        try modules.flatMap { module in
            try SourceTree.files(below: SourceTree.package.appendingPathComponent("Sources/\(module)"))
                .filter { $0.pathExtension == "swift" }
        }.compactMap { file in
            let code = try String(contentsOf: file, encoding: .utf8)
            guard code.contains("FindingMessage") || code.contains("findings.add(") else { return nil }
            return (file.lastPathComponent, MessageLiterals(code))
        }
    }

    private static func catalog() throws -> Catalog {
        let file = SourceTree.package.appendingPathComponent("Localizable/Findings.xcstrings")
        return try Catalog(Array(Data(contentsOf: file)), path: file.path)
    }

    @Test("The catalog has exactly the messages of the code")
    func catalogHasAll() throws {
        let used = Set(try Self.literals.get().flatMap(\.literals.messages).map(\.template).filter(\.hasWords))
        let catalog = try Self.catalog()
        let keys = Set((0..<catalog.entryCount).map { catalog.entry(at: $0) }.map(\.key.string))
        #expect(used.subtracting(keys).sorted() == [], "messages that Localizable/Findings.xcstrings lacks")
        #expect(keys.subtracting(used).sorted() == [], "keys of Localizable/Findings.xcstrings that no message has")
        #expect(used.count > 200)
    }

    @Test("Each message has a Portuguese translation")
    func allAreTranslated() throws {
        let catalog = try Self.catalog()
        for index in 0..<catalog.entryCount {
            let entry = catalog.entry(at: index)
            #expect(entry.localization("pt-BR")?.content.unit?.value?.isEmpty == false, "\(entry.key.string)")
        }
    }

    @Test("No message contains words as plain text")
    func nothingIsHidden() throws {
        for (file, literals) in try Self.literals.get() {
            #expect(literals.untranslatable == [], "\(file): give the constant the type FindingMessage")
        }
    }

    @Test("Literals that become messages are found")
    func collector() {
        let literals = MessageLiterals(
            #"""
            func check(_ unit: Unit, into findings: inout FindingSink) {
                let what: FindingMessage = unit.isLost ? "lacks \(unit.a)" : "has 5% \(unit.b)"
                let hidden = unit.isLost ? "the words" : "of nobody"
                findings.add("\(what): \(Quotation.of("a text"))", at: unit.place)
            }
            var phrase: FindingMessage {
                switch self {
                case .a: "a"
                case .b: sort(by: "no message")
                }
            }
            """#)
        #expect(literals.messages.map(\.template) == ["lacks %1$@", "has 5%% %1$@", "%1$@: %2$@", "a"])
        #expect(literals.untranslatable == [#""the words""#, #""of nobody""#])
    }
}
