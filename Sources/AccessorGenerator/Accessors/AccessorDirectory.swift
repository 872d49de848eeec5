import CatalogCore

/// The names of generated accessors, used to find them in other code.
public struct AccessorDirectory: Hashable, Sendable {
    /// A generated name and its key.
    public struct Entry: Hashable, Sendable {
        /// The names from the outermost namespace, without argument labels: `Strings`, `Home`, `title`.
        public let path: [String]
        /// The key whose text the accessor returns.
        public let key: String
        /// The table of the key.
        public let table: String
        /// Whether the path is an enumeration case and not the text itself.
        public let isCase: Bool
        /// The argument labels; nil for an argument without a label.
        public let labels: [String?]
        /// The code that returns the text; nil if a case has associated values that do not belong to this text.
        package let expression: AccessorExpression?

        /// The name of the key's enumeration with its namespace; nil if there is none.
        public var enumeration: String? { isCase ? path.dropLast().joined(separator: ".") : nil }
    }

    /// The names in the order of the catalogs and keys.
    public let entries: [Entry]
    /// The aliases of enumerations in the namespaces of their keys, with the names of the enumerations.
    package let aliases: [String: String]
    /// The style of the accessors.
    public let style: AccessorStyle
    /// The access level of the accessors.
    public let access: AccessLevel
    /// The reasons why no code can be generated; empty otherwise.
    package let problems: [GenerationDiagnostic]

    init(
        _ entries: [Entry], _ settings: GenerationSettings, aliases: [String: String] = [:],
        problems: [GenerationDiagnostic] = []
    ) {
        self.entries = entries
        self.aliases = aliases
        self.problems = problems
        style = settings.style
        access = settings.access
    }
}

extension AccessorDirectory {
    /// Returns the names of a key in the style `portable`, outermost first and without the table's namespace.
    ///
    /// Returns nil if the key yields no name, or has too many parts.
    package static func names(ofKey key: String, _ settings: GenerationSettings) -> [String]? {
        AccessorName(nested: key, words: settings.wordSpelling).map { ($0.namespaces + [$0.leaf]).map(\.name) }
    }
}

extension StringsGenerator {
    /// Returns the names of the accessors for the catalogs of one target.
    ///
    /// The directory is empty if no code can be generated.
    public func directory(of catalogs: [Catalog]) -> AccessorDirectory {
        let tables = catalogs.filter(\.hasStrings).map { AccessorTable($0, settings: settings) }
        switch plan(tables) {
        case .failure(let refusal): return AccessorDirectory([], settings, problems: refusal.problems)
        case .success(let scopes):
            let settled = SharedNames(settings: settings, tables: Array(zip(tables, scopes))).settled
            let aliases = zip(settled, scopes).reduce(into: [:]) { $0.merge(self.aliases($1.0, $1.1)) { $1 } }
            return AccessorDirectory(zip(settled, scopes).flatMap(entries), settings, aliases: aliases)
        }
    }

    private func aliases(_ table: AccessorTable, _ scope: RootNamespace?) -> [String: String] {
        guard settings.style == .portable, let root = scope?.path else { return [:] }
        return FamilyPointer.all(in: table, settings).reduce(into: [:]) { aliases, pointer in
            let path = root + pointer.accessor.name.namespaces + [pointer.alias]
            aliases[path.map(\.name).joined(separator: ".")] =
                pointer.enumeration.map(\.name).joined(separator: ".")
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
