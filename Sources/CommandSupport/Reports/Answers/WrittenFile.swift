import XCStringsKit

/// What became of a file, or would have: a part of the answers for programs.
package struct WrittenFile: Hashable, Sendable {
    /// The file.
    let path: String
    /// What became of it.
    let change: Change

    /// What may become of a file.
    enum Change: String, Sendable {
        /// It was not there before.
        case created
        /// It holds other bytes than before.
        case changed
        /// It is gone.
        case removed
        /// It was as it should be.
        case unchanged
    }

    /// Creates a file with what became of it.
    init(path: String, _ change: Change) {
        self.path = path
        self.change = change
    }

    /// Says what becomes of a file whose bytes are replaced; nil stands for no file.
    package init(path: String, from old: [UInt8]?, to new: [UInt8]?) {
        let change: Change =
            switch (old, new) {
            case (nil, .some): .created
            case (.some, nil): .removed
            case (let old, let new): old == new ? .unchanged : .changed
            }
        self.init(path: path, change)
    }

    /// The file after something else has become of it; nil where it came and went.
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
        .object([.init("path", .string(path)), .init("change", .string(change.rawValue))])
    }
}
