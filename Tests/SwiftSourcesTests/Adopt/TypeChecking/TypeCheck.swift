import Foundation
import TestSupport

/// Runs the installed compiler on code with adopted texts.
///
/// `PlatformStubs` declares the missing types of Apple's platforms in the same module.
struct TypeCheck {
    /// The language mode, `5` or `6`.
    var mode = "6"
    /// The default isolation.
    var isolation = "nonisolated"

    /// All four combinations of language mode and default isolation.
    static let all = ["5", "6"].flatMap { mode in
        ["nonisolated", "MainActor"].map { TypeCheck(mode: mode, isolation: $0) }
    }

    /// Returns the errors in the files of one module, with file names but without lines.
    func errors(in files: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder()
        var paths: [String] = []
        for (number, file) in files.sorted(by: { $0.key < $1.key }).enumerated() {
            let name = file.key.split(separator: "/").last.map(String.init) ?? "File"
            paths.append(try folder.write("\(number)-\(name)", file.value))
        }
        paths.append(try folder.write("Stubs.swift", PlatformStubs.code))
        try folder.write("files", paths.joined(separator: "\n"))
        let output = try Program.transcript(of: [
            "swiftc", "-typecheck", "-wmo", "-suppress-warnings", "-parse-as-library", "-swift-version", mode,
            "-default-isolation", isolation, "-module-name", "Adopted", "@" + folder.file("files"),
        ]).text
        return output.split(whereSeparator: \.isNewline).filter { $0.contains(": error: ") }.map { line in
            let parts = line.components(separatedBy: ": error: ")
            let name = parts[0].split(separator: "/").last?.prefix { $0 != ":" } ?? ""
            return "\(name): \(parts.dropFirst().joined())"
        }.sorted()
    }
}
