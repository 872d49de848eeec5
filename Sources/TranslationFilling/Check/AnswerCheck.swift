import CatalogCore
import CatalogEditing
import CatalogLint

/// Holds what a source has for a gap against the source text and the rules, before it is taken.
struct AnswerCheck {
    let table: FillTable
    let state: TranslationState

    /// Who gave an answer, which decides how far it is trusted.
    enum Giver {
        /// The source text itself, as it is or with other letters.
        case copy
        /// Somebody who translated it once.
        case people
        /// A program, which may have talked instead.
        case service
        /// A program that gives most texts back as they are.
        case echo

        /// Whether a program gave it.
        var isService: Bool { self == .service || self == .echo }
    }

    /// The texts as they are written, or what is wrong with them.
    func checked(
        _ texts: [PartPath: String], for gap: FillGap, from giver: Giver
    ) -> Result<[PartPath: String], AnswerRejection> {
        var taken: [PartPath: String] = [:]
        for part in gap.parts {
            guard let text = texts[part.path] else { continue }
            taken[part.path] = giver.isService ? AnswerEdges.carried(from: part.source, to: text) : text
        }
        let missing = gap.parts.map(\.path).filter { taken[$0] == nil }
        guard missing.isEmpty else { return .failure(.init(taken, in: gap, .incomplete(missing))) }
        for part in gap.parts {
            guard let text = taken[part.path], let flaw = flaw(of: text, part, from: giver) else { continue }
            return .failure(.init([part.path: text], in: gap, flaw))
        }
        do throws(ChangeRefusal) {
            _ = try table.outcome(ofWriting: taken, into: gap, state: state, isTranslation: giver != .copy)
            let isCopied = gap.parts.contains { taken[$0.path]?.utf8.elementsEqual($0.source.utf8) ?? false }
            if giver.isService, isCopied { try table.requireTranslation(taken, into: gap) }
            return .success(taken)
        } catch {
            return .failure(.init(taken, in: gap, .refused(error)))
        }
    }

    /// What no rule asks about, since a person would not do it.
    private func flaw(of text: String, _ part: FillGap.Part, from giver: Giver) -> AnswerFlaw? {
        if giver == .copy { return nil }
        if text.allSatisfy(\.isWhitespace) { return .empty(part.path) }
        guard giver.isService else { return nil }
        if giver == .echo, text.utf8.elementsEqual(part.source.utf8), table.hasWords(part) { return .untranslated }
        if SmallTalk.isFound(in: text, insteadOf: part.source) { return .talk }
        return text.count > 4 * part.source.count + 60 ? .excessive : nil
    }
}

/// An answer that is not taken.
struct AnswerRejection: Error {
    /// The text that it failed by, or the first of several.
    package let text: String
    /// What is wrong.
    let flaw: AnswerFlaw

    init(_ texts: [PartPath: String], in gap: FillGap, _ flaw: AnswerFlaw) {
        text = gap.parts.lazy.compactMap { texts[$0.path] }.first ?? ""
        self.flaw = flaw
    }
}
