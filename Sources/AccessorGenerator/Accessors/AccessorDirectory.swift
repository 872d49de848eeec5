import CatalogCore

/// The names that generated code gives to keys, for those who look for them in other code.
public struct AccessorDirectory: Sendable {
    /// A name and the key that it stands for.
    public struct Entry: Hashable, Sendable {
        /// The names from the outermost, without labels of arguments: `Strings`, `Home`, `title`.
        public let path: [String]
        /// The key.
        public let key: String
        /// The table that the key is in.
        public let table: String
        /// Whether the path is a case of an enumeration, rather than a text itself.
        public let isCase: Bool
        /// What callers write before each argument; nil for nothing.
        public let labels: [String?]
        /// The code that gives the text; nil where a case carries values that the text itself does not tell.
        package let expression: AccessorExpression?

        /// The name of the enumeration that the key is of, with its namespace before it; nil where it is of none.
        public var enumeration: String? { isCase ? path.dropLast().joined(separator: ".") : nil }
    }

    /// The names, in the order of the catalogs and of their keys.
    public let entries: [Entry]
    /// The kind of accessors.
    public let style: AccessorStyle
    /// Who sees them.
    public let access: AccessLevel
    /// Why there are none, where no code can be made.
    package let problems: [GenerationDiagnostic]

    init(_ entries: [Entry], _ settings: GenerationSettings, problems: [GenerationDiagnostic] = []) {
        self.entries = entries
        self.problems = problems
        style = settings.style
        access = settings.access
    }
}

extension AccessorDirectory {
    /// The names that a key has in the style `portable`, from the outermost below that of its table; nil where none can be
    /// made.
    package static func names(ofKey key: String) -> [String]? {
        AccessorName(nested: key).map { ($0.namespaces + [$0.leaf]).map(\.name) }
    }
}

extension StringsGenerator {
    /// The names of the accessors that the catalogs of one target get; none where no code can be made of them.
    public func directory(of catalogs: [Catalog]) -> AccessorDirectory {
        let tables = catalogs.filter(\.hasStrings).map { AccessorTable($0, settings: settings) }
        switch plan(tables) {
        case .failure(let refusal): return AccessorDirectory([], settings, problems: refusal.problems)
        case .success(let scopes):
            let settled = SharedNames(settings: settings, tables: Array(zip(tables, scopes))).settled
            return AccessorDirectory(zip(settled, scopes).flatMap(entries), settings)
        }
    }

    private func entries(_ table: AccessorTable, _ scope: RootNamespace?) -> [AccessorDirectory.Entry] {
        let root = scope?.path ?? (settings.style == .apple ? ["LocalizedStringResource"] : [])
        let loose = table.loose.map { accessor in
            let path = root + accessor.name.namespaces + [accessor.name.leaf]
            return entry(path, accessor, table, isCase: false, AccessorExpression(path, accessor.arguments))
        }
        let cases = table.families.flatMap { family -> [AccessorDirectory.Entry] in
            guard let enumeration = FamilyNamespace(settings).path(of: family.family) else { return [] }
            return family.cases.flatMap { familyCase in
                let path = enumeration + [familyCase.name]
                let arguments = familyCase.accessor.arguments
                let main = entry(
                    path, familyCase.accessor, table, isCase: true,
                    AccessorExpression(path, arguments, member: "text"))
                let others = family.texts.compactMap { text -> AccessorDirectory.Entry? in
                    guard let accessor = text.accessor(of: familyCase) else { return nil }
                    let expression = SwiftIdentifier(text.text.name).flatMap { name in
                        arguments.isEmpty ? AccessorExpression(path + [name], accessor.arguments) : nil
                    }
                    return entry(path, accessor, table, isCase: true, expression)
                }
                return [main] + others
            }
        }
        return loose + cases
    }

    private func entry(
        _ path: [SwiftIdentifier], _ accessor: Accessor, _ table: AccessorTable, isCase: Bool,
        _ expression: AccessorExpression?
    ) -> AccessorDirectory.Entry {
        AccessorDirectory.Entry(
            path: path.map(\.name), key: accessor.key, table: table.name, isCase: isCase,
            labels: accessor.arguments.map { $0.label?.name }, expression: expression)
    }
}
