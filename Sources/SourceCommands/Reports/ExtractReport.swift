import CatalogCore
import CatalogEditing
import CommandOutput
import InterfaceTexts
import ProgramSupport
import SwiftSources
import TerminalSupport

/// A report on adding the keys of code to tables.
struct ExtractReport {
    private let extraction: Extraction
    private let project: SourceProject

    init(_ extraction: Extraction, in project: SourceProject) {
        self.extraction = extraction
        self.project = project
    }

    // MARK: - Text for users

    /// Returns a table with a row for each key that changes.
    func text(_ output: OutputOptions) -> String {
        guard !extraction.isEmpty else {
            return output.isQuiet || !extraction.unknown.isEmpty ? "" : "\(Texts.Extract.current)\n"
        }
        var table = TextTable(columns: [
            .init(Texts.Column.change), .init(Texts.Column.key, overflow: .wrap), .init(Texts.Column.catalog),
        ])
        for changes in extraction.tables {
            let path = project.tables[changes.table].path
            for change in changes.changes {
                table.addRow([
                    TextTable.Cell(change.kind.rawValue), TextTable.Cell(change.change.key),
                    TextTable.Cell(VisibleText.path(path), style: .path),
                ])
            }
        }
        return table.text(maximumWidth: output.width, styler: output.styler)
    }

    /// Returns a one-line summary of the changes to a table.
    func summary(of changes: [Extraction.Change], in table: EditableTable) -> String {
        let counts = Extraction.Change.Kind.allCases.compactMap { kind in
            let count = changes.count { $0.kind == kind }
            return count > 0 ? kind.sentence(count).resolved : nil
        }
        return "\(Texts.Extract.summary(path: VisibleText.path(table.path), counts: counts.joined(separator: ", ")))\n"
    }

    /// Notes on keys without a table and on keys whose format specifiers are unknown.
    var notes: [String] {
        var notes = extraction.unknown.compactMap { key in
            key.locations.first.map { location in
                Texts.Extract.unknown(
                    path: VisibleText.path(location.path), line: location.position.line, key: key.key.key
                )
                .resolved
            }
        }
        if !extraction.unplaced.isEmpty {
            let tables = Set(extraction.unplaced.map(\.table)).sorted().joined(separator: ", ")
            notes.append(Texts.Extract.unplaced(count: extraction.unplaced.count, tables: tables).resolved)
        }
        if !extraction.outside.isEmpty {
            let targets = Set(extraction.outside.flatMap(\.targets)).sorted().joined(separator: ", ")
            notes.append(Texts.Extract.outside(count: extraction.outside.count, targets: targets).resolved)
        }
        return notes
            + extraction.incomplete.map { number, files in
                let path = VisibleText.path(project.tables[number].path)
                let first = VisibleText.path(files.first ?? "")
                return Texts.Extract.incomplete(path: path, count: files.count, first: first).resolved
            }
    }

    /// Returns the changes that can be made and reports the others with their reasons.
    ///
    /// A key that is skipped ends the command with status 1, as in `fitloc import`.
    func possible(
        _ changes: [Extraction.Change], in table: EditableTable, console: inout Console
    ) throws -> [Extraction.Change] {
        let trial: ChangeTrial
        do throws(ChangeRefusal) {
            trial = try ChangeTrial(table)
        } catch {
            throw CommandFailure(error)
        }
        var possible: [Extraction.Change] = []
        // `String` treats canonically equivalent keys as equal, and a table can have only one of them.
        var added: [String: String] = [:]
        var (skipped, refused) = ([String](), 0)
        for change in changes {
            let key = change.change.key
            let rival = change.kind == .added ? added.updateValue(key, forKey: key) : nil
            let refusal =
                rival.map { .keyExists(key, location: FileLocation(path: table.path), spelling: $0) }
                ?? trial.refusal(of: change.change)
            switch refusal {
            case nil: possible.append(change)
            case .broken?: try console.fail(refusal?.lines ?? [])
            case let refusal?:
                if case .findings = refusal { refused += 1 }
                skipped.append(Texts.Extract.skipped(reason: refusal.sentence).resolved)
            }
        }
        try console.note(skipped)
        if refused > 0 {
            try console.note(Texts.Extract.skippedKeys(path: VisibleText.path(table.path), count: refused).resolved)
        }
        if !skipped.isEmpty { console.end(with: .findings) }
        return possible
    }

    // MARK: - JSON

    /// Returns the keys that code uses, in the documented JSON format.
    static func json(of keys: [ExtractedKey]) -> String {
        let answer: DocumentFragment = [
            "version": 1,
            "keys": .array(keys.map(fragment)),
        ]
        return answer.printedJSON + "\n"
    }

    private static func fragment(of key: ExtractedKey) -> DocumentFragment {
        [
            "key": .string(key.key.key),
            "table": .string(key.table),
            "comment": .optional(key.comment),
            "source_text": .optional(key.defaultValue.map { _ in key.sourceText ?? "" }),
            "proof": .string(key.isCertain ? "certain" : "likely"),
            "places": .array(key.locations.map(fragment)),
        ]
    }

    private static func fragment(of location: CodeLocation) -> DocumentFragment {
        .location(location.path, location.position)
    }
}

extension Extraction.Change.Kind {
    fileprivate func sentence(_ count: Int) -> LocalizedString {
        switch self {
        case .added: Texts.Extract.Count.added(count: count)
        case .updated: Texts.Extract.Count.updated(count: count)
        case .stale: Texts.Extract.Count.stale(count: count)
        case .removed: Texts.Extract.Count.removed(count: count)
        }
    }
}
