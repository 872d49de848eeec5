import CommandSupport
import SwiftSources
import XCStringsKit

/// A report on renaming a key in code.
struct RenameReport {
    private let renaming: KeyRenaming
    private let arguments: RenameArguments

    init(_ renaming: KeyRenaming, _ arguments: RenameArguments) {
        self.renaming = renaming
        self.arguments = arguments
    }

    /// A sentence with the number of changed locations.
    var summary: String {
        "\(Texts.Rename.inSources(places: renaming.renamed.count, files: Set(renaming.renamed.map(\.path)).count))\n"
    }

    /// The locations that were not changed, each with its reason.
    var notes: [String] {
        renaming.left.map { left in
            let place = "\(VisibleText.path(left.place.path)):\(left.place.position.line):\(left.place.position.column)"
            return "\(place): \(sentence(on: left.reason))"
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
        }
    }
}
