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
        /// A name that means nothing there; with the nearest that does.
        case unknownName(String, nearest: String?)
        /// A value of the wrong kind.
        case wrongKind(name: String, expected: String)
        /// A rule that there is not; with the nearest that there is.
        case unknownRule(String, nearest: String?)
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
        /// A member that must be there.
        case missing(String)
    }

    /// The place and the reason, as one line.
    package var description: String { "\(path):\(position.line):\(position.column): error: \(sentence)" }

    private var sentence: String {
        switch reason {
        case .syntax(let problem): problem
        case .unknownName(let name, let nearest): "“\(name)” is not known here\(Self.hint(nearest))"
        case .wrongKind(let name, let expected): "“\(name)” must be \(expected)"
        case .unknownRule(let name, let nearest): "there is no rule “\(name)”\(Self.hint(nearest))"
        case .unknownPreset(let name, let nearest):
            "there is no preset “\(name)”\(nearest.map { "; did you mean “\($0)”?" } ?? "; use minimal, recommended or strict")"
        case .unknownSeverity(let name): "“\(name)” is no severity; use off, note, warning or error"
        case .badPattern(let pattern, let problem): "the pattern “\(pattern)” cannot be read: \(problem)"
        case .badLanguage(let tag): "“\(tag)” is no language tag; tags look like pt-BR or zh-Hans"
        case .unknownLanguage(let tag): "there is no language “\(tag)”; tags look like pt-BR or zh-Hans"
        case .missing(let name): "“\(name)” is missing"
        }
    }

    private static func hint(_ nearest: String?) -> String { nearest.map { "; did you mean “\($0)”?" } ?? "" }
}
