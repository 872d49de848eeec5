import ArgumentParser
import XCStringsKit

/// A state that is given for a language, or for a part of it: `pt-BR=translated`.
struct StateAssignment: Sendable {
    let language: LanguageTag
    let part: PartPath?
    let state: TranslationState

    /// Reads `LANG=STATE` and `LANG.PART=STATE`.
    init(_ argument: String) throws {
        let (place, state) = try TextPlace.parse(argument, form: "LANG=STATE")
        language = place.language
        part = place.part.isWhole ? nil : place.part
        self.state = try TranslationState(named: state)
    }
}

extension TranslationState {
    /// One of the states that Xcode writes.
    fileprivate init(named name: String) throws {
        self.init(name)
        guard Self.known.contains(self) else {
            let known = Self.known.map(\.spelling)
            let nearest = Spelling.nearest(to: name, in: known).map { "; did you mean \($0)?" }
            throw ValidationError("“\(name)” is no state\(nearest ?? "; there are \(known.joined(separator: ", "))")")
        }
    }
}

/// Options on states and on which keys get them.
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

    /// Whether keys are chosen by what they are, not named.
    package var choosesKeys: Bool { match != nil || condition != nil }

    /// Whether finished translations of a new source text go to review.
    package var marksTranslations: Bool { markReview }

    /// Which keys are chosen.
    package var keyMatch: KeyMatch {
        get throws {
            var result = KeyMatch()
            result.pattern = try match.map(KeyPattern.parse)
            result.state = condition?.state
            result.languages = state.map(\.language)
            return result
        }
    }

    /// The changes that the options make to each key.
    package var changes: [EntryChange] {
        unset.joined().map { .unset($0.language, $0.part.isWhole ? nil : $0.part) }
            + state.map { .state($0.language, $0.part, $0.state, from: condition?.state) }
            + (translate.map { [.shouldTranslate($0 == .yes)] } ?? [])
    }

    /// Refuses patterns and states that mean nothing.
    package func validate() throws {
        _ = try keyMatch
    }
}

/// What `--where` asks of a key: `state=needs_review`.
struct StateCondition: Sendable {
    let state: TranslationState

    /// Reads `state=STATE`.
    init(_ argument: String) throws {
        guard argument.hasPrefix("state=") else {
            throw ValidationError("what can be asked is state=STATE, as in state=needs_review")
        }
        state = try TranslationState(named: String(argument.dropFirst("state=".count)))
    }
}

/// Yes or no, as an option takes it.
package enum Decision: String, Sendable, CaseIterable, ExpressibleByArgument {
    /// Yes.
    case yes
    /// No.
    case no
}
