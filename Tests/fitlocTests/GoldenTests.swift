import Foundation
import TestSupport
import Testing

/// Runs the command of each golden case, and compares its output, status and files with those of the case.
///
/// A case contains `input/` (optional files), `command` (a shell command), `stdout`, `stderr` and `status`. It contains
/// `output/` if the command changes files. `$DIR` in the texts stands for the working folder.
@Suite("Golden cases", .waitsForPrograms)
struct GoldenTests {
    @Test("A command's output, status and files equal those of its case", arguments: GoldenCase.all)
    func goldenCase(_ golden: GoldenCase) throws {
        let folder = try golden.prepared()
        defer {
            try? FileManager.default.removeItem(at: folder)
            try? FileManager.default.removeItem(at: BuiltProgram.stateFolder(of: folder))
        }
        let outcome = try BuiltProgram.run(golden.command, in: folder)
        let files = try Files(below: folder)
        if RecordedFile.Mode.current == .compare {
            try golden.expect(outcome, files, ranIn: folder)
        } else {
            for issue in try golden.record(outcome, files, ranIn: folder) { Issue.record("\(issue)") }
        }
    }

    @Test("There are golden cases, and each contains a command")
    func casesAreWhole() throws {
        #expect(!GoldenCase.all.isEmpty)
        for golden in GoldenCase.all { #expect(!golden.command.isEmpty, "\(golden)") }
    }
}

/// A folder below `Goldens/<command>/`.
struct GoldenCase: CustomStringConvertible, Sendable {
    let description: String
    private let folder: URL

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")

    static let all: [GoldenCase] = subfolders(of: root).flatMap { command in
        subfolders(of: command).map {
            GoldenCase(description: "\(command.lastPathComponent)/\($0.lastPathComponent)", folder: $0)
        }
    }

    private static func subfolders(of folder: URL) -> [URL] {
        let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return contents.filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
    }

    var command: String { text("command").trimmingCharacters(in: .newlines) }

    /// Returns a new folder with the case's input.
    func prepared() throws -> URL {
        let temporary = TemporaryFolder.system
            .appendingPathComponent("fitloc-golden-\(UUID().uuidString)")
        let input = folder.appendingPathComponent("input")
        if FileManager.default.fileExists(atPath: input.path) {
            try FileManager.default.copyItem(at: input, to: temporary)
        } else {
            try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        }
        return temporary
    }

    func expect(_ outcome: BuiltProgram.Outcome, _ files: Files, ranIn folder: URL) throws {
        #expect(shown(outcome.stdout, ranIn: folder) == text("stdout"))
        #expect(shown(outcome.stderr, ranIn: folder) == text("stderr"))
        #expect("\(outcome.status)\n" == text("status"))
        #expect(files.differences(from: try expectedFiles()) == [])
    }

    /// Rewrites the files that differ.
    ///
    /// - Returns: An issue for each rewritten file.
    func record(_ outcome: BuiltProgram.Outcome, _ files: Files, ranIn folder: URL) throws -> [String] {
        let texts = [
            ("stdout", shown(outcome.stdout, ranIn: folder)), ("stderr", shown(outcome.stderr, ranIn: folder)),
            ("status", "\(outcome.status)\n"),
        ]
        let issues = try texts.compactMap { name, text in
            try RecordedFile(self.folder.appendingPathComponent(name))
                .issue(expecting: text.isEmpty ? nil : Data(text.utf8))
        }
        return try issues + recordOutput(files)
    }

    /// Rewrites the folder `output`, which exists only if the command changes files.
    private func recordOutput(_ files: Files) throws -> [String] {
        let output = folder.appendingPathComponent("output")
        let input = try Files(below: folder.appendingPathComponent("input"))
        let wanted = files.differences(from: input).isEmpty ? [:] : files.contents
        let present = try Files(below: output).contents
        let issues = try Set(wanted.keys).union(present.keys).sorted().compactMap { path in
            try RecordedFile(output.appendingPathComponent(path)).issue(expecting: wanted[path])
        }
        // git does not store empty folders; here, an empty folder would mean that the command removes all files.
        if wanted.isEmpty, try Files(below: output).contents.isEmpty { try? FileManager.default.removeItem(at: output) }
        return issues
    }

    private func expectedFiles() throws -> Files {
        let output = folder.appendingPathComponent("output")
        let hasOutput = FileManager.default.fileExists(atPath: output.path)
        return try Files(below: hasOutput ? output : folder.appendingPathComponent("input"))
    }

    private func shown(_ text: String, ranIn folder: URL) -> String {
        text.replacingOccurrences(of: folder.path, with: "$DIR")
    }

    func text(_ name: String) -> String {
        (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }
}

/// The files below a folder by path.
struct Files {
    /// The content of each file.
    let contents: [String: Data]

    init(below folder: URL) throws {
        var contents: [String: Data] = [:]
        let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
        for path in paths where !path.split(separator: "/").contains(".git") {
            let url = folder.appendingPathComponent(path)
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            contents[path] = try Data(contentsOf: url)
        }
        self.contents = contents
    }

    /// Returns the paths whose contents differ.
    func differences(from other: Files) -> [String] {
        Set(contents.keys).union(other.contents.keys).filter { contents[$0] != other.contents[$0] }.sorted()
    }
}
