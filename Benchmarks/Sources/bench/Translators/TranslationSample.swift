import XCStringsKit

/// A catalog for exports, imports and the translation memory.
struct TranslationSample {
    /// The catalog.
    let catalog: Catalog
    private let table: EditableTable
    private let project: Project

    init(keys: Int) async throws {
        let path = "Localizable.xcstrings"
        project = await TableLoader.load([TableLoader.Source(path: path, bytes: SampleCatalog.bytes(keyCount: keys))])
        guard let catalog = project.tables.first as? Catalog else { throw SubjectError.unexpectedShape }
        self.catalog = catalog
        table = EditableTable(catalog, of: project, settings: LintSettings())
    }

    /// Returns the exported file for Portuguese.
    func exported() -> [UInt8] {
        let units = TableUnits(catalog, files: project.files, from: "en", to: "pt-BR")
        return XLIFFWriter.bytes(of: units.files.map { NamedExchangeFile($0) }, tool: .fitloc(version: "0"))
    }

    /// Returns the exported file with all translations changed.
    func translatedAnew() -> String {
        String(decoding: exported(), as: UTF8.self).replacing("</target>", with: " – novo</target>")
    }

    /// Plans the changes that a translated file makes to the catalog.
    func imported(_ bytes: [UInt8]) throws -> TablePlan {
        try table.plan(try TableImport(try XLIFFReader.files(in: bytes), into: table).changes)
    }

    /// Texts of the catalog, each with an added word.
    var nearTexts: [String] {
        let step = max(1, catalog.entryCount / TranslationJob.lookUps)
        return stride(from: 0, to: catalog.entryCount, by: step).prefix(TranslationJob.lookUps).map { index in
            let part = catalog.entry(at: index).localization("en")?.content.parts.first
            return (part?.unit.value?.string ?? "") + " now"
        }
    }

    /// Loads the catalog, and a second catalog with similar texts that lack Portuguese.
    func projectWithGaps() async -> Project {
        let entries = nearTexts.enumerated().map { number, text in
            """
                "gap.\(number)" : {
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : \(DocumentFragment.string(text).json)
                      }
                    }
                  }
                }
            """
        }
        let gaps = """
            {
              "sourceLanguage" : "en",
              "strings" : {
            \(entries.joined(separator: ",\n"))
              },
              "version" : "1.0"
            }
            """
        return await TableLoader.load([
            TableLoader.Source(path: catalog.files[0].path, bytes: catalog.document?.bytes ?? []),
            TableLoader.Source(path: "Gaps.xcstrings", bytes: Array(gaps.utf8)),
        ])
    }
}
