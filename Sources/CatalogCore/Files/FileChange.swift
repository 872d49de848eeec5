/// A change of a file: its contents before and after.
public struct FileChange: Equatable, Sendable {
    /// The path of the file.
    public let path: String
    /// The bytes before the change; nil for a new file.
    public let old: [UInt8]?
    /// The bytes after the change; nil for a removed file.
    public let new: [UInt8]?

    /// Creates a change of a file.
    package init(path: String, old: [UInt8]?, new: [UInt8]?) {
        self.path = path
        self.old = old
        self.new = new
    }

    /// Makes the change if the file still has its old contents.
    ///
    /// - Throws: An error if another program has changed or created the file, or if it cannot be written.
    package func write() throws(FileError) {
        switch (old, new) {
        case (let old?, let new?): try FileReplacer.replace(path, expecting: old, with: new)
        case (nil, let new?): try FileReplacer.create(path, with: new, creatingFolders: true)
        case (let old?, nil): try FileReplacer.remove(path, expecting: old)
        case (nil, nil): break
        }
    }
}

extension Sequence<FileChange> {
    /// The contents of the files after the changes, by path, without removed files.
    package var newContents: [String: [UInt8]] {
        Dictionary(compactMap { change in change.new.map { (change.path, $0) } }) { $1 }
    }
}
