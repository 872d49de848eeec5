/// The name of a text source, as in `--from` and in the configuration.
package enum FillSourceName: Hashable, Sendable {
    /// The project's own finished translations.
    case memory
    /// The source text.
    case source
    /// Pseudo-translations with accented letters.
    case pseudo
    /// Right-to-left pseudo-translations.
    case pseudoRightToLeft
    /// Legacy tables at a path.
    case strings(String)
    /// A translated XLIFF file or bundle at a path.
    case xliff(String)
    /// A translation memory file at a path.
    case tmx(String)
    /// A translation service.
    case service(ServiceName)
    /// A program, given as a command line.
    case command(String)

    /// Parses a name.
    ///
    /// Returns nil if the name is invalid.
    package init?(_ text: String) {
        switch text {
        case "memory": self = .memory
        case "source": self = .source
        case "pseudo": self = .pseudo
        case "pseudo-rtl": self = .pseudoRightToLeft
        default:
            if let service = ServiceName(rawValue: text) {
                self = .service(service)
                return
            }
            guard let colon = text.firstIndex(of: ":") else { return nil }
            let rest = String(text[text.index(after: colon)...])
            guard rest.contains(where: { !$0.isWhitespace }) else { return nil }
            switch text[..<colon] {
            case "strings": self = .strings(rest)
            case "xliff": self = .xliff(rest)
            case "tmx": self = .tmx(rest)
            case "command": self = .command(rest)
            default: return nil
            }
        }
    }

    /// All valid forms of names, with placeholders for paths and commands.
    package static let forms =
        ["memory", "source", "pseudo", "pseudo-rtl", "strings:PATH", "xliff:PATH", "tmx:PATH"]
        + ServiceName.allCases.map(\.rawValue) + ["command:CMD"]

    /// The trust that a configuration needs to use the source, or nil if it needs none.
    ///
    /// A path needs trust only if it leads out of the project.
    package var grant: TrustGrant? {
        switch self {
        case .memory, .source, .pseudo, .pseudoRightToLeft: nil
        case .strings(let path), .xliff(let path), .tmx(let path): .path(path)
        case .service(let name): .service(name.rawValue)
        case .command(let words): .program(words)
        }
    }

    /// The forms without placeholders, which state the kind of a source.
    package static var kinds: [String] { forms.map { form in String(form.prefix { $0 != ":" }) } }

    /// Returns the name with a relative path resolved against a folder.
    package func resolved(in folder: String) -> FillSourceName {
        let below = { (path: String) in
            path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : folder + "/" + path
        }
        return switch self {
        case .strings(let path): .strings(below(path))
        case .xliff(let path): .xliff(below(path))
        case .tmx(let path): .tmx(below(path))
        case .memory, .source, .pseudo, .pseudoRightToLeft, .service, .command: self
        }
    }
}
