import CatalogCore
import CatalogLint
import XcodeProjects

/// A classifier of lookups in Swift code.
///
/// All checks share it, so that two rules never report the same defect.
struct LookupClassifier: Sendable {
    let project: SourceProject
    /// Whether more than half of the project's keys are identifiers.
    let keysAreIdentifiers: Bool
    /// Whether the tables for code have texts in one language at most, so that a missing text is the same for all people.
    let hasOneLanguage: Bool
    /// Statistics about the project's keys.
    private let keyStatistics: KeyStatistics
    private let kinds: [TableKind]
    private let packages: PackageTargets
    /// The keys with format specifiers, by the key with `%@` in place of each specifier.
    private let shapes: [ExactText: [String]]

    /// The outcome of a lookup.
    enum Outcome: Hashable, Sendable {
        /// The table has the key, or the checks do not apply to the lookup.
        case found
        /// Only another table has the key.
        case otherTable(DeclaredKeys.Entry)
        /// The key is in the bundle of the code's own package or framework, but the lookup does not name this bundle.
        case otherBundle(DeclaredKeys.Entry)
        /// A key has the same words but other values.
        case otherValues(DeclaredKeys.Entry)
        /// The literal is natural language, not a key.
        case prose
        /// No table has the key.
        case missing
        /// No table has the key, and the key does not have the form of the project's keys.
        ///
        /// The outcome is an error only if an existing key is similar.
        case word
    }

    init(_ project: SourceProject) {
        self.project = project
        kinds = project.tables.map(TableKind.init)
        let ofCode = zip(project.tables, kinds).filter { $0.1 == .code }.map(\.0)
        hasOneLanguage = Set(ofCode.flatMap { $0.languages.map(\.canonical) }).count < 2
        packages = PackageTargets(project.index)
        var keyStatistics = KeyStatistics()
        var shapes: [ExactText: [String]] = [:]
        for (table, kind) in zip(project.tables, kinds) where kind == .code {
            for index in 0..<table.entryCount {
                let key = table.key(at: index)
                keyStatistics.add(Self.withoutSpecifiers(key.string))
                guard key.mayHaveSpecifiers else { continue }
                shapes[Self.shape(key.string), default: []].append(key.string)
            }
        }
        self.shapes = shapes
        self.keyStatistics = keyStatistics
        keysAreIdentifiers = keyStatistics.areIdentifiers
    }

    /// Returns the outcome of a lookup.
    func outcome(of use: KeyUse) -> Outcome {
        guard use.isChecked else { return .found }
        let entries = project.keys.reachable(checked: use)
        if !entries.isEmpty { return outcome(of: use, in: entries) }
        guard hasTable(for: use) || isUnlocalized(use) else { return .found }
        if let entry = otherValues(use) { return .otherValues(entry) }
        if use.kind == .laterLookup { return outcome(ofLater: use.key) }
        return Self.takesText(use) ? outcome(ofText: use.key) : .missing
    }

    /// Returns whether a literal can also be a text, because only its type makes it a key.
    static func takesText(_ use: KeyUse) -> Bool {
        [.swiftUI, .typedValue, .projectParameter, .appIntent].contains(use.kind)
    }

    /// Returns the targets of a lookup's code whose tables lack the key, with the entries in tables of other targets.
    ///
    /// Returns nil if no target certainly lacks the key. A target without a table of this name is not localized, and its
    /// users see the key.
    func gap(of use: KeyUse) -> (targets: Set<TargetMembership.Target>, entries: [DeclaredKeys.Entry])? {
        let access = project.keys.tableAccess
        guard use.isChecked, !use.hasUnknownTable, use.asksMainBundle || use.isOfMainBundle else { return nil }
        let own = access.bundled(use.location.path)
        guard own.count > 1, own.allSatisfy(\.product.isProgram) else { return nil }
        let entries = project.keys.reachable(checked: use).filter { use.mayLook(in: project.tables[$0.table].name) }
        guard !entries.isEmpty else { return nil }
        let having = Set(entries.map(\.table))
        let lacking = own.filter { target in
            let tables = access.tables(named: use.tableName, in: target)
            return (!tables.isEmpty || use.isExplicit) && having.isDisjoint(with: tables)
        }
        return lacking.isEmpty ? nil : (lacking, entries)
    }

    /// Returns the entry of a lookup whose key only translations have, so that people see it in the source language.
    ///
    /// Returns nil if the code provides a text or may provide one, as the code behind a parameter can, or if the key is
    /// a text itself.
    func entryWithoutSource(of use: KeyUse) -> DeclaredKeys.Entry? {
        guard use.needsSourceText else { return nil }
        let entries = project.keys.reachable(checked: use).filter { use.mayLook(in: project.tables[$0.table].name) }
        return entries.allSatisfy { kinds[$0.table] == .code && project.keys.lacksSource($0) } ? entries.first : nil
    }

    /// Returns whether Xcode's next build or `extract` will add a missing text to a catalog.
    ///
    /// Until then, the app shows the text itself.
    func isPending(_ use: KeyUse) -> Bool {
        guard KeyUse.Kind.extracted.contains(use.kind), !use.hasUnknownTable,
            use.defaultValue != nil || !KeyStyle.isIdentifier(use.key.key)
        else { return false }
        return project.keys.tables(named: use.tableName).contains { project.tables[$0] is Catalog }
    }

    /// Returns whether Xcode's next build adds a missing text: it puts the texts of a target only into that target's own
    /// catalogs, and those of a package only into catalogs of the package.
    func isAddedByXcode(_ use: KeyUse) -> Bool {
        let access = FileTableAccess(project, packages)
        return project.keys.tables(named: use.tableName).contains {
            project.tables[$0] is Catalog && access.isOneTarget(use.tablePath, project.tables[$0])
        }
    }

    /// Returns whether a literal has the form of a name that keys of the project do not have, such as “Tall_Oak” or
    /// “TallOak”.
    func isUnlikeKeys(_ key: String) -> Bool { keyStatistics.areUnlike(key) }

    /// Returns the names of the programs that look up a text and contain no table for it, so that nothing adds it;
    /// none if one of them contains such a table.
    func programsWithoutTable(for use: KeyUse) -> [String] {
        guard use.asksMainBundle else { return [] }
        let access = project.keys.tableAccess
        let targets = access.targets(of: use.tablePath)
        let lackAll = targets.allSatisfy { target in
            target.product.isProgram && access.tables(named: use.tableName, in: target).isEmpty
        }
        return lackAll ? Set(targets.map(\.name)).sorted() : []
    }

    /// Returns the outcome of a literal that no table has and that can also be a text.
    private func outcome(ofText key: KeyText) -> Outcome {
        if LanguageNeutralText.matches(key, excludingPrefixes: keyStatistics.prefixes) { return .found }
        guard keysAreIdentifiers else { return .missing }
        if KeyClassification.isProse(key) { return .prose }
        guard keyStatistics.haveSeparators, !key.hasValues, !KeyStatistics.hasSeparator(key.key) else {
            return .missing
        }
        return key.key.first?.isUppercase ?? false ? .prose : .word
    }

    /// Returns the outcome of a literal that no table has and that other code looks up.
    ///
    /// It is a key even where it reads as a text, because only a table can translate it.
    private func outcome(ofLater key: KeyText) -> Outcome {
        if !KeyStyle.isIdentifier(key.key), Prose(key).isTechnical { return .found }
        let outcome = outcome(ofText: key)
        return outcome == .prose ? .missing : outcome
    }

    private func outcome(of use: KeyUse, in entries: [DeclaredKeys.Entry]) -> Outcome {
        let named = entries.filter { use.mayLook(in: project.tables[$0.table].name) }
        if !named.isEmpty { return isOutside(use, named) ? .otherBundle(named[0]) : .found }
        // An API that receives a key can name a table itself.
        if use.table == nil, [.helper, .typedValue, .projectParameter, .laterLookup].contains(use.kind) {
            return .found
        }
        guard use.table == nil || hasTable(for: use), let other = entries.first(where: { kinds[$0.table] == .code })
        else {
            return .found
        }
        return .otherTable(other)
    }

    /// Returns whether all entries are in the bundle of the code's own package or framework while the lookup uses the main
    /// bundle.
    private func isOutside(_ use: KeyUse, _ entries: [DeclaredKeys.Entry]) -> Bool {
        guard use.bundle == nil,
            [.swiftUI, .localizedString, .nsLocalizedString, .laterLookup].contains(use.kind)
        else { return false }
        guard let target = packages.target(of: use.tablePath) else {
            let access = project.keys.tableAccess
            return entries.allSatisfy { !access.loadedBundles(of: use.tablePath, holdingTable: $0.table).isEmpty }
        }
        return entries.allSatisfy { entry in
            project.tables[entry.table].files.allSatisfy { packages.target(of: $0.path) == target }
        }
    }

    /// Returns whether the project has the table of a lookup.
    private func hasTable(for use: KeyUse) -> Bool {
        if use.kind == .helper, use.table == nil, !use.isOfMainBundle { return kinds.contains(.code) }
        return project.keys.tables(named: use.tableName).contains {
            !project.keys.tableAccess.excludes(checked: use, fromTable: $0)
        }
    }

    /// Returns whether a lookup asks for a key where only other targets have a table of that name.
    ///
    /// In a target without tables, a text in a view is shown as it is. A key, or a lookup that the code spells out,
    /// shows the key.
    private func isUnlocalized(_ use: KeyUse) -> Bool {
        use.isExplicit && !project.keys.tables(named: use.tableName).isEmpty
    }

    private func otherValues(_ use: KeyUse) -> DeclaredKeys.Entry? {
        guard use.key.hasValues, use.key.isCertain else { return nil }
        let keys = shapes[Self.shape(use.key.key)] ?? []
        return keys.lazy.flatMap { project.keys.entries(of: $0) }.first {
            use.mayLook(in: project.tables[$0.table].name)
                && !project.keys.tableAccess.excludes(checked: use, fromTable: $0.table)
        }
    }

    // MARK: - Keys

    /// Returns a key with `%@` in place of each format specifier.
    private static func shape(_ key: String) -> ExactText {
        var bytes = Array(key.utf8)
        for specifier in FormatString(key).specifiers.reversed() {
            bytes.replaceSubrange(specifier.range, with: Array("%@".utf8))
        }
        return ExactText(String(decoding: bytes, as: UTF8.self))
    }

    private static func withoutSpecifiers(_ key: String) -> String {
        isPlain(key) ? key : String(key.prefix { $0 != "%" }).trimmed
    }

    /// Returns whether a key consists of ASCII characters other than control characters, spaces and `%`.
    private static func isPlain(_ key: String) -> Bool {
        key.utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x7F && $0 != UInt8(ascii: "%") }
    }
}

extension KeyUse {
    /// Whether the checks apply to the lookup: it is certain, in code that ships, and its key has words.
    fileprivate var isChecked: Bool {
        kind != .accessor && certainty == .certain && !isForeign && KeyClassification.hasWords(key)
            && location.audience.isShipped
    }

    /// Whether people see the key if a table has no text for it in the source language: the key is an identifier, and
    /// the code provides no text.
    var needsSourceText: Bool {
        isChecked && kind != .laterLookup && defaultValue == nil && KeyStyle.isIdentifier(key.key)
    }

    /// Whether the code spells out the lookup, or the key is an identifier rather than a text.
    fileprivate var isExplicit: Bool {
        guard asksMainBundle || isOfMainBundle else { return false }
        switch kind {
        case .nsLocalizedString, .localizedString, .helper: return true
        case .swiftUI, .appIntent, .bundleLookup, .typedValue, .projectParameter, .laterLookup, .accessor:
            return KeyStyle.isIdentifier(key.key) && KeyStatistics.hasSeparator(key.key)
        }
    }

    /// Whether the lookup uses a bundle that certainly does not belong to the project.
    fileprivate var isForeign: Bool {
        guard let bundle else { return kind == .bundleLookup && !KeyStyle.isIdentifier(key.key) }
        return ["identifier", "UIApplication", "UIKit", "AppKit", "com.apple", "framework"].contains(
            where: bundle.contains)
    }
}

extension String {
    /// The text without leading and trailing whitespace.
    fileprivate var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
