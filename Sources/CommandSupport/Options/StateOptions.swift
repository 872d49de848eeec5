import ArgumentParser
import XCStringsKit

/// A state for a language or for a part of its text, such as `pt-BR=translated`.
struct StateAssignment: Sendable {
    let language: LanguageTag
    let part: PartPath?
    let state: TranslationState

    /// Parses `LANG=STATE` or `LANG.PART=STATE`.
    init(_ argument: String) throws {
        let (place, state) = try TextPlace.parse(argument, form: "LANG=STATE")
        language = place.language
        part = place.part.isWhole ? nil : place.part
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
            throw ValidationError("“\(name)” is no state\(nearest ?? "; there are \(known.joined(separator: ", "))")")
        }
    }
}

/// The options for states, and for selecting keys by state or pattern.
package struct StateOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A state for the texts of a language: \(TranslationState.known.map(\.spelling).joined(separator: ", ")).",
            valueName: "lang=state"), completion: .offers(.stateOfLanguage),
        transform: StateAssignment.init)
    var state: [StateAssignment] = []

    @Option(
        help: ArgumentHelp(
            "A translation to take out, or a part of one: fr, pt-BR.device.ipad; repeatable and comma-separated.",
            valueName: "lang"), completion: .offers(.places),
        transform: { try $0.split(separator: ",").map(TextPlace.init) })
    var unset: [[TextPlace]] = []

    @Option(help: ArgumentHelp("Whether the key is to be translated: yes or no.", valueName: "yes|no"))
    var translate: Decision?

    @Flag(
        help:
            "Send the finished translations to review, save those that are given; not in legacy tables, which have no states."
    )
    var markReview = false

    @Option(
        help: ArgumentHelp("Keys that match, in place of naming them; * takes any characters.", valueName: "glob"),
        completion: .offers(.keyPattern))
    var match: String?

    @Option(
        name: .customLong("where"),
        help: ArgumentHelp(
            "Keys with a text in this state, as in state=needs_review; states are then given to such texts only.",
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
        get throws {
            var result = KeyMatch()
            result.pattern = try match.map(KeyPattern.parse)
            result.state = condition?.state
            result.languages = state.map(\.language)
            return result
        }
    }

    /// The changes to make to each key.
    package var changes: [EntryChange] {
        unset.joined().map { .unset($0.language, $0.part.isWhole ? nil : $0.part) }
            + state.map { .state($0.language, $0.part, $0.state, from: condition?.state) }
            + (translate.map { [.shouldTranslate($0 == .yes)] } ?? [])
    }

    /// Rejects invalid patterns.
    package func validate() throws {
        _ = try keyMatch
    }
}

/// The condition of `--where`, such as `state=needs_review`.
struct StateCondition: Sendable {
    let state: TranslationState

    /// Parses `state=STATE`.
    init(_ argument: String) throws {
        guard argument.hasPrefix("state=") else {
            throw ValidationError("what can be asked is state=STATE, as in state=needs_review")
        }
        state = try TranslationState(named: String(argument.dropFirst("state=".count)))
    }
}

/// A yes-or-no option value.
package enum Decision: String, Sendable, CaseIterable, ExpressibleByArgument {
    /// Yes.
    case yes
    /// No.
    case no
}
