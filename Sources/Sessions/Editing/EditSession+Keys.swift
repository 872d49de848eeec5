import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts

extension EditSession {
    /// Returns the keys that arguments choose.
    ///
    /// An argument that is the name of a key is that key and no other. Any other argument with a `*` is a pattern (see
    /// `KeyWildcard`), which chooses keys of all tables.
    ///
    /// - Parameter excluded: A table whose keys patterns do not choose.
    /// - Throws: An error if an argument chooses no key, or if several tables have a named key and there is no terminal
    ///   to ask on.
    package func keys(
        chosenBy arguments: [String], notIn excluded: EditableTable? = nil, reportingTo console: inout Console
    ) throws -> KeySelection {
        var selection = KeySelection()
        var hasPattern = false
        for argument in arguments {
            let choice = TableChoice.having(argument, in: tables)
            guard case .none = choice, let pattern = KeyWildcard(argument) else {
                let table = editable(try table(having: argument, choice, asks: true))
                selection.add(argument, in: table, isMatched: false)
                continue
            }
            var isMet = false
            for table in tables where table.path != excluded?.path {
                let keys = KeyMatch(pattern).keys(of: table)
                guard !keys.isEmpty else { continue }
                isMet = true
                let table = editable(table)
                for key in keys { selection.add(key, in: table, isMatched: true) }
            }
            guard isMet else {
                try requireReadable()
                throw CommandFailure(Texts.Keys.noMatch(pattern: Quotation.of(argument)))
            }
            hasPattern = true
        }
        if hasPattern { try reportUnreadable(to: &console) }
        return selection
    }

    /// Returns the names that an argument means: the keys that it matches if it is a pattern, or else itself.
    ///
    /// - Throws: `CommandFailure` if a pattern matches no key.
    package func names(meantBy argument: String) throws(CommandFailure) -> [String] {
        guard case .none = TableChoice.having(argument, in: tables), let pattern = KeyWildcard(argument) else {
            return [argument]
        }
        var seen: Set<ExactText> = []
        let names = tables.flatMap(KeyMatch(pattern).keys).filter { seen.insert(ExactText($0)).inserted }
        guard !names.isEmpty else {
            try requireReadable()
            throw CommandFailure(Texts.Keys.noMatch(pattern: Quotation.of(argument)))
        }
        return names
    }

    /// Returns the new names of the keys that an argument chooses.
    ///
    /// - Throws: An error as `keys(chosenBy:reportingTo:)` does, or if the new name does not fit the pattern.
    package func newNames(
        of argument: String, as name: String, reportingTo console: inout Console
    ) throws -> NewNames {
        try NewNames(keys(chosenBy: [argument], reportingTo: &console), of: argument, as: name)
    }

    /// Returns whether to change keys that patterns chose: lists them and asks on a terminal.
    ///
    /// A single key needs no question, and neither does a dry run.
    ///
    /// - Parameters:
    ///   - isGiven: Whether the command line has `--yes`.
    ///   - lines: The lines of the list; nil for the keys.
    ///   - question: Returns the question about a number of keys.
    /// - Throws: `CommandFailure` if a question is needed and there is no terminal, or if the input ends.
    package func consents(
        to selection: KeySelection, isGiven: Bool, lines: [String]? = nil, _ question: (Int) -> LocalizedString
    ) throws -> Bool {
        guard selection.needsConsent, !isGiven, !isDryRun else { return true }
        let lines = lines ?? selection.lines()
        guard var prompter = prompter() else {
            throw CommandFailure(Texts.Keys.needsYes(count: selection.count), details: lines)
        }
        try prompter.show(lines.joined(separator: "\n"))
        guard let answer = try prompter.consent(to: question(selection.count)) else {
            throw CommandFailure.nothingWritten
        }
        return answer == .yes
    }

    /// Returns all tables with the keys that meet conditions.
    ///
    /// Returns an empty list if the pattern of `match` matches keys, but none meets the other conditions, such as the
    /// state.
    ///
    /// - Throws: An error if the pattern matches no key at all.
    package func tables(matching match: KeyMatch) throws -> [(table: EditableTable, keys: [String])] {
        let found = tables.map { (editable($0), match.keys(of: $0)) }.filter { !$0.1.isEmpty }
        if found.isEmpty, !tables.contains(where: match.isMet(in:)) { throw CommandFailure(Texts.Table.noMatch) }
        return found.map { (table: $0.0, keys: $0.1) }
    }
}
