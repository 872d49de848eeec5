import CommandSupport
import SwiftSources
import XCStringsKit

/// What taking over texts came to.
struct AdoptReport {
    private let plan: AdoptionPlan

    init(_ plan: AdoptionPlan) {
        self.plan = plan
    }

    /// How many keys came into a table.
    func added(to table: EditableTable, _ changes: TablePlan) -> String {
        "\(Texts.Adopt.keysAdded(count: changes.keys.count, path: EditSummary.place(table, changes)))\n"
    }

    /// How many texts of code look their keys up now.
    var summary: String {
        guard !plan.adoptions.isEmpty else { return plan.left.isEmpty ? "\(Texts.Adopt.nothing)\n" : "" }
        return "\(Texts.Adopt.summary(texts: plan.adoptions.count, files: plan.paths.count))\n"
    }

    /// What is still to be written, and how to find it; nothing where nothing is.
    func next(_ languages: [LeftLanguage]) -> String {
        guard let first = languages.first else { return "" }
        let names = languages.map(\.language.spelling).joined(separator: ", ")
        let state = (first.isNew ? TranslationState.new : .needsReview).spelling
        let command = "fitloc list --state \(state) --language \(first.language.spelling)"
        return "\(Texts.Adopt.leftForLater(languages: names, command: command))\n"
    }

    /// The keys that count something in legacy tables, where no state says that their forms are to be written.
    var plurals: String {
        let counting = plan.adoptions.filter { $0.isPlural && !($0.table is Catalog) }
        let keys = counting.map(\.key).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        guard !keys.isEmpty else { return "" }
        return "\(Texts.Adopt.plurals(count: keys.count, keys: keys.joined(separator: ", ")))\n"
    }

    /// What became of each text, for programs.
    ///
    /// - Parameter unwritten: files that stayed as they were.
    func changes(exceptIn unwritten: [String]) -> [ChangeReport.Change] {
        plan.adoptions.filter { !unwritten.contains($0.text.place.path) }.map { adoption in
            ChangeReport.Change(
                adopting: adoption.text.text.key, as: adoption.key, table: adoption.table.name,
                path: adoption.text.place.path, line: adoption.text.place.position.line, code: adoption.replacement)
        }
    }

    /// The texts that stay in the code, for programs.
    var skipped: [ChangeReport.Skipped] {
        plan.left.map { left in
            let place = left.text.place
            let text = Quotation.of(left.text.text.key)
            return ChangeReport.Skipped(
                "adopt", path: place.path, at: place.position, "\(text) \(left.obstacle.sentence)")
        }
    }

    /// The texts that stay in the code, with why.
    var notes: [String] {
        plan.left.map { left in
            let place = left.text.place
            let text = Quotation.of(left.text.text.key)
            return "\(place.path):\(place.position.line):\(place.position.column): \(text) \(left.obstacle.sentence)"
        }
    }
}

extension AdoptionObstacle {
    /// Why a text stays in the code, as it stands behind the text.
    var sentence: String {
        switch self {
        case .attribute, .macro, .rawValue, .pattern: Texts.Adopt.Left.literal.resolved
        case .literalOnly: Texts.Adopt.Left.literalOnly.resolved
        case .compared: Texts.Adopt.Left.compared.resolved
        case .stored: Texts.Adopt.Left.stored.resolved
        case .verbatim: Texts.Adopt.Left.verbatim.resolved
        case .concatenated: Texts.Adopt.Left.concatenated.resolved
        case .withinText: Texts.Adopt.Left.withinText.resolved
        case .value(let code): Texts.Adopt.Left.value(code: code).resolved
        case .notFound: Texts.Adopt.Left.notFound.resolved
        case .noTable: Texts.Adopt.Left.noTable.resolved
        case .severalTables(let paths): Texts.Adopt.Left.severalTables(paths: paths.joined(separator: ", ")).resolved
        case .keyTaken(let key): Texts.Adopt.Left.keyTaken(key: Quotation.of(key)).resolved
        case .refused(let refusal): refusal.sentence
        case .breaksAccessors(let key): Texts.Adopt.Left.breaksAccessors(key: Quotation.of(key)).resolved
        }
    }
}
