import Foundation
import TestSupport

/// The compiler of the machine, for code whose texts were adopted.
///
/// What Apple's platforms have and this machine may not have is declared by `PlatformStubs`, in the same module.
struct TypeCheck {
    /// `5` or `6`.
    var mode = "6"
    /// What holds where code says nothing of where it runs.
    var isolation = "nonisolated"

    /// All four ways in which modules are compiled.
    static let all = ["5", "6"].flatMap { mode in
        ["nonisolated", "MainActor"].map { TypeCheck(mode: mode, isolation: $0) }
    }

    /// The errors in some files of one module, each with the name of its file and without its line.
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
