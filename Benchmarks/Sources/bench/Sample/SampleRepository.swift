import Foundation
import XCStringsKit

/// A generated repository whose commits each change a few texts of one catalog.
struct SampleRepository {
    /// The path of the work tree.
    let path: String
    /// The number of commits.
    let commits: Int
    /// The size of the catalog's last version in bytes.
    let bytes: Int

    /// The name of the catalog.
    static let catalog = "Localizable.xcstrings"

    /// Creates the repository.
    ///
    /// git imports all commits from one stream, which is much faster than a process for each commit.
    static func generate(commits: Int, keyCount: Int, at path: String) throws {
        try? FileManager.default.removeItem(atPath: path)
        try run("git init -q -b main \"$0\"", path)
        let stream = path + "/stream"
        guard FileManager.default.createFile(atPath: stream, contents: nil),
            let file = FileHandle(forWritingAtPath: stream)
        else { throw SubjectError.unexpectedShape }
        var version = SampleCatalog.bytes(keyCount: keyCount)
        for number in 1...commits {
            if number > 1 { version = try changed(version, number) }
            let head = """
                commit refs/heads/main
                committer A <a@example.com> \(1_700_000_000 + number * 3600) +0000
                data 7
                Change

                M 100644 inline \(catalog)
                data \(version.count)

                """
            try file.write(contentsOf: Data(head.utf8) + Data(version) + Data("\n".utf8))
        }
        try file.close()
        try run("cd \"$0\" && git fast-import --quiet <stream && rm stream && git checkout -q main", path)
    }

    /// Generates the repository in a separate process.
    ///
    /// Otherwise the peak memory of this process would grow, and each process that it starts later would report it too.
    init(generating commits: Int, keyCount: Int, at path: String, with bench: String) throws {
        try ChildProcess.succeed([bench, "generate-repository", String(commits), String(keyCount), path])
        self.path = path
        self.commits = commits
        bytes = try FileManager.default.attributesOfItem(atPath: path + "/" + Self.catalog)[.size] as? Int ?? 0
    }

    /// Returns the catalog with up to three changed texts.
    private static func changed(_ bytes: [UInt8], _ number: Int) throws -> [UInt8] {
        let catalog = try Catalog(bytes, path: Self.catalog)
        var random = RandomSequence(seed: UInt64(number))
        var edits: [Int: Edit] = [:]
        for _ in 0..<3 {
            let index = random.number(below: catalog.entryCount)
            let text = catalog.entry(at: index).localizations.last?.content.unit?.value
            if let text { edits[index] = Edit(replacing: text, with: "Texto \(number)") }
        }
        return try Edit.apply(Array(edits.values), to: bytes)
    }

    private static func run(_ line: String, _ path: String) throws {
        guard try ChildProcess.run(["/bin/sh", "-c", line, path]).status == 0 else {
            throw SubjectError.unexpectedShape
        }
    }
}
