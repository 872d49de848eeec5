import CatalogCore
import CatalogRuntime

/// A planner that first chooses the key and table of each text, and then writes the code.
struct AdoptionPlanner {
    private let project: SourceProject
    private let tables: FileTableAccess
    private let settings: AdoptionSettings
    private let keys: [CodeLocation: String]
    /// Literals that the project compares with, searches for, matches or uses as subscripts.
    private let compared: ComparedTexts
    /// The lookup helpers of the project, by table name.
    private var helpers: [String: [HelperForm]] = [:]
    private var isolation: HelperIsolation
    private var groups: [[String]: TableGroup] = [:]
    private var left: [AdoptionRefusal] = []
    /// The keys assigned so far, by tables, language, text, feature and role.
    private var assigned: [TextIdentity: AssignedKey] = [:]

    init(project: SourceProject, settings: AdoptionSettings, keys: [CodeLocation: String]) {
        self.project = project
        tables = FileTableAccess(project)
        self.settings = settings
        self.keys = keys
        isolation = HelperIsolation(project.index, settings: settings)
        compared = ComparedTexts(project.index)
    }

    private struct TextIdentity: Hashable {
        let group: [String]
        let text: ExactText
        let language: LanguageTag?
        /// The first words of the key.
        ///
        /// The area and the role are part of the identity, because equal texts can need different translations: in two
        /// features, or on a title and on a button.
        let prefix: [String]
        let role: [String]
    }

    mutating func plan(_ texts: [HardCodedText]) -> (adoptions: [Adoption], left: [AdoptionRefusal]) {
        let literals = outermost(of: unasked(literals(of: texts)))
        var placed: [(AdoptedLiteral, AssignedKey)] = []
        for literal in literals {
            do throws(AdoptionObstacle) {
                placed.append((literal, try location(literal)))
            } catch {
                left.append(AdoptionRefusal(text: literal.text, obstacle: error))
            }
        }
        let forecast = TableForecast(placed.map(\.1), settings: settings)
        let adoptions = placed.compactMap { adoption(of: $0.0, $0.1, forecast) }
        return (adoptions, left)
    }

    // MARK: - Literals

    private mutating func literals(of texts: [HardCodedText]) -> [AdoptedLiteral] {
        var sites: [String: LiteralSites] = [:]
        let locations = Dictionary(grouping: texts.map(\.location), by: \.path)
        let spoken = Dictionary(grouping: texts, by: \.location.path).compactMapValues { Self.language(ofMost: $0) }
        let spokenMost = Self.language(ofMost: texts)
        var literals: [AdoptedLiteral] = []
        for text in texts {
            do throws(AdoptionObstacle) {
                let path = text.location.path
                guard let file = project.index.file(at: path) else { throw .notFound }
                let known = sites[path] ?? LiteralSites(of: file, around: locations[path]?.map(\.range) ?? [])
                sites[path] = known
                guard let site = known.site(at: text.location.range) else {
                    throw known.areSeveral(in: text.location.range) ? .concatenated : .notFound
                }
                let isInner = locations[path]?.contains {
                    $0.range.lowerBound < site.range.lowerBound && site.range.upperBound < $0.range.upperBound
                }
                if site.outer != nil, isInner ?? false { throw .withinText }
                let use = project.index.uses(in: path).first { $0.location.range == site.range && $0.kind != .accessor }
                literals.append(
                    try AdoptedLiteral(
                        text, spoken: spoken[path] ?? spokenMost, in: file, site: site, use: use,
                        declarations: project.index.declarations))
            } catch {
                left.append(AdoptionRefusal(text: text, obstacle: error))
            }
        }
        return literals
    }

    private static func language(ofMost texts: [HardCodedText]) -> LanguageTag? {
        let counts = texts.compactMap(\.language).reduce(into: [LanguageTag: Int]()) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// Removes the literals whose text the project compares, searches for or matches elsewhere.
    private mutating func unasked(_ literals: [AdoptedLiteral]) -> [AdoptedLiteral] {
        literals.filter { literal in
            guard compared.affect(literal.fact) else { return true }
            left.append(AdoptionRefusal(text: literal.text, obstacle: .compared))
            return false
        }
    }

    /// Removes the literals inside the values of other literals.
    private mutating func outermost(of literals: [AdoptedLiteral]) -> [AdoptedLiteral] {
        var kept: [AdoptedLiteral] = []
        for literal in literals {
            let isInner = kept.contains { other in
                other.file.path == literal.file.path && other.site.range.overlaps(literal.site.range)
            }
            if isInner {
                left.append(AdoptionRefusal(text: literal.text, obstacle: .withinText))
            } else {
                kept.append(literal)
            }
        }
        return kept
    }

    // MARK: - Keys

    private mutating func identity(of literal: AdoptedLiteral) throws(AdoptionObstacle) -> TextIdentity {
        let group = try group(of: literal)
        return TextIdentity(
            group: group.tables.map(\.path), text: ExactText(literal.catalogText), language: literal.language,
            prefix: group.proposer.prefix(of: literal.text), role: KeyRole(of: literal).parts)
    }

    private mutating func group(of literal: AdoptedLiteral) throws(AdoptionObstacle) -> TableGroup {
        let tables = try reachableTables(from: literal)
        let name = tables.map(\.path)
        if let known = groups[name] { return known }
        let group = TableGroup(tables, settings: settings, project: project)
        groups[name] = group
        return group
    }

    /// Returns the tables in which a lookup in place of a literal finds its key, wherever the code runs.
    private func reachableTables(from literal: AdoptedLiteral) throws(AdoptionObstacle) -> [any StringTable] {
        let path = literal.file.path
        // The code names a bundle itself.
        if !BundleCode.isMain(literal.use?.bundle) { return tables.tables(for: path) }
        do throws(FileTableAccess.MissingTable) {
            return try tables.tablesOfBundle(askedBy: path)
        } catch {
            let ofLibrary = tables.tablesOfLibrary(containing: path)
            if !ofLibrary.isEmpty { return ofLibrary }
            guard !error.targets.isEmpty else { throw .noTable }
            let name = literal.use?.table ?? DefaultTable.name
            let format = project.tables.first { $0.name == name } is Catalog ? TableFormat.catalog : .strings
            throw .noTableInTargets(error.targets, file: "\(name).\(format.rawValue)")
        }
    }

    /// Returns whether a lookup in a file that names no bundle finds the keys of a table.
    private func isFoundWithoutBundle(_ literal: AdoptedLiteral, _ table: any StringTable) -> Bool {
        let path = literal.file.path
        if !BundleCode.isMain(literal.use?.bundle) || tables.needsModuleBundle(path, for: table) { return true }
        return (try? tables.tablesOfBundle(askedBy: path))?.contains { $0.isSameTable(as: table) } ?? false
    }

    private mutating func location(_ literal: AdoptedLiteral) throws(AdoptionObstacle) -> AssignedKey {
        let identity = try identity(of: literal)
        let chosen = keys[literal.text.location]
        if chosen == nil, let known = assigned[identity] { return known }
        var group = try group(of: literal)
        // Removed from the dictionary during the mutation, so that Swift does not copy the group.
        groups[identity.group] = nil
        defer { groups[identity.group] = group }
        let placed = try AssignedKey(literal, chosen: chosen, in: &group, prefix: identity.prefix)
        if let chosen, let other = assigned.first(where: { $0.value.key == chosen && $0.key != identity }) {
            guard !other.value.table.isSameTable(as: placed.table) else { throw .keyTaken(chosen) }
        }
        assigned[identity] = placed
        return placed
    }

    // MARK: - Code

    private mutating func adoption(
        of literal: AdoptedLiteral, _ placed: AssignedKey, _ forecast: TableForecast
    ) -> Adoption? {
        do throws(AdoptionObstacle) {
            if let obstacle = forecast.obstacle(for: placed) { throw obstacle }
            let code = code(for: literal, placed, forecast)
            guard code.asksHelper || isFoundWithoutBundle(literal, placed.table) else { throw .bundleUnnamed }
            let replacement = try code.replacement()
            let edit = replacement.map { Edit(literal.site.range, Array($0.utf8)) }
            return Adoption(
                text: literal.text, key: placed.key, table: placed.table, addition: placed.addition,
                texts: placed.texts,
                others: placed.others.filter { $0 != placed.key }, replacement: replacement ?? literal.defaultValue,
                edit: edit, isExtracted: code.isExtracted)
        } catch {
            left.append(AdoptionRefusal(text: literal.text, obstacle: error))
            return nil
        }
    }

    private mutating func code(
        for literal: AdoptedLiteral, _ placed: AssignedKey, _ forecast: TableForecast
    ) -> LookupCodeWriter {
        let table = placed.table
        let path = literal.file.path
        let named = literal.use?.tableName ?? DefaultTable.name
        return LookupCodeWriter(
            literal: literal, key: placed.key, table: table.name == named ? nil : table.name,
            needsModuleBundle: literal.use?.bundle == nil && tables.needsModuleBundle(path, for: table),
            accessor: namesAccessors(path, of: table) ? forecast.accessor(for: placed) : nil,
            helper: helper(for: table, literal), keyIsText: placed.keyIsText)
    }

    /// Returns the most frequently used lookup helper that can be called at the location of a literal.
    private mutating func helper(for table: any StringTable, _ literal: AdoptedLiteral) -> HelperForm? {
        let known = helpers[table.name] ?? HelperForm.all(in: project, for: table.name)
        helpers[table.name] = known
        let isMain = isFoundWithoutBundle(literal, table)
        return known.first { helper in
            (helper.bundle.isMain ? isMain : helper.bundle.contains(table, tables))
                && isolation.canCall(helper.callee, from: literal.site.surroundings, at: literal.file.path)
        }
    }

    /// Returns whether code in a file can use the accessors of a table.
    ///
    /// This is true in the target of the accessors, and in files that already use some.
    private func namesAccessors(_ path: String, of table: any StringTable) -> Bool {
        if tables.isOneTarget(path, table) { return true }
        return project.index.uses(in: path).contains { $0.kind == .accessor && $0.tableName == table.name }
    }
}
