import CatalogCore
import CommandOutput

/// An error in a configuration, with its position.
package struct ConfigurationError: Error, Sendable, CustomStringConvertible {
    /// The path of the file.
    package let path: String
    /// The position in the file.
    package let position: TextPosition
    /// The kind of error.
    package let reason: Reason

    /// The kinds of errors in a configuration.
    package enum Reason: Sendable {
        /// The file is not valid YAML.
        case syntax(String)
        /// Names that are given twice.
        case givenTwice([String])
        /// A tab where YAML wants spaces.
        case tab
        /// A configured file or folder that does not exist, with the nearest one.
        case noSuchPath(String, nearest: String?)
        /// A version of the program that the project needs, and that of this program.
        case otherVersion(needed: String, present: String)
        /// An unknown name, with the nearest known name and all known names.
        case unknownName(String, nearest: String?, known: [String])
        /// A value of the wrong type.
        case wrongKind(name: String, expected: String)
        /// An unknown rule, with rules of similar names.
        case unknownRule(String, near: [String])
        /// An unknown preset, with the nearest known preset.
        case unknownPreset(String, nearest: String?)
        /// A severity other than `error`, `warning`, `note` and `off`.
        case unknownSeverity(String)
        /// An invalid pattern, with the reason.
        case badPattern(String, String)
        /// A malformed language tag.
        case badLanguage(String)
        /// A well-formed tag of a language that does not exist.
        case unknownLanguage(String)
        /// A setting that needs the user's trust, which has not been granted for the project at `root`.
        case notTrusted(TrustGrant, root: String)
        /// The file with the granted trust, or a file that the trust covers, cannot be read.
        case unreadableTrust(FileError)
        /// A missing required setting.
        case missing(String)
        /// A word that holds a credential, by the name before it.
        case credential(String)
        /// A file of another user, in a folder above the project at `root`.
        case otherOwner(root: String)
    }

    /// The position and the message, as one line.
    package var description: String {
        "\(FileLocation(path: path, position: position)): error: \(sentence)"
    }

    /// The message without the position.
    package var sentence: String {
        switch reason {
        case .syntax(let problem): "this is not valid YAML: \(problem)"
        case .givenTwice(let names):
            "\(names.map { "“\($0)”" }.joined(separator: " and ")) \(names.count == 1 ? "is" : "are") given twice"
        case .tab: "YAML is indented with spaces, and this is a tab"
        case .noSuchPath(let path, let nearest):
            "there is no file or folder “\(VisibleText.shown(path))”\(nearest.map { "; did you mean “\(VisibleText.shown($0))”?" } ?? "")"
        case .otherVersion(let needed, let present):
            "this project needs fitloc \(needed), and this is fitloc \(present)"
        case .unknownName(let name, let nearest, let known):
            "“\(name)” is unknown here\(nearest.map { "; did you mean “\($0)”?" } ?? Self.hint(known))"
        case .wrongKind("", let expected): "expected \(expected)"
        case .wrongKind(let name, let expected): "“\(name)” must be \(expected)"
        case .unknownRule(let name, let near):
            "there is no rule “\(name)”; \(Alternatives.question(near) ?? "see `fitloc rules`")"
        case .unknownPreset(let name, let nearest):
            "there is no preset “\(name)”\(nearest.map { "; did you mean “\($0)”?" } ?? "; use minimal, recommended or strict")"
        case .unknownSeverity(let name): "“\(name)” is not a severity; use off, note, warning or error"
        case .badPattern(let pattern, let problem): "the pattern “\(pattern)” is invalid: \(problem)"
        case .badLanguage(let tag): "“\(tag)” is not a language tag; tags look like pt-BR or zh-Hans"
        case .unknownLanguage(let tag): "“\(tag)” is not a known language; tags look like pt-BR or zh-Hans"
        case .notTrusted(let grant, let root): Self.refusal(of: grant, in: root)
        case .unreadableTrust(let error): error.description
        case .missing(let name): "“\(name)” is missing"
        case .credential(let name):
            "“\(VisibleText.shown(name))” seems to hold a credential; pass it to the program in an environment variable"
        case .otherOwner(let root):
            "belongs to another user and is above the project at \(VisibleText.shown(root)); add a .fitloc.yml there"
        }
    }

    private static func refusal(of grant: TrustGrant, in root: String) -> String {
        let advice = "allow it with `fitloc trust`"
        return switch grant {
        case .program(let words):
            "the project’s configuration may not start the program “\(VisibleText.shown(words))”; \(advice)"
        case .service(let name):
            "the project’s configuration may not call the service \(VisibleText.shown(name)); \(advice)"
        case .path(let path):
            "\(VisibleText.shown(path)) is outside the project at \(VisibleText.shown(root)); \(advice)"
        }
    }

    /// Returns a hint with all known names, for a name that is not similar to any of them.
    private static func hint(_ known: [String]) -> String {
        known.isEmpty ? "" : "; expected one of \(known.sorted().joined(separator: ", "))"
    }
}

extension FailureLine {
    /// Creates a line about an error in a configuration, in the format of findings.
    package init(_ error: ConfigurationError) {
        self.init(error.sentence, at: error.position, in: error.path)
    }
}
