import CatalogCore
import CatalogEditing

/// The strings of one source file, in the form in which Apple's compiler lists them.
package struct SourceStrings: Sendable {
    /// A lookup whose key is missing or can be wrong.
    package struct Doubt: Hashable, Sendable {
        /// The reason for a doubt.
        package enum Reason: Hashable, Sendable {
            /// The key is not a literal.
            case openKey
            /// The table is not a literal.
            case openTable
            /// The type of a value in the key is unknown, so its format specifier can be wrong.
            case unknownType(key: String)
        }

        /// The location of the lookup.
        package let position: TextPosition
        /// The reason.
        package let reason: Reason
    }

    /// A lookup with the name of its table.
    struct Found {
        let table: String
        let use: CompilerStrings.Use
    }

    /// The lookups by table name.
    package let tables: [String: [CompilerStrings.Use]]
    /// The lookups whose key is missing or can be wrong, in the order of the file.
    package let doubts: [Doubt]

    init(_ strings: [Found], doubts: [Doubt], in scope: ExtractionScope) {
        let chosen = strings.filter { scope.tables.isEmpty || scope.tables.contains($0.table) }
        let byTable = Dictionary(grouping: chosen, by: \.table)
        tables = byTable.mapValues { $0.map(\.use).sorted { $0.start < $1.start } }
        self.doubts = doubts.sorted { $0.position < $1.position }
    }

    /// Finds the strings in a file in C, C++ or Objective-C.
    package init(ofC bytes: [UInt8], in scope: ExtractionScope) {
        let lines = LineIndex(bytes)
        var strings: [Found] = []
        var doubts: [Doubt] = []
        let routines = (scope.legacy ? ["NSLocalizedString", "CFCopyLocalizedString"] : []) + scope.routines
        let code = CCode(bytes)
        for lookup in CLookupSearch(code, CLookupNames(routines: routines)).lookups {
            let text = { (role: CLookup.Role) in lookup.others[role].flatMap(code.literal)?.text }
            let position = lines.position(at: code.start(of: lookup.key))
            if let key = code.literal(in: lookup.key)?.text {
                let use = CompilerStrings.Use(
                    key: key, comment: text(.comment), value: text(.value), at: .init(position))
                strings.append(Found(table: text(.table) ?? DefaultTable.name, use: use))
            } else {
                doubts.append(Doubt(position: position, reason: .openKey))
            }
        }
        self.init(strings, doubts: doubts, in: scope)
    }
}

extension CompilerStrings.Use {
    fileprivate var start: (Int, Int) { (location?.startingLine ?? 0, location?.startingColumn ?? 0) }
}

extension CompilerStrings.Location {
    init(_ position: TextPosition) {
        self.init(startingLine: position.line, startingColumn: position.column)
    }
}

extension SourceIndex {
    /// Returns the strings of a Swift file.
    package func strings(of file: SourceFile, in scope: ExtractionScope) -> SourceStrings {
        var reader = SourceStringReader(file, in: self, scope)
        return reader.read()
    }
}
