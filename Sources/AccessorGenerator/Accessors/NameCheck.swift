/// A check for names that two declarations of a target would share.
struct NameCheck {
    let settings: GenerationSettings
    let tables: [AccessorTable]
    /// The outermost namespace of each table; nil for a table without accessors, or for Localizable in the style
    /// `apple`.
    let scopes: [RootNamespace?]

    /// The problems that this check finds.
    var problems: [GenerationDiagnostic] {
        let doubled = doubledTables
        guard doubled.isEmpty else { return doubled }
        return FamilyCheck(settings: settings, tables: tables).problems + doubledScopes + familyNames
            + SharedNames(settings: settings, tables: Array(zip(tables, scopes))).problems
            + tables.flatMap(\.families).flatMap(cases)
    }

    private var doubledTables: [GenerationDiagnostic] {
        let groups = Dictionary(grouping: tables, by: \.name).values.filter { $0.count > 1 }
        return groups.map { group in
            let paths = group.map(\.path).sorted()
            return GenerationDiagnostic(
                at: GenerationLocation(path: paths[0]),
                "two catalogs of a target have the same name; the other is \(paths.dropFirst().joined(separator: ", "))"
            )
        }.sorted { $0.location.path < $1.location.path }
    }

    private var doubledScopes: [GenerationDiagnostic] {
        var seen: [[SwiftIdentifier]: String] = [:]
        return zip(tables, scopes).compactMap { table, scope in
            guard let scope else { return nil }
            guard let first = seen.updateValue(table.path, forKey: scope.path) else { return clash(of: table, scope) }
            return GenerationDiagnostic(
                at: GenerationLocation(path: table.path),
                "the accessors of this catalog and of \(first) would all be in \(scope.spelling): rename one of the "
                    + "catalogs, or set “namespace”")
        }
    }

    /// Reports a table inside the namespace of Localizable whose name is already used there.
    private func clash(of table: AccessorTable, _ scope: RootNamespace) -> GenerationDiagnostic? {
        guard scope.path.count > 1, let name = scope.path.last,
            let main = tables.first(where: { $0.name == "Localizable" }), main.name != table.name
        else { return nil }
        let tree = NamespaceTree(main.loose)
        let other = tree.children[name]?.anyAccessor ?? tree.accessors.first { $0.name.leaf == name }
        return other.map { other in
            GenerationDiagnostic(
                at: other.location,
                "\(Quoted.text(other.key)) and the catalog \(table.path) would both be \(scope.spelling): rename one of them"
            )
        }
    }

    /// The conflicts of the tables' namespaces with the families' enumerations, or with the namespace of the
    /// enumerations if the settings name one.
    private var familyNames: [GenerationDiagnostic] {
        let families = tables.flatMap(\.families).map { PlacedText($0.family.name, location: $0.family.location) }
        guard !families.isEmpty else { return [] }
        return (settings.enumerations.map { [$0] } ?? families).compactMap { outermost in
            guard scopes.contains(where: { $0?.path.first?.name == outermost.text }) else { return nil }
            let location = outermost.location ?? GenerationLocation(path: tables[0].path)
            return GenerationDiagnostic(at: location, "\(outermost.text) is already the name of a namespace")
        }
    }

    private func cases(of family: AccessorFamily) -> [GenerationDiagnostic] {
        let groups = Dictionary(grouping: family.cases, by: \.name).values.filter { $0.count > 1 }
        let reports = groups.sorted { $0[0].name < $1[0].name }.map { group in
            CollisionReport(
                keys: settings, accessors: group.map(\.accessor), scope: family.family.name, name: group[0].name.name,
                advice: "rename all but one, or name their cases in “cases” of the family "
                    + Quoted.text(family.family.pattern.description))
        }
        return (reports + doubledTexts(of: family)).flatMap(\.diagnostics)
    }

    private func doubledTexts(of family: AccessorFamily) -> [CollisionReport] {
        family.texts.flatMap { text in
            SharedNames.doubledKeys(among: text.accessors.map(\.accessor)).map { collision in
                CollisionReport(
                    keys: settings, accessors: collision.accessors, scope: family.family.name, name: text.text.name)
            }
        }
    }
}
