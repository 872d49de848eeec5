import Foundation
import XCStringsKit

/// The commands that generate samples.
enum SampleCommand {
    /// Runs a command with its arguments.
    static func run(_ command: String, _ arguments: [String]) throws {
        let number = arguments.first.flatMap { Int($0) } ?? 0
        switch (command, arguments.count) {
        case ("generate", 2...3):
            guard let kind = SampleKind(rawValue: arguments.count == 3 ? arguments[2] : "two") else {
                throw UsageError()
            }
            try SampleLanguages.check()
            try SampleFile.generate(kind, keyCount: number, at: arguments[1])
        case ("generate-code", 2): try SampleCode.generate(keyCount: number, at: arguments[1])
        case ("generate-app", 2): try SampleApp.generate(files: number, at: arguments[1])
        case ("generate-monorepo", 2): try SampleMonorepo.generate(catalogs: number, at: arguments[1])
        case ("generate-repository", 3):
            try SampleRepository.generate(commits: number, keyCount: Int(arguments[1]) ?? 0, at: arguments[2])
        case ("generate-sides", 3):
            let sides = try EditedSides(of: try FileReader.read(arguments[0]).bytes)
            try Data(sides.ours).write(to: URL(fileURLWithPath: arguments[1]))
            try Data(sides.theirs).write(to: URL(fileURLWithPath: arguments[2]))
        default: throw UsageError()
        }
    }
}
