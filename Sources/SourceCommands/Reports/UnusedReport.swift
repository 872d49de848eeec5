import CatalogCore
import CatalogEditing
import CatalogRuntime
import Foundation
import InterfaceTexts
import ProgramSupport
import Sessions
import SwiftSources
import TerminalSupport

/// A report on unused keys.
struct UnusedReport {
    private let all: [UnusedKey]
    private let keys: [UnusedKey]
    private let project: SourceProject

    /// Creates a report.
    ///
    /// - Parameter level: The lowest certainty to include.
    init(_ keys: [UnusedKey], in project: SourceProject, atLeast level: UnusedKey.Proof) {
        all = keys
        self.keys = keys.filter { $0.proof <= level }
        self.project = project
    }

    private func table(of key: UnusedKey) -> any StringTable { project.tables[key.entry.table] }

    private func count(_ proof: UnusedKey.Proof) -> Int { all.count { $0.proof == proof } }

    // MARK: - Text for users

    /// Returns a row for each key, the most certain first, followed by the next step.
    func text(_ output: OutputOptions) -> String {
        guard !keys.isEmpty else { return output.isQuiet ? "" : summary }
        var table = TextTable(columns: [
            .init(Texts.Column.proof), .init(Texts.Column.key, overflow: .wrap), .init(Texts.Column.catalog),
            .init(Texts.Column.because, overflow: .wrap),
        ])
        for proof in UnusedKey.Proof.allCases {
            for key in keys where key.proof == proof { table.addRow(row(of: key)) }
        }
        let rows = table.text(maximumWidth: output.width, styler: output.styler)
        guard !output.isQuiet else { return rows }
        let next = count(.certain) > 0 ? "\(Texts.Unused.next(count: count(.certain)))\n" : ""
        return "\(rows)\n\(doubts(output))\(summary)\(output.styler.styled(next, as: .dim))"
    }

    /// Returns the possible references that apply to all keys, without repetitions.
    private func doubts(_ output: OutputOptions) -> String {
        DoubtList(keys.flatMap(\.because), in: project, hasCertainKeys: count(.certain) > 0).text(output)
    }

    /// A sentence with the number of unused keys of each certainty.
    var summary: String {
        all.isEmpty
            ? "\(Texts.Unused.none)\n"
            : "\(Texts.Unused.summary(certain: count(.certain), likely: count(.likely), possible: count(.possible)))\n"
    }

    private func row(of key: UnusedKey) -> [TextTable.Cell] {
        let style: TextStyle? = key.proof == .certain ? .warning : key.proof == .possible ? .dim : nil
        let own = key.because.filter { !$0.appliesToAllKeys }
        let comment = key.comments.first.map {
            Texts.Unused.comment(path: VisibleText.path($0.path), line: $0.position.line).resolved
        }
        let first = own.first.map { "\(VisibleText.path($0.path)):\($0.position.line): \($0.text)" } ?? comment
        let more = own.count > 1 ? " \(Texts.Words.more(count: own.count - 1))" : ""
        return [
            TextTable.Cell(key.proof.rawValue, style: style), TextTable.Cell(key.key),
            TextTable.Cell(VisibleText.path(table(of: key).path), style: .path),
            TextTable.Cell((first ?? "") + more, style: .dim),
        ]
    }

    // MARK: - JSON

    /// Returns the keys in the documented JSON format, with a final newline.
    func json() -> String {
        let answer: DocumentFragment = [
            "version": 1,
            "unused": .array(keys.map(fragment)),
        ]
        return answer.printedJSON + "\n"
    }

    private func fragment(of key: UnusedKey) -> DocumentFragment {
        [
            "key": .string(key.key),
            "table": .string(table(of: key).name),
            "path": .string(table(of: key).path),
            "proof": .string(key.proof.rawValue),
            "because": .array(key.because.map(fragment)),
            "mentions": .array(key.comments.map(fragment)),
        ]
    }

    private func fragment(of reference: PossibleReference) -> DocumentFragment {
        .location(reference.path, reference.position).adding(["pattern": .string(reference.text)])
    }

    // MARK: - Removing

    /// Returns the changes that remove the certainly unused keys, by table.
    func removals(in session: EditSession) -> [(table: EditableTable, changes: [KeyChange])] {
        Dictionary(grouping: keys.filter { $0.proof == .certain }, by: \.entry.table).sorted { $0.key < $1.key }
            .map { number, keys in
                (session.editable(project.tables[number]), keys.map { KeyChange($0.key, .remove) })
            }
    }
}

extension UnusedKey.Proof {
    /// Creates the certainty for an option's value.
    init(_ level: UnusedArguments.ProofLevel) {
        switch level {
        case .certain: self = .certain
        case .likely: self = .likely
        case .possible: self = .possible
        }
    }
}
