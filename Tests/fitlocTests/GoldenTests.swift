import Foundation
import Testing

/// Folders that show a command line, what it is run on, and what comes of it.
///
/// A case holds `input/` (files; optional), `command` (a line of shell), `stdout`, `stderr`, `status`, and `output/` where
/// the command leaves other files than it found. `$DIR` in the texts stands for the folder that it ran in.
@Suite("Golden cases")
struct GoldenTests {
    @Test("A command prints, returns and leaves what its case says", arguments: GoldenCase.all)
    func goldenCase(_ golden: GoldenCase) throws {
        let folder = try golden.prepared()
        defer {
            try? FileManager.default.removeItem(at: folder)
            try? FileManager.default.removeItem(at: BuiltProgram.stateFolder(of: folder))
        }
        let outcome = try BuiltProgram.run(golden.command, in: folder)
        let files = try Files(below: folder)
        if ProcessInfo.processInfo.environment["FITLOC_UPDATE"] == "1" {
            try golden.record(outcome, files, ranIn: folder)
        } else {
            try golden.expect(outcome, files, ranIn: folder)
        }
    }

    @Test("There are golden cases, and each has a command")
    func casesAreWhole() throws {
        #expect(!GoldenCase.all.isEmpty)
        for golden in GoldenCase.all { #expect(!golden.command.isEmpty, "\(golden)") }
    }
}

/// One folder below `Goldens/<command>/`.
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

    /// A fresh folder with the case's input.
    func prepared() throws -> URL {
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
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

    func record(_ outcome: BuiltProgram.Outcome, _ files: Files, ranIn folder: URL) throws {
        try write(shown(outcome.stdout, ranIn: folder), to: "stdout")
        try write(shown(outcome.stderr, ranIn: folder), to: "stderr")
        try write("\(outcome.status)\n", to: "status")
        let output = self.folder.appendingPathComponent("output")
        try? FileManager.default.removeItem(at: output)
        let input = try Files(below: self.folder.appendingPathComponent("input"))
        if !files.differences(from: input).isEmpty { try files.write(to: output) }
    }

    private func expectedFiles() throws -> Files {
        let output = folder.appendingPathComponent("output")
        let hasOutput = FileManager.default.fileExists(atPath: output.path)
        return try Files(below: hasOutput ? output : folder.appendingPathComponent("input"))
    }

    private func shown(_ text: String, ranIn folder: URL) -> String {
        text.replacingOccurrences(of: folder.path, with: "$DIR")
    }

    private func text(_ name: String) -> String {
        (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }

    private func write(_ text: String, to name: String) throws {
        let url = folder.appendingPathComponent(name)
        if text.isEmpty {
            try? FileManager.default.removeItem(at: url)
        } else {
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
    }
}

/// The files below a folder, by their paths.
struct Files {
    private let contents: [String: Data]

    init(below folder: URL) throws {
        var contents: [String: Data] = [:]
        let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
        for path in paths where !path.hasPrefix(".git/") && path != ".git" {
            let url = folder.appendingPathComponent(path)
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            contents[path] = try Data(contentsOf: url)
        }
        self.contents = contents
    }

    /// The paths whose contents are not the same on both sides.
    func differences(from other: Files) -> [String] {
        Set(contents.keys).union(other.contents.keys).filter { contents[$0] != other.contents[$0] }.sorted()
    }

    func write(to folder: URL) throws {
        for (path, data) in contents {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
    }
}
