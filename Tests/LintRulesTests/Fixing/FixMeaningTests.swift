import CatalogCore
import CatalogReports
import CatalogLint
import CatalogRuntime
import Foundation
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("The visible texts before and after fixes")
struct FixMeaningTests {
    /// The random catalogs, more of them in the thorough suite.
    private static let seeds = 0..<(Corpus.isThorough ? 24 : 3)

    @Test(
        "Random catalogs with inserted defects have the same visible texts, except for the defects", arguments: seeds)
    func random(seed: Int) async throws {
        var catalog = DefectiveCatalog(seed: UInt64(seed))
        let before = TableLoader.Source(path: "Localizable.xcstrings", bytes: catalog.bytes(entries: 25))
        let project = await TableLoader.load([before])
        try #require(project.files.allSatisfy { $0.failure == nil })
        let fixes = await Fixing.fixed([before], .safe)
        let after = await TableLoader.load(Fixing.applied([before], .safe))
        #expect(
            await Fixing.fixed([TableLoader.Source(path: before.path, bytes: after.files[0].bytes)], .safe).files
                .isEmpty)
        let (old, new) = (Self.rendered(project), Self.rendered(after))
        #expect(!fixes.fixed.isEmpty)
        #expect(old.count == new.count && !old.isEmpty)
        for (old, new) in zip(old, new) where old != new {
            #expect(DefectiveCatalog.withoutDefects(old) == DefectiveCatalog.withoutDefects(new))
        }
        Self.expectSameFormats(project, after)
    }

    @Test("Unsafe fixes leave fewer findings than there were, and change no specifier", arguments: seeds)
    func unsafe(seed: Int) async throws {
        var catalog = DefectiveCatalog(seed: UInt64(seed) + 100)
        let source = TableLoader.Source(path: "Localizable.xcstrings", bytes: catalog.bytes(entries: 25))
        let old = await TableLoader.load([source])
        let new = await TableLoader.load(Fixing.applied([source], .all))
        let (before, after) = (await Self.findings(in: old), await Self.findings(in: new))
        #expect(after.count < before.count)
        let (texts, fixed) = (Self.specifiers(of: old), Self.specifiers(of: new))
        #expect(fixed.allSatisfy { texts[$0.key] == $0.value })
    }

    /// What a finding is about.
    private struct Subject: Hashable {
        let rule: RuleID
        let key: String?
        let language: LanguageTag?
        let part: PartPath
    }

    private static func findings(in project: Project) async -> [Subject: Severity] {
        let findings = await Fixing.linter.check(project).findings
        let all = findings.map {
            (Subject(rule: $0.rule, key: $0.key, language: $0.language, part: $0.part), $0.severity)
        }
        return Dictionary(all, uniquingKeysWith: max)
    }

    /// Returns the specifiers of each text.
    private static func specifiers(of project: Project) -> [String: [String]] {
        let all = project.tables.flatMap { table in
            (0..<table.entryCount).flatMap { index in
                let entry = table.entry(at: index)
                return entry.localizations.flatMap { localization in
                    localization.content.parts.map { part in
                        let name = "\(entry.key.string) \(localization.language) \(part.path)"
                        let text = part.unit.value?.string ?? ""
                        return (name, FormatString(text).specifiers.map(\.spelling))
                    }
                }
            }
        }
        return Dictionary(all) { _, last in last }
    }

    /// Returns every text of every key in every language, as generated accessors would show it.
    private static func rendered(_ project: Project) -> [String] {
        Preview.all(of: project).flatMap { preview in
            preview.keys.flatMap { key in key.rows.flatMap { row in row.texts.map { $0 ?? "–" } } }
        }
    }

    /// Expects that Foundation formats old and new texts in the same way.
    ///
    /// Only texts with integer arguments are compared.
    private static func expectSameFormats(_ old: Project, _ new: Project) {
        for (old, new) in zip(texts(of: old), texts(of: new)) {
            let format = FormatString(old)
            guard format.problems.isEmpty, format.specifiers.allSatisfy({ $0.spelling.hasSuffix("lld") }) else {
                continue
            }
            let numbers: [CVarArg] = [5, 7, 9]
            let (before, after) = (String(format: old, arguments: numbers), String(format: new, arguments: numbers))
            #expect(DefectiveCatalog.withoutDefects(before) == DefectiveCatalog.withoutDefects(after))
        }
    }

    private static func texts(of project: Project) -> [String] {
        project.tables.flatMap { table in
            (0..<table.entryCount).flatMap { index in
                table.entry(at: index).localizations.flatMap { $0.content.parts.compactMap { $0.unit.value?.string } }
            }
        }
    }
}

/// Catalogs of all structures with texts that have fixable defects.
private struct DefectiveCatalog {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    private static let languages = ["en", "de", "pt-BR", "ko", "ja", "ar"]
    private static let texts = [
        "Home", "Your day", "Name:", "of ", " and others ", "%lld of 20", "100% sure", "Done!", "A • B", "님 외", "姓 名",
        "Início", "Ação", "…", "", " ", "%%", "f\u{200C}i", "שלום", "Loading...", "Oi, tudo", "`a b`",
    ]
    private static let defects = [
        " ", "  ", "   ", "\n", "\t", "\u{200B}", "\u{200C}", "\u{FEFF}", "\u{AD}", "\u{3}", "\u{92}", "\u{1F}",
        "\u{303}",
        "\u{200F}", "\u{A0}",
    ]

    /// Returns a text without the defects that safe fixes may remove.
    static func withoutDefects(_ text: String) -> String {
        let gone: Set<Unicode.Scalar> = ["\u{200B}", "\u{200C}", "\u{FEFF}", "\u{3}"]
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !gone.contains(scalar) {
            if scalar == " ", result.last == " " { continue }
            result.append(scalar == "\u{92}" ? "’" : scalar)
        }
        return String(result).replacing("...", with: "…").trimmingCharacters(in: .whitespacesAndNewlines)
            .precomposedStringWithCanonicalMapping
    }

    mutating func bytes(entries: Int) -> [UInt8] {
        let members = (0..<entries).map { number in
            let languages = Self.languages.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
            let shape = Int.random(in: 0..<4, using: &random)
            let contents = languages.map { language in
                "\(Self.quoted(language)) : \(content(shape, language))"
            }
            return "\"key.\(number)\" : { \"localizations\" : { \(contents.joined(separator: ", ")) } }"
        }
        let text =
            "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(members.joined(separator: ",\n")) }, \"version\" : \"1.0\" }"
        return Array(text.utf8)
    }

    private mutating func content(_ shape: Int, _ language: String) -> String {
        switch shape {
        case 0: return unit(text())
        case 1:
            let cases = ["one", "other"] + (language == "ja" || Bool.random(using: &random) ? ["many"] : [])
            return variations("plural", cases, "%lld ")
        case 2: return variations("device", ["ipad", "other"], "")
        default:
            let cases = { (name: String, number: Int, plural: String) in
                "\"\(name)\" : { \"argNum\" : \(number), \"formatSpecifier\" : \"lld\", \(plural.dropFirst(2).dropLast(2)) }"
            }
            let (first, second) = (
                variations("plural", ["one", "other"], "%arg "), variations("plural", ["other"], "%arg ")
            )
            let gap = ["", " ", "  ", ", "].randomElement(using: &random) ?? ""
            return """
                { "stringUnit" : { "state" : "translated", "value" : \(Self.quoted("%#@a@\(gap)%#@b@")) },
                  "substitutions" : { \(cases("a", 1, first)), \(cases("b", 2, second)) } }
                """
        }
    }

    private mutating func variations(_ axis: String, _ cases: [String], _ prefix: String) -> String {
        let members = cases.map { "\"\($0)\" : \(unit(prefix + text()))" }
        return "{ \"variations\" : { \"\(axis)\" : { \(members.joined(separator: ", ")) } } }"
    }

    private mutating func text() -> String {
        var text = Self.texts.randomElement(using: &random) ?? ""
        for _ in 0..<Int.random(in: 0..<3, using: &random) {
            let defect = Self.defects.randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<3, using: &random) {
            case 0: text = defect + text
            case 1: text += defect
            default: text = text.replacing(" ", with: defect == "\n" ? defect : " " + defect, maxReplacements: 1)
            }
        }
        return text
    }

    private func unit(_ text: String) -> String {
        "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \(Self.quoted(text)) } }"
    }

    private static func quoted(_ text: String) -> String { DocumentFragment.string(text).json }
}
