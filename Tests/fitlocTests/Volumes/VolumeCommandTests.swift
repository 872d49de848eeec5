import Foundation
import TestSupport
import Testing

@Suite(
    "Commands that write, on a volume that ignores the case and the Unicode form of names",
    .waitsForPrograms, .thorough(.volumes),
    .enabled(if: FoldingVolume.absence == nil, Comment(rawValue: FoldingVolume.absence ?? "")))
struct VolumeCommandTests {
    @Test("Every command leaves the same files as on another volume", arguments: WritingCommand.all)
    func all(command: WritingCommand) async throws {
        let fault = try await FaultWork(command)
        let volume = try FoldingVolume(fault.work)
        for names in FoldingVolume.Names.allCases {
            try fault.begin()
            let outcome = try fault.run(volume.environment(names))
            #expect(outcome.ending == .status(0), "\(outcome)")
            #expect(try fault.different() == [], "\(outcome)")
        }
    }

    @Test(
        "Every command finds its files in another case, writes the same and leaves no second file",
        arguments: WritingCommand.all.filter { SpelledWords($0).words != $0.words })
    func otherCase(command: WritingCommand) async throws {
        let fault = try await FaultWork(command)
        let volume = try FoldingVolume(fault.work)
        // A permission is stored under the path of the folder, so where paths resolve to what was typed it is asked again.
        let isStored = command.words[0] == "trust"
        for names in FoldingVolume.Names.allCases where !isStored || names == .onDisk {
            try fault.begin()
            let outcome = try fault.run(words: SpelledWords(command).words, volume.environment(names))
            #expect(outcome.ending == .status(0), "\(names): \(outcome)")
            #expect(try fault.different() == [], "\(names): \(outcome)")
        }
    }
}

/// The words of a command with its existing files in another case.
private struct SpelledWords {
    let words: [String]

    init(_ command: WritingCommand) {
        let files = Array(FaultProject.files.keys) + command.files.keys
        // The first word is the name of the command, even if there is a file of that name.
        words =
            command.words.prefix(1)
            + command.words.dropFirst().map { word in
                let isThere = files.contains { $0 == word || $0.hasPrefix(word + "/") }
                return isThere ? Self.otherCase(of: word) : word
            }
    }

    /// Returns a path with the case of its letters reversed, except in extensions, which tell the kind of a file.
    private static func otherCase(of path: String) -> String {
        path.split(separator: "/").map { name in
            let parts = name.split(separator: ".", maxSplits: 1)
            let stem = String(parts[0].map { Character($0.isUppercase ? $0.lowercased() : $0.uppercased()) })
            return ([stem] + parts.dropFirst().map(String.init)).joined(separator: ".")
        }.joined(separator: "/")
    }
}

extension FaultWork {
    /// Returns the paths whose files differ from those of an undisturbed run, in contents or existence.
    fileprivate func different() throws -> [String] {
        let found = try contents()
        return Set(found.keys).union(new.keys).filter { found[$0] != new[$0] }.sorted()
    }
}
