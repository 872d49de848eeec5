import CatalogCore
import CatalogEditing
import CatalogLint

/// Checks the texts that a fill source or a service supplies for a gap.
///
/// It compares them with the source text and runs the rules.
struct AnswerCheck {
    let table: FillTable
    let state: TranslationState

    /// The origin of an answer, which decides how strictly it is checked.
    enum Origin {
        /// A copy or pseudo-translation of the source text.
        case copy
        /// An earlier translation by people.
        case people
        /// A service, which may return a remark in place of a translation.
        case service
        /// A service that returns most texts untranslated.
        case echo

        /// Whether the answer is from a service.
        var isService: Bool { self == .service || self == .echo }
    }

    /// Returns the texts to write, or the reason to reject them.
    func checked(
        _ texts: [PartPath: String], for gap: FillGap, from origin: Origin
    ) -> Result<[PartPath: String], AnswerRejection> {
        var taken: [PartPath: String] = [:]
        for part in gap.parts {
            guard let text = texts[part.path] else { continue }
            taken[part.path] = origin.isService ? AnswerEdges.restored(from: part.source, to: text) : text
        }
        let missing = gap.parts.map(\.path).filter { taken[$0] == nil }
        guard missing.isEmpty else { return .failure(.init(taken, in: gap, .incomplete(missing))) }
        for part in gap.parts {
            guard let text = taken[part.path], let flaw = flaw(of: text, part, from: origin) else { continue }
            return .failure(.init([part.path: text], in: gap, flaw))
        }
        do throws(ChangeRefusal) {
            _ = try table.outcome(ofWriting: taken, into: gap, state: state, isTranslation: origin != .copy)
            let isCopied = gap.parts.contains { taken[$0.path]?.utf8.elementsEqual($0.source.utf8) ?? false }
            if origin.isService, isCopied { try table.requireTranslation(taken, into: gap) }
            return .success(taken)
        } catch {
            return .failure(.init(taken, in: gap, .refused(error)))
        }
    }

    /// Returns a defect of machine output that no rule checks, because people do not write such texts.
    private func flaw(of text: String, _ part: FillGap.Part, from origin: Origin) -> AnswerFlaw? {
        if origin == .copy { return nil }
        if text.allSatisfy(\.isWhitespace) { return .empty(part.path) }
        guard origin.isService else { return nil }
        if origin == .echo, text.utf8.elementsEqual(part.source.utf8), table.hasWords(part) {
            return .untranslated
        }
        if ModelReplyDetector.isFound(in: text, insteadOf: part.source) { return .talk }
        if MarkedText.hasMarks(text, insteadOf: part.source) { return .marked }
        return text.count > 4 * part.source.count + 60 ? .excessive : nil
    }
}

/// A rejected answer.
struct AnswerRejection: Error {
    /// The rejected text, or the first one if several are rejected.
    package let text: String
    /// The reason for the rejection.
    let flaw: AnswerFlaw

    init(_ texts: [PartPath: String], in gap: FillGap, _ flaw: AnswerFlaw) {
        text = gap.parts.lazy.compactMap { texts[$0.path] }.first ?? ""
        self.flaw = flaw
    }
}
