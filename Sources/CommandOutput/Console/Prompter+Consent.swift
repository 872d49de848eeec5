import CatalogRuntime
import InterfaceTexts
import TerminalSupport

extension Prompter {
    /// Asks a question to which “no” is the default.
    ///
    /// Returns nil if the user ends the input.
    package mutating func consent(to question: LocalizedString) throws -> YesOrNo? {
        let answer = try ask(Question(question.resolved)) {
            $0.isEmpty || YesOrNo(typed: $0) != nil ? nil : Texts.Prompt.noOrYes.resolved
        }
        guard case .given(let text) = answer else { return nil }
        return text.allSatisfy(\.isWhitespace) ? .no : YesOrNo(typed: text)
    }
}
