import ArgumentParser

/// The kind of value that an option or argument takes, if its Swift type does not determine the kind.
///
/// The kind is part of the command's description (``ToolDescription``), from which ``OfferFinder`` derives the offers.
/// The argument parser's own completions are not used.
package enum CompletionSubject: String, Sendable, CaseIterable {
    /// Existing keys.
    case keys
    /// A key that does not exist yet.
    ///
    /// The prefixes of existing keys are offered.
    case newKey
    /// A pattern that matches keys.
    case keyPattern
    /// Comma-separated languages: the project's, otherwise widely used ones.
    case languages
    /// A language that the project does not have yet.
    case newLanguage
    /// A text assignment such as `pt-BR=…` or `en.plural.one=…`.
    case text
    /// Comma-separated text locations such as `fr` or `pt-BR.device.ipad`.
    case locations
    /// A state assignment for a language, such as `pt-BR=translated`.
    case stateOfLanguage
    /// A condition on the state of texts, such as `state=needs_review`.
    case stateCondition
    /// Rule ids.
    case rules
    /// A rule with a severity, such as `stale-key=off`.
    case severities
    /// A catalog or legacy table of the project.
    case catalogs
    /// A catalog or legacy table that the command does not read keys from, such as the destination of `move`.
    case otherTable
    /// Catalogs, legacy tables and folders of them.
    case inputs
    /// Branches and tags of git.
    case revisions
    /// The operands of `fitloc diff`: files, folders, revisions and `A..B`.
    case versions
    /// A report format, optionally followed by `=` and a file.
    case reportFormats
    /// The sources of texts for `fitloc fill`.
    case fillSources
    /// Values that cannot be completed: numbers, names and sentences.
    case anything
}

extension CompletionKind {
    /// Returns a completion kind that requests fitloc's own offers for a subject.
    package static func offers(_ subject: CompletionSubject) -> CompletionKind { .shellCommand(subject.rawValue) }
}
