import ArgumentParser
import XCStringsKit

/// What an option or argument takes, where its type does not say it already.
///
/// It stands in the description that a command gives of itself (``ToolDescription``), from which ``OfferFinder`` learns
/// what to offer; the argument parser's own completions are not used.
package enum CompletionSubject: String, Sendable, CaseIterable {
    /// Keys that there are.
    case keys
    /// A key that there is not yet: the beginnings of others.
    case newKey
    /// A pattern of keys.
    case keyPattern
    /// Languages, with commas between them: the project's, else those that are widely used.
    case languages
    /// A language that the project does not have yet.
    case newLanguage
    /// A text for a place: `pt-BR=…`, `en.plural.one=…`.
    case text
    /// Places of texts, with commas between them: `fr`, `pt-BR.device.ipad`.
    case places
    /// A state for the texts of a language: `pt-BR=translated`.
    case stateOfLanguage
    /// What state a text must have: `state=needs_review`.
    case stateCondition
    /// Ids of rules.
    case rules
    /// A rule and its severity: `stale-key=off`.
    case severities
    /// A catalog or legacy table of the project.
    case catalogs
    /// The same, where the command reads no keys from.
    case otherTable
    /// Catalogs, legacy tables and folders of them.
    case inputs
    /// Branches and tags of git.
    case revisions
    /// What `fitloc diff` compares: files and folders, revisions, `A..B`.
    case versions
    /// A format of reports, with a file behind `=`.
    case reportFormats
    /// Where `fitloc fill` takes texts from.
    case fillSources
    /// Anything, of which nothing is known: numbers, names, sentences.
    case anything
}

extension CompletionKind {
    /// What an option or argument takes.
    package static func offers(_ subject: CompletionSubject) -> CompletionKind { .shellCommand(subject.rawValue) }
}
