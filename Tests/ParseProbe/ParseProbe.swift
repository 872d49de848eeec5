import Foundation
import SwiftParser
import SwiftSyntax

/// A program that parses the Swift files below a folder with swift-syntax, on all cores.
///
/// `scripts/bench` uses the program to measure the minimum time for reading code.
@main
enum ParseProbe {
    static func main() async throws {
        guard let folder = CommandLine.arguments.dropFirst().first else { exit(64) }
        let paths = (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".swift") }
        var count = 0
        try await withThrowingTaskGroup(of: Int.self) { group in
            for path in paths {
                group.addTask {
                    let source = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
                    return Parser.parse(source: source).statements.count
                }
            }
            for try await statements in group { count += statements }
        }
        print(count)
    }
}
