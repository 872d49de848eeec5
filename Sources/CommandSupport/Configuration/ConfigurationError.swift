import XCStringsKit

/// Why a configuration cannot be used, and where.
package struct ConfigurationError: Error, Sendable, CustomStringConvertible {
    /// The path of the file.
    package let path: String
    /// Where in the file.
    package let position: TextPosition
    /// What is wrong.
    package let reason: Reason

    /// The ways in which a configuration may be wrong.
    package enum Reason: Sendable {
        /// The file is no YAML.
        case syntax(String)
        /// A name that means nothing there; with the nearest that does, and all that do.
        case unknownName(String, nearest: String?, known: [String])
        /// A value of the wrong kind.
        case wrongKind(name: String, expected: String)
        /// A rule that there is not; with those that may have been meant.
        case unknownRule(String, near: [String])
        /// A preset that there is not; with the nearest that there is.
        case unknownPreset(String, nearest: String?)
        /// A severity that there is not.
        case unknownSeverity(String)
        /// A pattern that cannot be read.
        case badPattern(String, String)
        /// A language tag that is none.
        case badLanguage(String)
        /// A language that there is not.
        case unknownLanguage(String)
        /// Something that a person has to allow for the project at `root`, and has not.
        case notTrusted(TrustGrant, root: String)
        /// What was allowed cannot be read.
        case unreadableTrust(FileError)
        /// A member that must be there.
        case missing(String)
    }

    /// The place and the reason, as one line.
    package var description: String { "\(path):\(position.line):\(position.column): error: \(sentence)" }

    /// The reason alone.
    package var sentence: String {
        switch reason {
        case .syntax(let problem): problem
        case .unknownName(let name, let nearest, let known):
            "“\(name)” is not known here\(nearest.map { "; did you mean “\($0)”?" } ?? Self.hint(known))"
        case .wrongKind(let name, let expected): "“\(name)” must be \(expected)"
        case .unknownRule(let name, let near):
            "there is no rule “\(name)”; \(Alternatives.question(near) ?? "`fitloc rules` lists them")"
        case .unknownPreset(let name, let nearest):
            "there is no preset “\(name)”\(nearest.map { "; did you mean “\($0)”?" } ?? "; use minimal, recommended or strict")"
        case .unknownSeverity(let name): "“\(name)” is no severity; use off, note, warning or error"
        case .badPattern(let pattern, let problem): "the pattern “\(pattern)” cannot be read: \(problem)"
        case .badLanguage(let tag): "“\(tag)” is no language tag; tags look like pt-BR or zh-Hans"
        case .unknownLanguage(let tag): "there is no language “\(tag)”; tags look like pt-BR or zh-Hans"
        case .notTrusted(let grant, let root): Self.refusal(of: grant, in: root)
        case .unreadableTrust(let error): error.description
        case .missing(let name): "“\(name)” is missing"
        }
    }

    private static func refusal(of grant: TrustGrant, in root: String) -> String {
        let allowed = "`fitloc trust` allows it"
        return switch grant {
        case .program(let words):
            "the program “\(VisibleText.shown(words))” is not started because a file of the project says so; \(allowed)"
        case .service(let name):
            "\(VisibleText.shown(name)) is not asked because a file of the project says so; \(allowed)"
        case .path(let path):
            "\(VisibleText.shown(path)) lies outside of the project at \(VisibleText.shown(root)); \(allowed)"
        }
    }

    /// What can stand there where nothing is near.
    private static func hint(_ known: [String]) -> String {
        known.isEmpty ? "" : "; known are \(known.sorted().joined(separator: ", "))"
    }
}
