import XCStringsKit

/// Decides what becomes of a look-up in Swift code: one decision for all checks, so that none repeats another's finding.
struct LookupJudge: Sendable {
    let project: SourceProject
    /// Whether the project's keys are mostly identifiers.
    let keysAreIdentifiers: Bool
    /// What the project's keys look like.
    private let look: KeyLook
    private let kinds: [TableKind]
    private let packages: PackageTargets
    /// The keys with specifiers by what they are without the types of the values.
    private let shapes: [ExactText: [String]]

    /// What becomes of a look-up.
    enum Outcome: Hashable, Sendable {
        /// The table has the key, or the look-up is none of a check's business.
        case found
        /// Only another table has it.
        case otherTable(DeclaredKeys.Entry)
        /// The key is in the table of the package that the code belongs to, whose bundle it does not name.
        case otherBundle(DeclaredKeys.Entry)
        /// There is a key of the same words that takes other values.
        case otherValues(DeclaredKeys.Entry)
        /// It is no key but a text.
        case prose
        /// No table has it.
        case missing
        /// No table has it, and the project's keys look otherwise: an error only where a key is near.
        case word
    }

    init(_ project: SourceProject) {
        self.project = project
        kinds = project.tables.map(TableKind.init)
        packages = PackageTargets(project.index)
        var look = KeyLook()
        var shapes: [ExactText: [String]] = [:]
        for (table, kind) in zip(project.tables, kinds) where kind == .code {
            for index in 0..<table.entryCount {
                let key = table.key(at: index)
                look.add(Self.withoutSpecifiers(key.string))
                guard key.mayHaveSpecifiers else { continue }
                shapes[Self.shape(key.string), default: []].append(key.string)
            }
        }
        self.shapes = shapes
        self.look = look
        keysAreIdentifiers = look.areIdentifiers
    }

    /// What becomes of a look-up.
    func outcome(of use: KeyUse) -> Outcome {
        guard use.kind != .accessor, use.certainty == .certain, !use.isForeign, KeyWords.hasWords(use.key),
            use.place.audience.isShipped
        else { return .found }
        let entries = project.keys.reachable(by: use)
        if !entries.isEmpty { return outcome(of: use, in: entries) }
        guard hasTable(for: use) else { return .found }
        if let entry = otherValues(use) { return .otherValues(entry) }
        return use.takesText ? outcome(ofText: use.key) : .missing
    }

    /// Whether a look-up that no table has asks for a text, or names one, that Xcode will put into a catalog at the next
    /// build; until then people read that text.
    func isPending(_ use: KeyUse) -> Bool {
        guard KeyUse.Kind.extracted.contains(use.kind), !use.hasUnknownTable,
            use.defaultValue != nil || !KeyStyle.isIdentifier(use.key.key)
        else { return false }
        return project.keys.tables(named: use.tableName).contains { project.tables[$0] is Catalog }
    }

    /// What becomes of a literal that no table has, where it may as well be a text.
    private func outcome(ofText key: KeyText) -> Outcome {
        if SameEverywhere.covers(key, unlessOf: look.areas) { return .found }
        guard keysAreIdentifiers else { return .missing }
        if KeyWords.isProse(key) { return .prose }
        guard look.haveJoints, !key.hasValues, !KeyLook.hasJoint(key.key) else { return .missing }
        return key.key.first?.isUppercase ?? false ? .prose : .word
    }

    private func outcome(of use: KeyUse, in entries: [DeclaredKeys.Entry]) -> Outcome {
        let named = entries.filter { use.mayLook(in: project.tables[$0.table].name) }
        if !named.isEmpty { return isOutside(use, named) ? .otherBundle(named[0]) : .found }
        // What takes a key from elsewhere may name a table there.
        if use.table == nil, [.helper, .typedValue, .projectParameter].contains(use.kind) { return .found }
        guard use.table == nil || hasTable(for: use), let other = entries.first(where: { kinds[$0.table] == .code })
        else {
            return .found
        }
        return .otherTable(other)
    }

    /// Whether all entries lie in the bundle of the package that the code belongs to, while it looks in the app's.
    private func isOutside(_ use: KeyUse, _ entries: [DeclaredKeys.Entry]) -> Bool {
        guard use.bundle == nil, [.swiftUI, .localizedString, .nsLocalizedString].contains(use.kind),
            let target = packages.target(of: use.place.path)
        else { return false }
        return entries.allSatisfy { entry in
            project.tables[entry.table].files.allSatisfy { packages.target(of: $0.path) == target }
        }
    }

    /// Whether the project has the table that a look-up asks.
    private func hasTable(for use: KeyUse) -> Bool {
        if use.kind == .helper, use.table == nil { return kinds.contains(.code) }
        return project.keys.tables(named: use.tableName).contains { !project.keys.reach.isOut(use, ofTable: $0) }
    }

    private func otherValues(_ use: KeyUse) -> DeclaredKeys.Entry? {
        guard use.key.hasValues, use.key.isCertain else { return nil }
        let keys = shapes[Self.shape(use.key.key)] ?? []
        return keys.lazy.flatMap { project.keys.entries(of: $0) }.first {
            use.mayLook(in: project.tables[$0.table].name) && !project.keys.reach.isOut(use, ofTable: $0.table)
        }
    }

    // MARK: - Keys

    /// A key with `%@` for each specifier.
    private static func shape(_ key: String) -> ExactText {
        var bytes = Array(key.utf8)
        for specifier in FormatString(key).specifiers.reversed() {
            bytes.replaceSubrange(specifier.range, with: Array("%@".utf8))
        }
        return ExactText(String(decoding: bytes, as: UTF8.self))
    }

    private static func withoutSpecifiers(_ key: String) -> String {
        String(key.prefix { $0 != "%" }).trimmed
    }
}

extension KeyUse {
    /// Whether a literal there may as well be a text: where there is a key by its type alone.
    fileprivate var takesText: Bool { [.swiftUI, .typedValue, .projectParameter, .appIntent].contains(kind) }

    /// Whether it asks a bundle that is surely none of the project's.
    fileprivate var isForeign: Bool {
        guard let bundle else { return kind == .bundleLookup && !KeyStyle.isIdentifier(key.key) }
        return ["identifier", "UIApplication", "UIKit", "AppKit", "com.apple", "framework"].contains(
            where: bundle.contains)
    }
}

extension String {
    /// Without spaces round it.
    fileprivate var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
