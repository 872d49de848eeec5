import ArgumentParser
import CatalogCore
import CatalogEditing
import FileSearch

/// A state for a language or for a part of its text, such as `pt-BR=translated`.
struct StateAssignment: Sendable {
    let language: LanguageTag
    let part: PartPath?
    let state: TranslationState

    /// Parses `LANG=STATE` or `LANG.PART=STATE`.
    init(_ argument: String) throws {
        let (location, state) = try LanguagePart.parse(argument, form: "LANG=STATE")
        language = location.language
        part = location.part.isWhole ? nil : location.part
        self.state = try TranslationState(named: state)
    }
}

extension TranslationState {
    /// Creates one of the known states, or throws an error with the nearest one.
    fileprivate init(named name: String) throws {
        self.init(name)
        guard Self.known.contains(self) else {
            let known = Self.known.map(\.spelling)
            let nearest = Spelling.nearest(to: name, in: known).map { "; did you mean \($0)?" }
            throw ValidationError(
                "“\(name)” is not a state\(nearest ?? "; states are \(known.joined(separator: ", "))")")
        }
    }
}

/// The options for states, and for selecting keys by state or pattern.
package struct StateOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Set the state of a language's texts: \(TranslationState.known.map(\.spelling).joined(separator: ", ")).",
            valueName: "lang=state"), completion: .offers(.stateOfLanguage),
        transform: StateAssignment.init)
    var state: [StateAssignment] = []

    @Option(
        help: ArgumentHelp(
            "Remove a translation or a part of one: fr, pt-BR.device.ipad; repeatable and comma-separated.",
            valueName: "lang"), completion: .offers(.locations),
        transform: { try $0.split(separator: ",").map(LanguagePart.init) })
    var unset: [[LanguagePart]] = []

    @Option(help: ArgumentHelp("Whether to translate the key: yes or no.", valueName: "yes|no"))
    var translate: Decision?

    @Flag(
        help:
            "Mark the other finished translations as needs_review; not in legacy tables, which have no states."
    )
    var markReview = false

    @Option(
        help: ArgumentHelp("Change the keys that match this pattern; * matches any characters.", valueName: "glob"),
        completion: .offers(.keyPattern))
    var match: String?

    @Option(
        name: .customLong("where"),
        help: ArgumentHelp(
            "Change only keys with a text in this state, such as state=needs_review; --state then applies to those texts only.",
            valueName: "state=state"), completion: .offers(.stateCondition),
        transform: StateCondition.init)
    var condition: StateCondition?

    /// Creates options that change nothing.
    package init() {}

    /// Whether keys are selected by pattern or state instead of by name.
    package var choosesKeys: Bool { match != nil || condition != nil }

    /// Whether to mark finished translations as `needs_review` when the source text changes.
    package var marksTranslations: Bool { markReview }

    /// The selection of keys.
    package var keyMatch: KeyMatch {
        var result = KeyMatch()
        result.pattern = match.map(GlobPattern.init(key:))
        result.state = condition?.state
        result.languages = state.map(\.language)
        return result
    }

    /// The texts to remove from each key, before it gets new ones.
    package var removals: [EntryChange] {
        unset.joined().map { .unset($0.language, $0.part.isWhole ? nil : $0.part) }
    }

    /// The other changes to make to each key.
    package var changes: [EntryChange] {
        state.map { .state($0.language, $0.part, $0.state, from: condition?.state) }
            + (translate.map { [.shouldTranslate($0 == .yes)] } ?? [])
    }
}

/// The condition of `--where`, such as `state=needs_review`.
struct StateCondition: Sendable {
    let state: TranslationState

    /// Parses `state=STATE`.
    init(_ argument: String) throws {
        guard argument.hasPrefix("state=") else {
            throw ValidationError("expected state=STATE, such as state=needs_review")
        }
        state = try TranslationState(named: String(argument.dropFirst("state=".count)))
    }
}

/// A yes-or-no option value.
package enum Decision: String, Sendable, CaseIterable, ExpressibleByArgument {
    /// `yes`, as in `--translate yes`.
    case yes
    /// `no`, as in `--translate no`.
    case no
}
