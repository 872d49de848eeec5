import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts
import Sessions
import SwiftSources

/// A report on moving hard-coded strings to tables.
struct AdoptReport {
    private let plan: AdoptionPlan

    init(_ plan: AdoptionPlan) {
        self.plan = plan
    }

    /// Returns a sentence with the number of keys added to a table.
    func added(to table: EditableTable, _ changes: TablePlan) -> String {
        "\(Texts.Adopt.keysAdded(count: changes.keys.count, path: EditSummary.location(table, changes)))\n"
    }

    /// A sentence with the number of texts that the code now looks up.
    var summary: String {
        guard !plan.adoptions.isEmpty else { return plan.left.isEmpty ? "\(Texts.Adopt.nothing)\n" : "" }
        return "\(Texts.Adopt.summary(texts: plan.adoptions.count, files: plan.paths.count))\n"
    }

    /// Returns a note that lists the languages with texts still to be written; empty if there are none.
    func next(_ languages: [LeftLanguage]) -> String {
        guard let first = languages.first else { return "" }
        let names = languages.map(\.language).shown
        let state = (first.isNew ? TranslationState.new : .needsReview).spelling
        let command = "fitloc list --state \(state) --language \(first.language.shown)"
        return "\(Texts.Adopt.leftForLater(languages: names, command: command))\n"
    }

    /// A note on plural keys in legacy tables, whose format has no state for forms still to be written.
    var plurals: String {
        let counting = plan.adoptions.filter { $0.isPlural && !($0.table is Catalog) }
        let keys = counting.map(\.key).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        guard !keys.isEmpty else { return "" }
        return "\(Texts.Adopt.plurals(count: keys.count, keys: keys.joined(separator: ", ")))\n"
    }

    /// Returns the result for each text, for JSON output.
    ///
    /// - Parameter unwritten: The paths of files that could not be written.
    func changes(exceptIn unwritten: [String]) -> [ChangeReport.Change] {
        plan.adoptions.filter { !unwritten.contains($0.text.location.path) }.map { adoption in
            ChangeReport.Change(
                adopting: adoption.text.text.key, as: adoption.key, table: adoption.table.name,
                path: adoption.text.location.path, line: adoption.text.location.position.line,
                code: adoption.replacement)
        }
    }

    /// The texts that stay in the code, for JSON output.
    var skipped: [ChangeReport.Skipped] {
        plan.left.map { left in
            let location = left.text.location
            let text = Quotation.of(left.text.text.key)
            return ChangeReport.Skipped(
                "adopt", path: location.path, at: location.position, "\(text) \(left.obstacle.sentence)")
        }
    }

    /// The texts that stay in the code, each with its reason.
    var notes: [String] {
        plan.left.map { left in
            let location = left.text.location
            let text = Quotation.of(left.text.text.key)
            let start = "\(FileLocation(path: location.path, position: location.position))"
            return "\(start): \(text) \(left.obstacle.sentence)"
        }
    }
}

extension AdoptionObstacle {
    /// The reason why a text stays in the code, as a phrase that follows the text.
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
        case .noTableInTargets(let targets, let file):
            targets.count == 1
                ? Texts.Adopt.Left.noTableInTarget(target: Quotation.of(targets[0]), file: file).resolved
                : Texts.Adopt.Left.noTableInTargets(
                    targets: targets.map { Quotation.of($0) }.joined(separator: ", "), file: file
                ).resolved
        case .bundleUnnamed: Texts.Adopt.Left.bundleUnnamed.resolved
        case .severalTables(let paths):
            Texts.Adopt.Left.severalTables(paths: paths.map { VisibleText.path($0) }.joined(separator: ", ")).resolved
        case .keyTaken(let key): Texts.Adopt.Left.keyTaken(key: Quotation.of(key)).resolved
        case .refused(let refusal): refusal.sentence
        case .breaksAccessors(let key): Texts.Adopt.Left.breaksAccessors(key: Quotation.of(key)).resolved
        }
    }
}
