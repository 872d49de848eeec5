import CatalogCore
import CatalogEditing
import CatalogLint
import InterfaceTexts
import SwiftSources
import TerminalSupport

/// A dialogue that asks three things about each hard-coded string: whether to adopt it, its key and its translations.
struct AdoptDialogue: ~Copyable {
    private var prompter: Prompter
    private let planner: InteractiveAdoptionPlanner
    private let project: SourceProject
    private var chosen: [HardCodedText] = []
    private var keys: [CodeLocation: String] = [:]

    init(_ prompter: consuming Prompter, _ planner: InteractiveAdoptionPlanner, _ project: SourceProject) {
        self.prompter = prompter
        self.planner = planner
        self.project = project
    }

    /// Asks about each text of the plan in `choice`, and replaces the plan with one for the chosen texts only.
    ///
    /// - Returns: False if the person quits, so that nothing is written.
    mutating func goThrough(_ choice: inout AdoptionChoice) throws -> Bool {
        let offered = choice.plan.adoptions
        asking: for (index, adoption) in offered.enumerated() {
            var adoption = adoption
            while true {
                try show(adoption, at: index, of: offered.count)
                let answer = try prompter.askKey(Texts.Adopt.keys.resolved, keys: ["a", "k", "s", "d", "q", "?"])
                guard case .given(let key) = answer else { return false }
                switch key {
                case "a":
                    take(adoption)
                    try askForTexts(of: adoption, &choice)
                    continue asking
                case "k": adoption = try renamed(adoption) ?? adoption
                case "s": continue asking
                case "d": break asking
                case "q": return false
                default: try prompter.show(Texts.Adopt.help.resolved)
                }
            }
        }
        choice.plan = planner.plan(of: chosen, keys: keys)
        return true
    }

    private mutating func take(_ adoption: Adoption) {
        chosen.append(adoption.text)
        keys[adoption.text.location] = adoption.key
    }

    // MARK: - Display

    private mutating func show(_ adoption: Adoption, at index: Int, of count: Int) throws {
        let location = adoption.text.location
        try prompter.show("")
        let progress = Texts.Review.progress(number: index + 1, total: count)
        let path = "\(location.path):\(location.position.line):\(location.position.column)"
        try prompter.show("\(progress)  \(VisibleText.shown(path))")
        try prompter.show("  \(VisibleText.shown(project.line(at: location.position, in: location.path)))")
        // A question mark follows a language that is only assumed.
        let language =
            adoption.text.language.map { " (\($0))" } ?? adoption.language.map { " (\($0)?)" } ?? ""
        let others = adoption.others.prefix(3).joined(separator: ", ")
        let facts =
            [
                (Texts.Adopt.Label.text.resolved, "\(Quotation.of(adoption.text.text.key))\(language)"),
                (Texts.Adopt.Label.key.resolved, VisibleText.shown(adoption.key)),
                (Texts.Adopt.Label.code.resolved, VisibleText.shown(adoption.replacement)),
            ] + (others.isEmpty ? [] : [(Texts.Adopt.Label.others.resolved, VisibleText.shown(others))])
        let width = facts.map(\.0.count).max() ?? 0
        for (label, text) in facts {
            try prompter.show("  \(label)\(String(repeating: " ", count: width - label.count))  \(text)")
        }
    }

    // MARK: - Prompts

    /// Returns the adoption under a new key, or nil if the person cancels.
    private mutating func renamed(_ adoption: Adoption) throws -> Adoption? {
        let question = Question(Texts.Adopt.Label.key.resolved, initial: adoption.key, offers: adoption.others)
        let (planner, chosen, keys) = (planner, chosen, keys)
        var found: Adoption?
        let answer = try prompter.ask(question) { key in
            if key.isEmpty { return Texts.Adopt.emptyKey.resolved }
            let location = adoption.text.location
            let plan = planner.plan(of: chosen + [adoption.text], keys: keys.merging([location: key]) { $1 })
            found = plan.adoptions.first { $0.text.location == location }
            return plan.left.first { $0.text.location == location }.map { $0.obstacle.sentence }
        }
        guard case .given = answer else { return nil }
        return found
    }

    /// Asks for the texts that the key requires and the code does not contain; an empty answer skips a text.
    private mutating func askForTexts(of adoption: Adoption, _ choice: inout AdoptionChoice) throws {
        guard adoption.addition != nil, choice.texts[adoption.key] == nil else { return }
        var typed: [TextAssignment] = []
        for left in planner.textsLeft(by: adoption) {
            let form = left.part.pluralCategory.map { " \($0.rawValue)" } ?? ""
            // An existing translation of the project is the initial answer.
            let known = left.text == adoption.shownText ? "" : left.text
            let planner = planner
            let answer = try prompter.ask(Question("\(left.language.spelling)\(form)", initial: known)) { text in
                text.isEmpty
                    ? nil : planner.complaint(about: TextAssignment(left.language, left.part, text), for: adoption)
            }
            guard case .given(let text) = answer else { break }
            if !text.isEmpty { typed.append(TextAssignment(left.language, left.part, text)) }
        }
        choice.texts[adoption.key] = typed
    }
}
