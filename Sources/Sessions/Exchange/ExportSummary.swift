import CatalogCore
import CatalogLint
import InterfaceTexts
import TranslationExchange

/// Messages about an export.
enum ExportSummary {
    static func text(of files: [ExchangeFile], languages: [LanguageTag]) -> String {
        let units = files.flatMap(\.units).filter { $0.part != nil }
        let open = units.count { $0.target == nil }
        let rest = open == 0 ? "" : "; \(Texts.Export.untranslated(count: open))"
        return "\(Texts.Export.texts(count: units.count, languages: languages.shown))\(rest)"
    }

    /// Returns the summary of an exported translation memory.
    static func text(of memory: [MemoryText]) -> String {
        let languages = memory.flatMap { text in
            text.variants.map(\.language).filter { $0 != text.sourceLanguage }
        }
        return "\(Texts.Export.translations(count: languages.count, languages: Set(languages).sorted().shown))"
    }

    /// Returns a warning for each text that is left out.
    static func lines(of table: ExportedTable) -> [String] {
        table.units.flatMap(\.leftOut).map { line(for: $0, in: table.table.path) }
    }

    /// Returns the warning for a text that is left out.
    static func line(for leftOut: TableUnits.LeftOut, in path: String) -> String {
        let reason =
            switch leftOut.reason {
            case .character(let code): Texts.Export.Reason.character(code: CodePoint.name(code))
            case .sameName(let other): Texts.Export.Reason.sameName(key: Quotation.of(other))
            case .doubledKey: Texts.Export.Reason.doubledKey
            case .doubledPart(let name): Texts.Export.Reason.doubledPart(name: Quotation.of(name))
            case .name: Texts.Export.Reason.name
            case .parts: Texts.Export.Reason.parts
            case .arguments: Texts.Export.Reason.arguments
            case .incomplete: Texts.Export.Reason.incomplete
            case .emptySource: Texts.Export.Reason.emptySource
            }
        let name = leftOut.part.isWhole ? leftOut.key : UnitIdentifier.id(of: leftOut.key, leftOut.part)
        let sentence = Texts.Export.staysBehind(key: Quotation.of(name), reason: reason.resolved)
        return "\(VisibleText.path(path)): warning: \(sentence)"
    }
}
