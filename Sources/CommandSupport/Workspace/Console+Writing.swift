import XCStringsKit

extension Console {
    /// Replaces a file by new bytes if it is still the one that was read; says why where that cannot be done.
    ///
    /// - Returns: whether the file was written.
    package mutating func replace(_ file: LoadedFile, with bytes: [UInt8]) throws -> Bool {
        do throws(FileError) {
            try FileReplacer.replace(file.path, expecting: file.bytes, with: bytes)
            return true
        } catch {
            try fail(error.sentence)
            return false
        }
    }
}

extension LoadedFile {
    /// Whether the file came from standard input.
    package var isStandardInput: Bool { path == Workspace.standardInput }
}
