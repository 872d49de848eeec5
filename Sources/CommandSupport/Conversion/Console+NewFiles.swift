import XCStringsKit

/// A file that a command creates.
package struct NewFile: Sendable {
    /// The path of the file; `-` is standard output.
    package let path: String
    /// The contents.
    package let bytes: [UInt8]
    /// A description of the contents for the user.
    ///
    /// If empty, writing the file is not reported.
    package let summary: String

    /// The folder in which links must not lead out of the project: the one given on the command line if the command
    /// creates several files in it, or the current folder for a file that the command line does not name.
    let folder: String?

    /// Creates a description of a file.
    ///
    /// - Parameter folder: The folder given on the command line, if the command creates several files in it, or the
    ///   current folder for a file that the command line does not name.
    package init(path: String, bytes: [UInt8], summary: String, below folder: String? = nil) {
        self.path = path
        self.bytes = bytes
        self.summary = summary
        self.folder = folder
    }

    /// Throws an error if a symbolic link inside the folder leads the path of this file out of the project.
    ///
    /// The folder itself may be a link.
    func requireInside() throws(FileError) {
        guard let folder, let target = ResolvedPath.target(of: path), FileReader.isFolder(folder) else { return }
        // The file may be in the project of the folder or of the current folder. Outside of a repository, a folder is a
        // project of its own.
        guard ![folder, "."].contains(where: { ProjectBounds(around: $0).contains(target) }) else { return }
        throw .leadsOut(path: path, target: target)
    }

    /// Returns the contents of the existing file, or nil if there is no file.
    ///
    /// - Throws: `FileError.leadsOut` as ``requireInside()`` does, or the error of the read.
    func present() throws(FileError) -> [UInt8]? {
        try requireInside()
        return try FileReader.bytesIfThere(path)
    }
}

extension Console {
    /// Reports each existing file, except those with the same contents, so that an interrupted command can be repeated.
    ///
    /// - Returns: Whether a file was reported. In that case, nothing must be written.
    package mutating func failPresent(_ files: [NewFile]) throws -> Bool {
        var isPresent = false
        for file in files where file.path != Workspace.standardInput {
            switch Self.present(file) {
            case .success(let old) where old == nil || old == file.bytes: continue
            case .success: try leaveOut(file.path, Texts.File.exists(path: VisibleText.path(file.path)).resolved)
            case .failure(let error): try leaveOut(file.path, error.sentence)
            }
            isPresent = true
        }
        return isPresent
    }

    /// Shows the differences that writing the files would make.
    package mutating func showDifference(_ files: [NewFile], _ styler: Styler) throws {
        for file in files {
            switch Self.present(file) {
            case .success(let old):
                report(WrittenFile(path: file.path, from: old, to: file.bytes))
                guard !isReporting else { continue }
                try showDifference(at: file.path, from: old, to: file.bytes, styler)
            case .failure(let error): try leaveOut(file.path, error.sentence)
            }
        }
    }

    /// Writes files, creating their folders, and reports each file.
    ///
    /// - Returns: Whether all files were written.
    package mutating func create(_ files: [NewFile], overwriting: Bool, isQuiet: Bool) throws -> Bool {
        var isDone = true
        for file in files {
            guard file.path != Workspace.standardInput else {
                try write(readable: file.bytes)
                continue
            }
            let old = try? file.present()
            do throws(FileError) {
                try file.requireInside()
                try FileReplacer.create(
                    file.path, with: file.bytes, overwriting: overwriting || old == file.bytes,
                    creatingFolders: true)
            } catch {
                try leaveOut(file.path, error.sentence)
                isDone = false
                continue
            }
            report(WrittenFile(path: file.path, from: old, to: file.bytes))
            guard !isQuiet, !isReporting, !file.summary.isEmpty else { continue }
            try write(line: Texts.Convert.wrote(path: VisibleText.path(file.path), summary: file.summary).resolved)
        }
        return isDone
    }

    private static func present(_ file: NewFile) -> Result<[UInt8]?, FileError> {
        Result { () throws(FileError) in try file.present() }
    }
}
