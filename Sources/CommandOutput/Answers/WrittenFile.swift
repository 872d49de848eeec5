import CatalogCore

/// A written or removed file in a JSON report.
package struct WrittenFile: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// The change to the file.
    let change: Change

    /// The kinds of changes to a file.
    enum Change: String, Sendable {
        /// The file did not exist before.
        case created
        /// The contents have changed.
        case changed
        /// The file was removed.
        case removed
        /// The file already had the right contents.
        case unchanged
    }

    /// Creates an entry.
    init(path: String, _ change: Change) {
        self.path = path
        self.change = change
    }

    /// Creates an entry from the contents before and after a change.
    ///
    /// Nil stands for no file.
    package init(path: String, from old: [UInt8]?, to new: [UInt8]?) {
        let change: Change =
            switch (old, new) {
            case (nil, .some): .created
            case (.some, nil): .removed
            case (let old, let new): old == new ? .unchanged : .changed
            }
        self.init(path: path, change)
    }

    /// Returns the combination of this change and a later one, or nil if the file was created and then removed.
    func followed(by next: WrittenFile) -> WrittenFile? {
        switch (change, next.change) {
        case (.created, .removed): nil
        case (.created, _): self
        case (.removed, .created): WrittenFile(path: path, .changed)
        case (_, .unchanged): self
        default: next
        }
    }

    var fragment: DocumentFragment {
        ["path": .string(path), "change": .string(change.rawValue)]
    }
}
