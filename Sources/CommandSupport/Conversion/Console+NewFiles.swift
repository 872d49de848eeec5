import XCStringsKit

/// A file that a command makes.
package struct NewFile: Sendable {
    /// Where it is to be; `-` is standard output.
    package let path: String
    /// What is in it.
    package let bytes: [UInt8]
    /// The same in words; empty where nothing is to be said of it.
    package let summary: String

    /// Creates a file that is to be.
    package init(path: String, bytes: [UInt8], summary: String) {
        self.path = path
        self.bytes = bytes
        self.summary = summary
    }
}

extension Console {
    /// Says of each file that is there already that it is.
    ///
    /// - Returns: whether there is one; then nothing is to be written.
    package mutating func failPresent(_ files: [NewFile]) throws -> Bool {
        var isPresent = false
        for file in files where file.path != Workspace.standardInput {
            switch Self.present(at: file.path) {
            case .success(nil): continue
            case .success: try leaveOut(file.path, Texts.File.exists(path: file.path).resolved)
            case .failure(let error): try leaveOut(file.path, error.sentence)
            }
            isPresent = true
        }
        return isPresent
    }

    /// Shows what would be written.
    package mutating func showDifference(_ files: [NewFile], _ styler: Styler) throws {
        for file in files {
            switch Self.present(at: file.path) {
            case .success(let old):
                report(WrittenFile(path: file.path, from: old, to: file.bytes))
                guard !isReporting else { continue }
                try showDifference(at: file.path, from: old, to: file.bytes, styler)
            case .failure(let error): try leaveOut(file.path, error.sentence)
            }
        }
    }

    /// Writes files and the folders that they lie in, and says so.
    ///
    /// - Returns: whether all were written.
    package mutating func create(_ files: [NewFile], overwriting: Bool, isQuiet: Bool) throws -> Bool {
        var isDone = true
        for file in files {
            guard file.path != Workspace.standardInput else {
                try write(file.bytes)
                continue
            }
            let old = isReporting ? try? Self.present(at: file.path).get() : nil
            do throws(FileError) {
                try FileReplacer.create(file.path, with: file.bytes, overwriting: overwriting, creatingFolders: true)
            } catch {
                try leaveOut(file.path, error.sentence)
                isDone = false
                continue
            }
            report(WrittenFile(path: file.path, from: old, to: file.bytes))
            guard !isQuiet, !isReporting, !file.summary.isEmpty else { continue }
            try write("\(Texts.Convert.wrote(path: file.path, summary: file.summary))\n")
        }
        return isDone
    }

    /// What is at a path; nil where nothing is.
    static func present(at path: String) -> Result<[UInt8]?, FileError> {
        do throws(FileError) {
            return .success(try FileReader.read(path).bytes)
        } catch {
            if case .notFound = error { return .success(nil) }
            return .failure(error)
        }
    }
}
