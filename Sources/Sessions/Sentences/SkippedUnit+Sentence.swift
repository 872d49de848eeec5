import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts
import TranslationExchange

extension [SkippedUnit] {
    /// Returns the positions of skipped translations with the reasons.
    ///
    /// Languages of the same text share a line.
    func lines(path: String) -> [String] {
        grouped { ["\($0.position.line)", $0.name, $0.reason.sentence] }.map { _, units in
            let (position, languages) = (units[0].position, units.grouped(by: \.language).map(\.value))
            let sentence = Texts.Import.skipped(
                name: Quotation.of(units[0].name), language: languages.shown, reason: units[0].reason.sentence)
            return "\(FileLocation(path: path, position: position)): warning: \(sentence)"
        }
    }
}

extension SkippedUnit {
    /// Returns the entry for the JSON report.
    func skipped(path: String) -> ChangeReport.Skipped {
        ChangeReport.Skipped(
            operation: "set", key: name, path: path, position: position, language: language.spelling,
            reason: reason.sentence)
    }
}

extension SkippedUnit.Reason {
    fileprivate var sentence: String {
        switch self {
        case .unknownKey: "\(Texts.Import.Reason.unknownKey)"
        case .unknownPart: "\(Texts.Import.Reason.unknownPart)"
        case .doubledKey: "\(Texts.Import.Reason.doubledKey)"
        case .doubledUnit: "\(Texts.Import.Reason.doubledUnit)"
        case .doubledInFiles(let path): "\(Texts.Import.Reason.doubledInFiles(file: VisibleText.path(path)))"
        case .notTranslated: "\(Texts.Import.Reason.notTranslated)"
        case .sourceChanged(let old, let new): Self.changed(from: old, to: new)
        case .unfinished: "\(Texts.Import.Reason.unfinished)"
        case .variableName: "\(Texts.Import.Reason.variableName)"
        case .message(.syntax): "\(Texts.Import.Reason.syntax)"
        case .message(.argument(let name)): "\(Texts.Import.Reason.argument(name: Quotation.of(name)))"
        case .message(.specifier(let specifier)):
            "\(Texts.Import.Reason.specifier(specifier: Quotation.of(specifier)))"
        case .message(.form(let number)): "\(Texts.Import.Reason.form(number: number))"
        case .message(.category(let name)), .fault(.quantity(let name)):
            "\(Texts.Import.Reason.category(name: Quotation.of(name)))"
        case .message(.encoding): "\(Texts.Import.Reason.encoding)"
        case .message(.doubled): "\(Texts.Import.Reason.doubledUnit)"
        case .fault(let fault): fault.sentence
        // The line and the report name the key and the language.
        case .refused(let refusal, _): refusal.statement
        case .otherFormRefused: "\(Texts.Import.Reason.otherForm)"
        case .emptyForm: "\(Texts.Import.Reason.emptyForm)"
        case .excluded: "\(Texts.Import.Reason.excluded)"
        case .emptied: "\(Texts.Import.Reason.emptied)"
        case .changedMeanwhile(let text): "\(Texts.Import.Reason.changedMeanwhile(text: Quotation.of(text)))"
        case .otherSource(let new, let present):
            "\(Texts.Import.Reason.otherSource(new: Quotation.of(new), present: Quotation.of(present)))"
        }
    }

    /// Returns the message about a changed source text, with escaped characters if the texts look alike.
    private static func changed(from old: String, to new: String) -> String {
        let (left, right) = LookAlikes(old, new)?.quoted ?? (Quotation.of(old), Quotation.of(new))
        return "\(Texts.Import.Reason.sourceChanged(old: left, new: right))"
    }
}

extension ResourceFault {
    fileprivate var sentence: String {
        switch self {
        case .markup(let element): "\(Texts.Import.Android.markup(element: "<\(VisibleText.shown(element))>"))"
        case .reference: "\(Texts.Import.Android.reference)"
        case .escape: "\(Texts.Import.Android.escape)"
        case .otherKind: "\(Texts.Import.Android.otherKind)"
        case .sentence: "\(Texts.Import.Android.sentence)"
        case .list: "\(Texts.Import.Android.list)"
        case .quantity(let name): "\(Texts.Import.Reason.category(name: Quotation.of(name)))"
        }
    }
}

extension ImportRefusal {
    /// Returns the reason why the whole file is rejected, in the interface's language.
    func lines(path: String) -> [FailureLine] {
        switch self {
        case .noTargetLanguage(let position):
            [FailureLine(Texts.Import.noLanguage.resolved, at: position, in: path)]
        case .unknownLanguage(let language, let problem, let position):
            [FailureLine(problem.localizedSentence(about: language), at: position, in: path)]
        case .otherLanguages(let language, let others, let position):
            [
                FailureLine(
                    Texts.Import.otherLanguages(language: language.shown, others: others.shown).resolved, at: position,
                    in: path)
            ]
        case .table(let refusal): refusal.lines
        }
    }
}
