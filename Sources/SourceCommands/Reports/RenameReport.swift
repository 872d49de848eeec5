import CatalogCore
import CatalogLint
import InterfaceTexts
import Sessions
import SwiftSources

/// A report on renaming keys in code.
struct RenameReport {
    private let renamings: [Renaming]

    /// What renaming a key changes and leaves.
    private struct Renaming {
        let old: String
        let new: String
        let plan: KeyRenaming
        /// The places in files other than Swift code.
        let others: [Mention]
    }

    /// Plans the changes in code.
    ///
    /// - Parameters:
    ///   - targets: The targets that generate accessors from the project's catalogs.
    ///   - mentions: The places of the keys in files other than Swift code.
    init(of names: NewNames, in project: SourceProject, targets: [AccessorTarget], _ mentions: Mentions) {
        renamings = names.tables.flatMap { table, names in
            names.map { old, new in
                Renaming(
                    old: old, new: new,
                    plan: KeyRenaming(
                        from: old, to: new, in: project, table: table.table, targets: targets, lint: table.settings),
                    others: mentions.locations(of: old))
            }
        }
    }

    /// The edits of all keys, by file path.
    var edits: [String: [Edit]] {
        renamings.reduce(into: [:]) { edits, renaming in
            edits.merge(renaming.plan.edits) { old, new in old + new.filter { !old.contains($0) } }
        }
    }

    /// The number of places that may use one of the keys and are not changed.
    var leftCount: Int { renamings.map { $0.plan.left.count + $0.others.count }.reduce(0, +) }

    /// The sentence that refuses to rename the keys, because such places are left.
    var refusal: LocalizedString {
        guard renamings.count == 1 else { return Texts.Rename.refusedKeys(count: leftCount) }
        return Texts.Rename.refused(count: leftCount, key: Quotation.of(renamings[0].old))
    }

    /// A sentence with the number of changed locations.
    var summary: String {
        let locations = renamings.flatMap(\.plan.renamed)
        return "\(Texts.Rename.inSources(places: locations.count, files: Set(locations.map(\.path)).count))\n"
    }

    /// The locations that were not changed, each with its reason.
    var notes: [String] {
        renamings.flatMap { renaming in
            renaming.plan.left.map { left in
                let location = "\(FileLocation(path: left.location.path, position: left.location.position))"
                return "\(location): \(sentence(on: left.reason, for: renaming))"
            }
                + renaming.others.map { other in
                    let location = "\(FileLocation(path: other.path, position: other.position))"
                    return "\(location): \(Texts.Rename.Left.other(key: Quotation.of(renaming.old)))"
                }
        }
    }

    private func sentence(on reason: KeyRenaming.Reason, for renaming: Renaming) -> LocalizedString {
        let key = Quotation.of(renaming.old)
        switch reason {
        case .values: return Texts.Rename.Left.values(key: key)
        case .accessor(to: let name?): return Texts.Rename.Left.accessor(name: name)
        case .accessor(to: nil): return Texts.Rename.Left.accessorUnknown
        case .dynamicKey(let pattern, matchesNew: true):
            return Texts.Rename.Left.made(pattern: Quotation.of("\(pattern)"))
        case .dynamicKey(let pattern, matchesNew: false):
            return Texts.Rename.Left.madeNoMore(
                pattern: Quotation.of("\(pattern)"), key: Quotation.of(renaming.new))
        case .writtenElsewhere: return Texts.Rename.Left.elsewhere(key: key)
        case .unknownUse: return Texts.Rename.Left.unknown(key: key)
        case .generated: return Texts.Rename.Left.generated(key: key)
        }
    }
}
