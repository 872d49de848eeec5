import CatalogCore
import CatalogEditing
import CommandOutput
import InterfaceTexts
import SwiftSources

/// The `.stringsdata` files that Apple's compiler wrote when it built a project.
///
/// A folder of builds has the files of several targets, architectures and configurations, of files that do not exist any
/// more, and sometimes of other copies of the project. Only files about the current state of the project's code count.
struct CompilerOutput: Sendable {
    /// The lookups that the compiler found.
    private(set) var lookups = CompilerLookups()
    /// The files and folders that could not be read.
    private(set) var failures: [FailureLine] = []

    /// Reads the files in folders, or the named ones.
    ///
    /// - Parameter code: The files of the project.
    /// - Throws: An error if there are no files, or none about the project's code.
    init(_ paths: [String], of code: [SourceFile]) throws(CommandFailure) {
        let files = find(paths)
        guard !files.isEmpty || !failures.isEmpty else {
            let shown = paths.map { VisibleText.path($0) }.joined(separator: ", ")
            throw CommandFailure(Texts.Sources.noStringsData(paths: shown))
        }
        let known = Dictionary(code.map { (ResolvedPath.resolvedIfThere($0.path), $0.path) }) { first, _ in first }
        var isOfCode = false
        var other: String?
        for path in files {
            guard let strings = read(path), let source = strings.source, source.hasSuffix(".swift") else { continue }
            guard let file = known[ResolvedPath.resolvedIfThere(source)] else {
                other = other ?? source
                continue
            }
            isOfCode = true
            if Self.isCurrent(path, for: file) { lookups.add(strings, ofFileAt: file) }
        }
        if !isOfCode, let other {
            throw CommandFailure(Texts.Sources.otherStringsData(source: VisibleText.path(other)))
        }
    }

    // MARK: - Files

    /// Returns the paths of the files, and reports what cannot be read.
    ///
    /// Folders of builds are hidden or ignored by git, so that other searches skip them.
    private mutating func find(_ paths: [String]) -> [String] {
        var found: Set<String> = []
        var folders: [String] = []
        for path in paths {
            do throws(FileError) {
                if try FileStatus(ofPath: path).kind == .folder { folders.append(path) } else { found.insert(path) }
            } catch {
                fail(error.path, error.localizedReason)
            }
        }
        while let folder = folders.popLast() {
            do throws(FileError) {
                for entry in try FolderListing.entries(at: Array(folder.utf8)) {
                    let path = "\(folder)/\(String(decoding: entry.name, as: UTF8.self))"
                    // A link can lead out of the build, or back into it.
                    if entry.kind == .folder { folders.append(path) }
                    if entry.kind == .regular, path.hasSuffix(".stringsdata") { found.insert(path) }
                }
            } catch {
                fail(error.path, error.localizedReason)
            }
        }
        return found.sorted()
    }

    private mutating func read(_ path: String) -> CompilerStrings? {
        do throws(FileError) {
            if let strings = CompilerStrings(try FileReader.read(path).bytes) { return strings }
            fail(path, Texts.Sources.notStringsData.resolved)
        } catch {
            fail(error.path, error.localizedReason)
        }
        return nil
    }

    private mutating func fail(_ path: String, _ reason: String) {
        failures.append(.sentence(reason, about: FileLocation(path: path)))
    }

    /// Returns whether the compiler has read a source file since it was last changed.
    ///
    /// The compiler does not write a file whose content would be the same, but always writes one of those beside it, such
    /// as `Home.swiftdeps`.
    private static func isCurrent(_ path: String, for source: String) -> Bool {
        guard let changed = modified(source) else { return false }
        let stem = path.dropLast(".stringsdata".count)
        let times = [".stringsdata", ".swiftdeps", ".o", ".d", ".dia", ".swiftconstvalues"].compactMap {
            modified(stem + $0)
        }
        return times.contains { $0 >= changed }
    }

    private static func modified(_ path: String) -> Int64? {
        (try? FileStatus(ofPath: ResolvedPath.resolvedIfThere(path)))?.identity.modified
    }
}
