import CatalogCore
import CatalogEditing

/// The folders of a plan that only get another spelling of their name, such as `pt-br.lproj` and `pt-BR.lproj`.
///
/// On a volume that ignores case, both names lead to one folder. Its files cannot be moved one by one: to remove the old
/// path would remove the new file. Such a folder is renamed, with everything in it.
struct RenamedFolders {
    /// The old and new path of each folder.
    private(set) var folders: [(old: String, new: String)] = []
    private var paths: Set<ExactText> = []

    /// Finds the folders.
    ///
    /// - Throws: `FileError.linkInTheWay` if a symlink leads from the new path of a file to the old one.
    init(in files: [FileChange]) throws(FileError) {
        let removed = Dictionary(
            files.filter { $0.new == nil }.map { (FileOnDisk($0.path), $0) }, uniquingKeysWith: { first, _ in first })
        for file in files where file.old == nil {
            guard let source = removed[FileOnDisk(file.path)] else { continue }
            let (old, new) = (TablePath.folder(of: source.path), TablePath.folder(of: file.path))
            try FolderRenaming.requireFree(new, for: old)
            guard FileOnDisk(old) == FileOnDisk(new), source.old == file.new else {
                throw .linkInTheWay(path: file.path, target: FileOnDisk(file.path).path)
            }
            paths.formUnion([ExactText(source.path), ExactText(file.path)])
            if !folders.contains(where: { $0.old.isSpelled(as: old) }) { folders.append((old, new)) }
        }
    }

    /// Returns whether the change of a file is a part of the renaming.
    func cover(_ file: FileChange) -> Bool { paths.contains(ExactText(file.path)) }

    /// Renames the folders.
    func rename() throws(FileError) {
        for folder in folders {
            try WriteBoundary.check(folder.old)
            try FolderRenaming.rename(folder.old, to: folder.new)
        }
    }
}
