import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts
import TranslationExchange

extension SkippedLanguage {
    /// Returns the position of the skipped translations with the reason.
    func line(path: String, table: String) -> String {
        "\(FileLocation(path: path, position: position)): warning: \(sentence(table: table))"
    }

    /// Returns the entry for the JSON report.
    func skipped(path: String, table: String) -> ChangeReport.Skipped {
        ChangeReport.Skipped(
            operation: "set", path: path, position: position, language: language.spelling,
            reason: sentence(table: table))
    }

    private func sentence(table: String) -> String {
        let path = VisibleText.path(table)
        let why =
            switch reason {
            case .missing(let relatives) where relatives.isEmpty: Texts.Import.Language.missing(path: path)
            case .missing(let relatives):
                Texts.Import.Language.missingBeside(path: path, relatives: Words.alternatives(relatives.map(\.shown)))
            case .several(let candidates):
                Texts.Import.Language.several(path: path, candidates: Words.alternatives(candidates.map(\.shown)))
            case .doubled(let other, let language):
                Texts.Import.Language.doubled(other: other.shown, language: language.shown)
            }
        return "\(Texts.Import.skippedLanguage(count: count, language: language.shown, reason: why.resolved))"
    }
}

extension FormRemark {
    /// Returns the note with its position.
    func line(path: String) -> String {
        let text = Quotation.of(name)
        let sentence =
            switch kind {
            case .kept(let categories):
                Texts.Import.Form.kept(
                    name: text, language: language.shown, form: form,
                    categories: Words.list(categories.map(\.rawValue)))
            case .replaced(let old):
                Texts.Import.Form.replaced(name: text, language: language.shown, form: form, old: Quotation.of(old))
            }
        return "\(FileLocation(path: path, position: position)): note: \(sentence)"
    }
}
