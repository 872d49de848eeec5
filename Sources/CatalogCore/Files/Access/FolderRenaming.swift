#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Renaming of a folder to a name that the file system treats as the same, such as `pt-br.lproj` to `pt-BR.lproj`.
///
/// On a volume that ignores case, files cannot be moved between two such folders, because both are one folder.
package enum FolderRenaming {
    /// Renames a folder inside its parent folder, with everything in it.
    ///
    /// - Throws: `FileError.linkInTheWay` if a symlink has the new name, and `FileError.alreadyExists` if anything
    ///   other than the folder itself has it.
    package static func rename(_ path: String, to newPath: String) throws(FileError) {
        try requireFree(newPath, for: path)
        let locked = try LockedFolder(holding: path)
        let name = ResolvedFile(splitting: newPath).name
        try rename(locked.name, to: name, in: locked.folder, path: path)
        // Some file systems do nothing if both names lead to the same folder.
        guard try !lists(name, in: locked.folder) else { return synchronize(locked) }
        let detour = ".\(name).fitloc-\(UInt32.random(in: 0...UInt32.max))"
        try rename(locked.name, to: detour, in: locked.folder, path: path)
        do throws(FileError) {
            try rename(detour, to: name, in: locked.folder, path: path)
        } catch {
            try rename(detour, to: locked.name, in: locked.folder, path: path)
            throw error
        }
        synchronize(locked)
    }

    /// Throws an error if something other than the folder itself has its new name.
    package static func requireFree(_ newPath: String, for path: String) throws(FileError) {
        guard let status = try? FileStatus(ofLink: newPath) else { return }
        if status.kind == .link { throw .linkInTheWay(path: newPath, target: ResolvedPath.resolvedIfThere(newPath)) }
        guard FileOnDisk(newPath) == FileOnDisk(path) else { throw .alreadyExists(path: newPath) }
    }

    private static func rename(
        _ name: String, to newName: String, in folder: borrowing Descriptor, path: String
    ) throws(FileError) {
        try Descriptor.check(renameat(folder.value, name, folder.value, newName), path)
    }

    private static func lists(_ name: String, in folder: borrowing Descriptor) throws(FileError) -> Bool {
        let bytes = Array(name.utf8)
        return try FolderListing.names(inFolder: folder, beginningWith: bytes).contains(bytes)
    }

    /// Synchronizes the parent folder; errors are ignored, as after a write.
    private static func synchronize(_ locked: borrowing LockedFolder) { try? locked.folder.synchronize() }
}
