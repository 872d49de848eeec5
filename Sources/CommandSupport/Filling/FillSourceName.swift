import XCStringsKit

/// A source of texts as `--from` and the configuration name it.
package enum FillSourceName: Hashable, Sendable {
    /// The project's own finished translations.
    case memory
    /// The source text.
    case source
    /// Pseudo-translations with accents.
    case pseudo
    /// Pseudo-translations from right to left.
    case pseudoRightToLeft
    /// Legacy tables, or a folder with them.
    case strings(String)
    /// A file that came back from translators.
    case xliff(String)
    /// A translation memory.
    case tmx(String)
    /// A server.
    case service(ServiceName)
    /// A program.
    case command(String)

    /// Reads a name; nil for what is none.
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

    /// All that may be written, with words in the place of paths and commands.
    static let forms =
        ["memory", "source", "pseudo", "pseudo-rtl", "strings:PATH", "xliff:PATH", "tmx:PATH"]
        + ServiceName.allCases.map(\.rawValue) + ["command:CMD"]

    /// What a person has to allow before a configuration may ask it; of a path, where that leads out of the project.
    var grant: TrustGrant? {
        switch self {
        case .memory, .source, .pseudo, .pseudoRightToLeft: nil
        case .strings(let path), .xliff(let path), .tmx(let path): .path(path)
        case .service(let name): .service(name.rawValue)
        case .command(let words): .program(words)
        }
    }

    /// The first words of those, which say what kind of source it is.
    package static var kinds: [String] { forms.map { form in String(form.prefix { $0 != ":" }) } }

    /// The same with a path below another folder.
    func resolved(in folder: String) -> FillSourceName {
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
