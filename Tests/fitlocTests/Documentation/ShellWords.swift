import Foundation

/// The words of command lines, as a shell takes them apart.
enum ShellWords {
    /// The arguments of each `fitloc` that lines of shell would start, which is not started.
    static func ofProgram(in lines: [String]) throws -> [[String]] {
        let work = try WorkFolder()
        // A function goes before the program of its name, in pipelines too.
        let function = #"fitloc() { printf '%s\037' "$@" >&3; printf '\036' >&3; }"#
        let script = ([function] + lines).joined(separator: "\n")
        _ = try BuiltProgram.run("exec 3> words\n\(script)\ntrue", in: work.url)
        let calls = try work.text(of: "words").split(separator: "\u{1E}")
        return calls.map { $0.split(separator: "\u{1F}", omittingEmptySubsequences: false).dropLast().map(String.init) }
    }
}
