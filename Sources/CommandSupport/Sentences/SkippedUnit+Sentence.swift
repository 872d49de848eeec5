import XCStringsKit

extension SkippedUnit {
    /// A line that says where a translation stands that was not taken, and why.
    func line(path: String) -> String {
        let sentence = Texts.Import.skipped(
            name: Quotation.of(name), language: language.spelling, reason: reason.sentence)
        return "\(path):\(position.line):\(position.column): warning: \(sentence)"
    }
}

extension SkippedUnit.Reason {
    fileprivate var sentence: String {
        switch self {
        case .unknownKey: "\(Texts.Import.Reason.unknownKey)"
        case .unknownPart: "\(Texts.Import.Reason.unknownPart)"
        case .doubledKey: "\(Texts.Import.Reason.doubledKey)"
        case .doubledUnit: "\(Texts.Import.Reason.doubledUnit)"
        case .notTranslated: "\(Texts.Import.Reason.notTranslated)"
        case .sourceChanged(let now): "\(Texts.Import.Reason.sourceChanged(text: Quotation.of(now)))"
        case .unfinished: "\(Texts.Import.Reason.unfinished)"
        case .variableName: "\(Texts.Import.Reason.variableName)"
        case .refused(let refusal): refusal.sentence.split(separator: "\n").joined(separator: "; ")
        }
    }
}

extension ImportRefusal {
    /// Why nothing of a file can be taken, in the interface's language.
    func lines(path: String) -> [FailureLine] {
        switch self {
        case .noTargetLanguage(let position):
            [FailureLine(Texts.Import.noLanguage.resolved, at: position, in: path)]
        case .unknownLanguage(let language, let problem, let position):
            [FailureLine(problem.localizedSentence(about: language), at: position, in: path)]
        case .table(let refusal): refusal.lines
        }
    }
}
