import CatalogCore
import CatalogLint
import InterfaceTexts
import ProgramSupport
import SwiftSources

/// A report on renaming a key in code.
struct RenameReport {
    private let renaming: KeyRenaming
    /// The places in files other than Swift code.
    private let others: [Mention]
    private let arguments: RenameArguments

    init(_ renaming: KeyRenaming, others: [Mention], _ arguments: RenameArguments) {
        self.renaming = renaming
        self.others = others
        self.arguments = arguments
    }

    /// The number of places that may use the key and are not changed.
    var leftCount: Int { renaming.left.count + others.count }

    /// A sentence with the number of changed locations.
    var summary: String {
        "\(Texts.Rename.inSources(places: renaming.renamed.count, files: Set(renaming.renamed.map(\.path)).count))\n"
    }

    /// The locations that were not changed, each with its reason.
    var notes: [String] {
        renaming.left.map { left in
            let place = "\(FileLocation(path: left.place.path, position: left.place.position))"
            return "\(place): \(sentence(on: left.reason))"
        }
            + others.map { other in
                let place = "\(FileLocation(path: other.path, position: other.position))"
                return "\(place): \(Texts.Rename.Left.other(key: Quotation.of(arguments.old)))"
            }
    }

    private func sentence(on reason: KeyRenaming.Reason) -> LocalizedString {
        let key = Quotation.of(arguments.old)
        switch reason {
        case .values: return Texts.Rename.Left.values(key: key)
        case .accessor(to: let name?): return Texts.Rename.Left.accessor(name: name)
        case .accessor(to: nil): return Texts.Rename.Left.accessorUnknown
        case .dynamicKey(let pattern, matchesNew: true):
            return Texts.Rename.Left.made(pattern: Quotation.of("\(pattern)"))
        case .dynamicKey(let pattern, matchesNew: false):
            return Texts.Rename.Left.madeNoMore(
                pattern: Quotation.of("\(pattern)"), key: Quotation.of(arguments.new))
        case .writtenElsewhere: return Texts.Rename.Left.elsewhere(key: key)
        case .unknownUse: return Texts.Rename.Left.unknown(key: key)
        case .generated: return Texts.Rename.Left.generated(key: key)
        }
    }
}
