import CatalogCore
import CatalogEditing

/// The lookups that Apple's compiler found in the files of a project.
///
/// The compiler knows all types, so its keys replace those that this module derives from the syntax.
package struct CompilerLookups: Sendable {
    /// A lookup with the name of its table.
    private struct Lookup: Hashable {
        let table: String
        let use: CompilerStrings.Use
    }

    /// The lookups by the path of the file and the line.
    private var files: [String: [Int: [Lookup]]] = [:]

    /// Creates an empty collection.
    package init() {}

    /// Returns whether the compiler has read the current state of the file at a path.
    package func contains(_ path: String) -> Bool { files[path] != nil }

    /// Adds the strings of a file, which other builds of it may have listed already.
    package mutating func add(_ strings: CompilerStrings, ofFileAt path: String) {
        var lines = files[path] ?? [:]
        for (table, uses) in strings.tables {
            for use in uses {
                let lookup = Lookup(table: table, use: use)
                let line = use.location?.startingLine ?? 0
                if lines[line]?.contains(lookup) != true { lines[line, default: []].append(lookup) }
            }
        }
        files[path] = lines
    }

    /// Returns the uses of a file with the compiler's keys.
    ///
    /// Uses that the compiler extracts and did not find are uncertain: another platform may compile their code.
    func settle(_ uses: [KeyUse], of file: SourceFile) -> [KeyUse] {
        guard var lines = files[file.path] else { return uses }
        var settled: [KeyUse] = []
        for use in uses {
            let found = take(from: &lines, for: use)
            if found.isEmpty {
                settled.append(use.kind.isCompiled ? use.uncertain : use)
            } else {
                settled += found.map { use.settled(by: $0.use, in: $0.table) }
            }
        }
        let text = LineIndex(file.bytes)
        for lookup in lines.values.joined() {
            let location = lookup.use.location
            let position = TextPosition(line: location?.startingLine ?? 1, column: location?.startingColumn ?? 1)
            settled.append(KeyUse(lookup.use, in: lookup.table, of: file, at: position, text))
        }
        return settled
    }

    /// Takes the lookups of a use out of the collection.
    ///
    /// Targets and architectures can have different types, so one literal can have several keys.
    private func take(from lines: inout [Int: [Lookup]], for use: KeyUse) -> [Lookup] {
        let (line, column) = (use.location.position.line, use.location.position.column)
        guard use.kind != .accessor, let all = lines[line] else { return [] }
        let exact = all.filter { $0.use.location?.startingColumn == column }
        // Columns can be counted in other units.
        let found = exact.isEmpty ? Array(all.filter { use.key.hasForm(of: $0.use.key) }.prefix(1)) : exact
        lines[line] = all.filter { !found.contains($0) }
        return found
    }
}

extension KeyUse.Kind {
    /// Whether the compiler extracts each such use in code that it compiles.
    ///
    /// Xcode reads `NSLocalizedString` by other means.
    fileprivate var isCompiled: Bool {
        switch self {
        case .swiftUI, .localizedString, .appIntent, .typedValue, .projectParameter: true
        case .nsLocalizedString, .bundleLookup, .helper, .laterLookup, .accessor: false
        }
    }
}

extension KeyUse {
    /// The use, which is only likely.
    fileprivate var uncertain: KeyUse {
        replacing(kind, key: key, table: table, hasUnknownTable, defaultValue, comment, .likely)
    }

    /// Returns the use with the facts of the compiler.
    fileprivate func settled(by use: CompilerStrings.Use, in table: String) -> KeyUse {
        let own = key.hasForm(of: use.key) ? key.spelled(like: use.key) : KeyText(parsing: use.key)
        let value = use.value.map { text in
            defaultValue.flatMap { $0.hasForm(of: text) ? $0.spelled(like: text) : nil } ?? KeyText(parsing: text)
        }
        let comment = use.comment.flatMap { $0.isEmpty ? nil : $0 }
        // A function of the project that the compiler extracts has a parameter for keys.
        let kind = kind.isCompiled || kind == .nsLocalizedString ? kind : .projectParameter
        return replacing(
            kind, key: own, table: table == DefaultTable.name ? nil : table, false, value, comment ?? self.comment,
            .certain)
    }

    private func replacing(
        _ kind: Kind, key: KeyText, table: String?, _ hasUnknownTable: Bool, _ defaultValue: KeyText?,
        _ comment: String?, _ certainty: Certainty
    ) -> KeyUse {
        KeyUse(
            kind: kind, key: key, table: table, hasUnknownTable: hasUnknownTable, bundle: bundle,
            defaultValue: defaultValue, comment: comment, callee: callee, location: location, certainty: certainty,
            isOfMainBundle: isOfMainBundle)
    }

    /// Creates a use that only the compiler found.
    fileprivate init(
        _ use: CompilerStrings.Use, in table: String, of file: SourceFile, at position: TextPosition, _ lines: LineIndex
    ) {
        let offset = lines.offset(of: position)
        let audience: CodeLocation.Audience = file.isForTests ? .test : file.isForPreviews ? .preview : .product
        self.init(
            kind: .typedValue, key: KeyText(parsing: use.key), table: table == DefaultTable.name ? nil : table,
            hasUnknownTable: false, bundle: nil, defaultValue: use.value.map { KeyText(parsing: $0) },
            comment: use.comment.flatMap { $0.isEmpty ? nil : $0 }, callee: "",
            location: CodeLocation(
                path: file.path, position: position, range: offset..<offset, declaration: "", audience: audience),
            certainty: .certain)
    }
}

extension KeyText {
    /// Creates a key from the compiler's spelling.
    fileprivate init(parsing text: String) {
        let bytes = Array(text.utf8)
        var parts: [Part] = []
        var offset = 0
        for specifier in FormatString(utf8: bytes[...]).specifiers {
            let before = bytes[offset..<specifier.range.lowerBound]
            if !before.isEmpty { parts.append(.text(String(decoding: before, as: UTF8.self))) }
            parts.append(.specifier(String(decoding: bytes[specifier.range], as: UTF8.self), isCertain: true))
            offset = specifier.range.upperBound
        }
        if offset < bytes.count { parts.append(.text(String(decoding: bytes[offset...], as: UTF8.self))) }
        self.init(parts)
    }

    /// Returns whether a key differs from this one at most in its format specifiers.
    fileprivate func hasForm(of key: String) -> Bool {
        hasValues ? withAnySpecifiers.matches(key) : key.isSpelled(as: self.key)
    }
}
