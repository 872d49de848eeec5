import CatalogCore
import CatalogLint
import CatalogRuntime
import CommandOutput
import InterfaceTexts
import TranslationExchange

extension [KeptText] {
    /// Returns the notes on texts that a table keeps, with their positions.
    ///
    /// Copies that the file itself marks as untranslated need no note.
    func lines(path: String) -> [String] {
        let copies = filter { $0.reason == .copy(isMarked: false) }
        let notes = compactMap { text -> String? in
            guard case .sourceChanged(let old, let new) = text.reason else { return nil }
            let change = Texts.Import.Kept.source(old: Quotation.of(old), new: Quotation.of(new))
            let location = FileLocation(path: path, position: text.position)
            return "\(location): note: \(Quotation.of(text.name)): \(change)"
        }
        guard let first = copies.first else { return notes }
        let names = Words.list(copies.map { "\(Quotation.of($0.name)) (\($0.language))" }, atMost: 5)
        let sentence = Texts.Import.Kept.copies(count: copies.count, names: names)
        return notes + ["\(FileLocation(path: path, position: first.position)): note: \(sentence)"]
    }
}

extension KeptText {
    /// Returns the entry for the JSON report.
    func report(path: String) -> ChangeReport.Skipped {
        ChangeReport.Skipped(
            operation: "set", key: name, path: path, position: position, language: language.spelling, reason: sentence)
    }

    private var sentence: String {
        switch reason {
        case .copy: "\(Texts.Import.Kept.copy)"
        case .sourceChanged(let old, let new):
            "\(Texts.Import.Kept.source(old: Quotation.of(old), new: Quotation.of(new)))"
        }
    }
}
