import Foundation
import TestSupport

/// Functions that split command lines as a shell does.
enum ShellWords {
    /// Returns the arguments of each `fitloc` call in command lines, without running it.
    static func ofProgram(in lines: [String]) throws -> [[String]] {
        let work = try WorkFolder()
        // A function takes precedence over the program of the same name, also in pipelines, whose calls run at the same
        // time: a single write keeps the words of each together.
        let function = #"fitloc() { printf '%s\036' "$(printf '%s\037' "$@")" >&3; }"#
        let script = ([function] + lines).joined(separator: "\n")
        _ = try BuiltProgram.run("exec 3> words\n\(script)\ntrue", in: work.url)
        let calls = try work.text(of: "words").split(separator: "\u{1E}")
        return calls.map { $0.split(separator: "\u{1F}", omittingEmptySubsequences: false).dropLast().map(String.init) }
    }
}
