import AccessorGenerator
import CatalogCore
import CatalogEditing
import CatalogLint

/// The names of the accessors of a key before and after the key is renamed.
struct AccessorRenaming {
    /// An old accessor, with the new one if it is known.
    private struct Pair {
        let old: AccessorDirectory.Entry
        let new: AccessorDirectory.Entry?
        /// Whether the accessor is one that only Xcode may generate, rather than the project itself.
        let isPossible: Bool
    }

    private let pairs: [Pair]

    init(_ key: String, to name: String, table: any StringTable, targets: [AccessorTarget], lint: LintSettings) {
        let own = targets.filter { $0.covers(table) }
        let xcode = (table as? Catalog).map { AccessorTarget(GenerationSettings(style: .apple), catalogs: [$0]) }
        let all = own.map { ($0, false) } + (xcode.map { [($0, true)] } ?? [])
        pairs = all.flatMap { target, isPossible -> [Pair] in
            let after = target.changed(table, [KeyChange(key, .rename(name))], settings: lint)?.directory
            let new = after?.entries.filter { $0.key.isSpelled(as: name) && $0.table == table.name } ?? []
            let old = target.directory.entries.filter { $0.key.isSpelled(as: key) && $0.table == table.name }
            return old.map { old in
                Pair(old: old, new: new.first { $0.isCase == old.isCase }, isPossible: isPossible)
            }
        }
    }

    /// Returns whether the accessor in a use is renamed; an unknown accessor counts as renamed if the use is certain.
    ///
    /// A use of an accessor that only Xcode may generate does not count unless it is certain. Otherwise `.font(.title)`
    /// would be a use of the key `title`.
    func isRenamed(_ use: KeyUse) -> Bool {
        guard let pair = pair(for: use) else { return use.certainty == .certain }
        if pair.isPossible, use.certainty == .likely { return false }
        return pair.old.path != pair.new?.path
    }

    /// Returns the new name of the accessor in a use.
    func proposal(for use: KeyUse) -> String? {
        pair(for: use)?.new?.path.joined(separator: ".")
    }

    /// Returns the edit of a use that names the accessor with its full path.
    func edit(of use: KeyUse, in file: SourceFile) -> Edit? {
        guard let pair = pair(for: use), let new = pair.new else { return nil }
        let old = pair.old
        guard !old.isCase, old.path != new.path, old.labels == new.labels else { return nil }
        let written = Array(old.path.joined(separator: ".").utf8)
        // A module name can precede the path, and members can follow it.
        for (start, names) in starts(of: use, in: file) where names.starts(with: old.path) {
            let range = start..<(start + written.count)
            guard range.upperBound <= use.location.range.upperBound, file.bytes[range].elementsEqual(written) else {
                continue
            }
            return Edit(range, Array(new.path.joined(separator: ".").utf8))
        }
        return nil
    }

    /// Returns the start offsets of the first and second name of a use, each with the names from there on.
    private func starts(of use: KeyUse, in file: SourceFile) -> [(Int, ArraySlice<String>)] {
        let names = use.callee.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let start = use.location.range.lowerBound
        guard let first = names.first else { return [] }
        return [(start, names[...]), (start + first.utf8.count + 1, names.dropFirst())]
    }

    private func pair(for use: KeyUse) -> Pair? {
        let names = use.callee.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let full = pairs.first { pair in
            names.starts(with: pair.old.path) || names.dropFirst().starts(with: pair.old.path)
        }
        return full ?? pairs.first { $0.old.path.last.map(names.contains) ?? false } ?? pairs.first
    }
}
