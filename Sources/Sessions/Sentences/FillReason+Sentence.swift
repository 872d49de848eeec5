import CatalogCore
import CatalogLint
import InterfaceTexts
import NetworkMessages
import TranslationFilling
import Workspaces

extension FillReason {
    /// The reason why a gap remains, in the interface's language, for a line that names the key and the language already.
    var statement: String {
        switch self {
        case .nothingFound: Texts.Fill.Reason.nothingFound.resolved
        case .noSourceText: Texts.Fill.Reason.noSourceText.resolved
        case .stringSet: Texts.Fill.Reason.stringSet.resolved
        case .unwritable(let refusal): refusal.statement
        case .flawed(let source, let text, let flaw): "\(VisibleText.shown(source)): \(flaw.statement(on: text))"
        case .noAnswer(let source): "\(VisibleText.shown(source)): \(Texts.Fill.Reason.noAnswer)"
        case .budget(let source): "\(VisibleText.shown(source)): \(Texts.Fill.Reason.budget)"
        case .notAsked(let source): "\(VisibleText.shown(source)): \(Texts.Fill.Reason.notAsked)"
        case .failed(let source, let failure): "\(VisibleText.shown(source)): \(failure.sentence(of: source))"
        }
    }
}

extension AnswerFlaw {
    fileprivate func statement(on text: String) -> String {
        let quoted = Quotation.of(text)
        switch self {
        case .incomplete(let parts):
            return Texts.Fill.Reason.incomplete(parts: Words.list(parts.map(\.shown))).resolved
        case .empty: return Texts.Fill.Reason.empty.resolved
        case .marked: return Texts.Fill.Reason.marked(text: quoted).resolved
        case .talk: return Texts.Fill.Reason.talk(text: quoted).resolved
        case .untranslated: return Texts.Fill.Reason.untranslated(text: quoted).resolved
        case .excessive: return Texts.Fill.Reason.excessive(text: quoted).resolved
        case .refused(let refusal): return refusal.statement
        }
    }
}

extension ServiceFailure {
    /// Returns the error message, in the interface's language.
    ///
    /// Messages of servers and of the system are not translated.
    ///
    /// - Parameter service: The service's name, as in `--from`.
    package func sentence(of service: String) -> String {
        switch self {
        case .unreachable(let reason): Texts.Fill.Failure.unreachable(reason: VisibleText.shown(reason)).resolved
        case .timedOut(let seconds): Texts.Fill.Failure.timedOut(seconds: Int(seconds.rounded(.up))).resolved
        case .status(let status, _, _) where [401, 403].contains(status):
            ServiceName(rawValue: service).map {
                Texts.Fill.Failure.key(status: status, variable: $0.keyVariable).resolved
            } ?? Texts.Fill.Failure.status(status: status).resolved
        case .status(456, _, _): Texts.Fill.Failure.quota(status: 456).resolved
        case .status(let status, let message?, _):
            Texts.Fill.Failure.said(status: status, message: VisibleText.shown(message)).resolved
        case .status(let status, nil, _): Texts.Fill.Failure.status(status: status).resolved
        case .unreadable(let reason): Texts.Fill.Failure.unreadable(reason: VisibleText.shown(reason)).resolved
        case .program(let fault): fault.sentence
        case .asksToWait(let seconds): Texts.Fill.Failure.wait(minutes: Int((seconds / 60).rounded(.up))).resolved
        case .cancelled: Texts.Fill.Failure.cancelled.resolved
        }
    }
}

extension ServiceFailure.ProgramFault {
    /// The error message, in the interface's language.
    fileprivate var sentence: String {
        switch self {
        case .notFound(let program): Texts.Fill.Failure.programMissing(program: VisibleText.shown(program)).resolved
        case .notStarted(let program):
            Texts.Fill.Failure.programNotStarted(program: VisibleText.shown(program)).resolved
        case .tooMuchOutput(let program): Texts.Fill.Failure.programOutput(program: VisibleText.shown(program)).resolved
        case .failed(let program, let status):
            Texts.Fill.Failure.programStatus(program: VisibleText.shown(program), status: Int(status)).resolved
        }
    }
}
