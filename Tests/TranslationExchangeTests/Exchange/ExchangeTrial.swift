import CatalogCore
import CatalogEditing
import CatalogLint
import LintRules
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

/// A table for round trips through exchange formats.
struct ExchangeTrial {
    let table: EditableTable

    /// The tool named in the corpus files.
    static let xcode = ExchangeTool(id: "com.apple.dt.xcode", name: "Xcode", version: "15.4", build: "15F31d")

    init(_ sources: [TableLoader.Source]) throws {
        let project = TableLoader.loadNow(sources)
        table = EditableTable(
            try #require(project.tables.first), of: project, settings: LintSettings(), rules: .standard)
    }

    /// Creates an English catalog with these members of `strings`.
    init(_ entries: String) throws {
        try self.init([InlineTables.catalog(entries)])
    }

    var source: LanguageTag { table.sourceLanguage ?? "und" }

    /// Returns the texts in a language for translators.
    func units(_ language: LanguageTag) -> TableUnits {
        TableUnits(table.table, files: table.files, from: source, to: language)
    }

    /// Returns the XLIFF file of a language.
    func xliff(_ language: LanguageTag) -> [UInt8] {
        XLIFFWriter.bytes(of: units(language).files.map { NamedExchangeFile($0) }, tool: Self.xcode)
    }

    /// Returns the CSV file.
    func csv(_ languages: [LanguageTag]) -> [UInt8] {
        var writer = SheetWriter()
        writer.add(
            languages.map {
                TableUnits(table.table, files: table.files, from: source, to: $0, allowsEveryCharacter: true)
            })
        return writer.bytes()
    }

    /// Returns the units as `id | source | target | state`.
    func lines(_ language: LanguageTag) -> [String] {
        units(language).files.flatMap(\.units).map { unit in
            [unit.id, unit.source, unit.target ?? "-", unit.state.map { "\($0)" } ?? "-"].joined(separator: " | ")
        }
    }

    /// Imports an XLIFF file.
    func importing(_ xliff: [UInt8]) throws -> TableImport {
        try TableImport(try XLIFFReader.files(in: xliff), into: table)
    }

    /// Imports a CSV file.
    func importing(csv: [UInt8]) throws -> TableImport {
        let sheet = try ReceivedSheet(csv)
        return try TableImport(sheet.originals.flatMap { sheet.files(for: $0, source: source) }, into: table)
    }

    /// Imports the units of an XLIFF file.
    func importing(_ units: String, language: String = "pt-BR") throws -> TableImport {
        try importing(Self.file(units, language: language))
    }

    /// Returns an XLIFF file with these units.
    static func file(_ units: String, language: String = "pt-BR") -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            <file original="Localizable.xcstrings" source-language="en" target-language="\(language)" datatype="plaintext">
            <body>\(units)</body></file></xliff>
            """.utf8)
    }

    /// Returns the table after an import.
    func after(_ result: TableImport) throws -> ExchangeTrial {
        let plan = try table.plan(result.changes)
        let changed = plan.files.newContents
        return ExchangeTrial(table: try table.rereading(changed))
    }

    private init(table: EditableTable) { self.table = table }
}

extension TableImport {
    /// The skipped units, as `name: reason`.
    var skips: [String] {
        skipped.map { unit in
            let reason =
                switch unit.reason {
                case .unknownKey: "unknown key"
                case .unknownPart: "unknown part"
                case .doubledKey: "doubled key"
                case .doubledUnit: "doubled unit"
                case .doubledInFiles(let path): "also in \(path)"
                case .notTranslated: "not to be translated"
                case .sourceChanged(from: _, to: let now): "source is now \(now)"
                case .unfinished: "unfinished"
                case .variableName: "variable"
                case .message(let problem): "\(problem)"
                case .fault(let fault): "fault(\(fault))"
                case .refused(let refusal, key: _): "\(refusal)"
                case .otherFormRefused: "other form refused"
                case .emptyForm: "empty form"
                case .excluded: "excluded"
                case .emptied: "emptied"
                case .changedMeanwhile(to: let now): "text is now \(now)"
                case .otherSource(let text, present: _): "source in the file is \(text)"
                }
            return "\(unit.name): \(reason)"
        }
    }
}
