import CatalogCore

/// A generator that writes accessors for catalogs as Swift source code.
///
/// The code is built from data, so that no text of a catalog can become code.
///
/// Equal catalogs and settings yield equal bytes on every system.
public struct StringsGenerator: Sendable {
    let settings: GenerationSettings

    /// Creates a generator.
    public init(_ settings: GenerationSettings) {
        self.settings = settings
    }

    /// Generates the accessors for the catalogs of one target, whose names must not conflict.
    public func generate(_ catalogs: [Catalog]) -> GenerationResult {
        let broken = catalogs.filter { !$0.hasStrings }.map { GenerationDiagnostic(withoutStrings: $0) }
        guard broken.isEmpty else { return GenerationResult(problems: broken) }
        let read = catalogs.map { AccessorTable($0, settings: settings) }
        switch plan(read) {
        case .failure(let refusal):
            return GenerationResult(problems: refusal.problems, leftOut: read.flatMap(\.leftOut))
        case .success(let scopes):
            let tables = SharedNames(settings: settings, tables: Array(zip(read, scopes))).settled
            let leftOut = tables.flatMap(\.leftOut)
            let check = NameCheck(settings: settings, tables: tables, scopes: scopes)
            guard check.problems.isEmpty else { return GenerationResult(problems: check.problems, leftOut: leftOut) }
            let first = tables.firstIndex { !$0.families.isEmpty }
            let files = zip(tables, scopes).enumerated().map { index, table in
                file(table.0, table.1, declaresEnumerations: index == first)
            }
            return GenerationResult(files: files, leftOut: leftOut)
        }
    }

    private func location(of catalog: Catalog) -> GenerationLocation {
        GenerationLocation(path: catalog.path, position: .start)
    }
}

extension StringsGenerator {
    /// An error for namespaces that cannot be named.
    struct Refusal: Error {
        let problems: [GenerationDiagnostic]
    }

    /// Returns the outermost namespace of each table; nil for a table without accessors, or for Localizable in the
    /// style `apple`.
    func plan(_ tables: [AccessorTable]) -> Result<[RootNamespace?], Refusal> {
        var problems: [GenerationDiagnostic] = []
        let namespace = settings.namespace.flatMap(SwiftIdentifier.init(_:))
        if let reason = settings.namespace.flatMap(NamespaceName.problem) {
            let location =
                tables.first.map { self.location(of: $0.catalog) }
                ?? GenerationLocation(path: GenerationSettings.fileName)
            problems.append(GenerationDiagnostic(at: location, reason))
        }
        let own = tables.filter { !AccessorReader.isMadeByInterfaceBuilder($0.catalog) }
        var roots = roots(of: own.map(\.name), namespace)[...]
        let scopes = tables.map { table -> RootNamespace? in
            guard !AccessorReader.isMadeByInterfaceBuilder(table.catalog) else { return nil }
            let root = roots.popFirst() ?? nil
            let isFlat = settings.style == .apple && table.name == "Localizable"
            if root?.path.contains(where: AccessorName.isTaken) ?? !isFlat {
                let message = "the table \(Quoted.text(table.name)) cannot name a namespace: rename the catalog"
                problems.append(GenerationDiagnostic(at: location(of: table.catalog), message))
            }
            return root
        }
        return problems.isEmpty ? .success(scopes) : .failure(Refusal(problems: problems))
    }

    private func roots(of tables: [String], _ namespace: SwiftIdentifier?) -> [RootNamespace?] {
        guard settings.style == .apple else { return RootNamespace.all(for: tables, namespace: namespace) }
        return tables.map { table in
            guard table != "Localizable", let name = TableName.type(table) else { return nil }
            return RootNamespace(path: ["LocalizedStringResource", name], declaresOutermost: false)
        }
    }

    private func file(
        _ table: AccessorTable, _ scope: RootNamespace?, declaresEnumerations: Bool
    ) -> GeneratedFile {
        let source =
            switch settings.style {
            case .apple:
                AppleFile(
                    table: table, settings: settings, namespace: scope?.path.last,
                    declaresEnumerations: declaresEnumerations
                ).file.source
            case .portable:
                // A storyboard's table has no accessors but still gets a file, because the build plan declares it as an
                // output.
                PortableFile(
                    table: table, settings: settings, root: scope ?? RootNamespace(path: [], declaresOutermost: false),
                    declaresEnumerations: declaresEnumerations
                ).file.source
            }
        return GeneratedFile(catalog: table.path, name: GeneratedFile.name(ofTable: table.name), source: source)
    }
}
