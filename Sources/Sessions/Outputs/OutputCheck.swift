import CatalogCore
import FileSearch

/// The decision which files a command may write besides tables that it edits: the only way to get an ``OutputFile``.
///
/// A document never replaces a table, no output replaces a file that the command reads, none follows a symlink out of its
/// project, and two outputs are two files. `--force` changes none of this.
package struct OutputCheck: Sendable {
    /// The paths of the files that the command reads.
    private let inputs: [String]

    /// Creates a check.
    ///
    /// - Parameter inputs: The paths of the files that the command reads.
    package init(reading inputs: [String]) {
        self.inputs = inputs
    }

    /// Accepts outputs, or throws the reason against the first that must not be written.
    package func accept(_ locations: [OutputLocation]) throws(OutputRefusal) -> [OutputFile] {
        let files = locations.filter { !$0.isStream }
        for output in files { try check(output) }
        if let (first, second) = FileOnDisk.repeated(in: files.map(\.path)) {
            throw .sameFile(path: files[second].path, other: files[first].path)
        }
        return locations.map(OutputFile.init(accepted:))
    }

    private func check(_ output: OutputLocation) throws(OutputRefusal) {
        let path = output.path
        guard !FileReader.isFolder(path) else { throw .file(.isFolder(path: path)) }
        guard output.content.mayBeNamed(path) else { throw .table(path: path, target: path) }
        if let link = try link(on: output) { throw .link(path: path, link: link) }
        guard let target = try? ResolvedPath.resolve(path) else { return }
        let shown = RelativePath.of(target, from: ResolvedPath.resolvedIfThere("."))
        guard output.content.mayBeNamed(target) else { throw .table(path: path, target: shown) }
        if isRead(target, besides: output.side) { throw .input(path: path) }
        guard output.content == .document || output.names(target) else { throw .unnamed(path: path, target: shown) }
    }

    private func link(on output: OutputLocation) throws(OutputRefusal) -> LeadingLink? {
        do throws(FileError) {
            return try LeadingLink(on: output.path, below: output.folder)
        } catch {
            throw .file(error)
        }
    }

    /// Returns whether a file is read by the command.
    ///
    /// - Parameter side: An input that the output may replace.
    private func isRead(_ target: String, besides side: String?) -> Bool {
        guard let identity = try? FileStatus(ofPath: target).identity else { return false }
        let file = FileOnDisk(target)
        guard side.map({ FileOnDisk($0) == file }) != true else { return false }
        return inputs.contains { input in
            guard let other = try? FileStatus(ofPath: input).identity else { return false }
            return (other.device, other.inode) == (identity.device, identity.inode) && FileOnDisk(input) == file
        }
    }
}

/// A file that a command may write, because ``OutputCheck`` accepted it.
package struct OutputFile: Sendable {
    private let output: OutputLocation

    /// The path of the file.
    package var path: String { output.path }

    fileprivate init(accepted output: OutputLocation) {
        self.output = output
    }

    /// Returns the contents of the existing file; nil if there is none, or for a device.
    package func present() throws(FileError) -> [UInt8]? {
        output.isStream ? nil : try FileReader.bytesIfThere(path)
    }

    /// Writes the file, and creates missing folders.
    ///
    /// - Parameter overwriting: Whether an existing file is replaced.
    /// - Throws: `FileError.alreadyExists` if the file exists and is not to be replaced.
    package func write(_ bytes: [UInt8], overwriting: Bool) throws(FileError) {
        try WriteBoundary.check(path)
        guard !output.isStream else { return try FileStream.write(bytes, to: path) }
        try FileReplacer.create(path, with: bytes, overwriting: overwriting, creatingFolders: true)
    }

    /// Adds lines to the end of the file.
    ///
    /// - Parameter head: The beginning of a new file.
    /// - Throws: `FileError.changedMeanwhile` if another program writes the file at the same time.
    package func append(_ lines: String, startingWith head: String) throws(FileError) {
        guard let old = try present() else { return try write(Array((head + lines).utf8), overwriting: false) }
        try WriteBoundary.check(path)
        let lineBreak = old.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        let gap = old.isEmpty || old.last == UInt8(ascii: "\n") ? "" : lineBreak
        let new = old + (gap + lines.replacing("\n", with: lineBreak)).utf8
        try FileReplacer.replace(path, expecting: old, with: new)
    }
}
