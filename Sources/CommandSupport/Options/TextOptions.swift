import ArgumentParser
import XCStringsKit

/// Texts that are given on the command line.
public struct TextOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A text for a language, or for a part of it: pt-BR=Início, en.plural.one='%lld day', en.device.ipad=…",
            valueName: "lang=text"))
    var value: [TextAssignment] = []

    @Option(help: ArgumentHelp("What translators are told; empty takes it away.", valueName: "text"))
    var comment: String?

    /// Creates options without texts.
    public init() {}

    /// The texts in the order given.
    public var texts: [TextAssignment] { value }

    /// The comment, if one was given.
    public var commentText: String? { comment }

    /// Refuses two texts for one part.
    public func validate() throws {
        var seen: [TextAssignment] = []
        for text in value {
            if seen.contains(where: { $0.part == text.part && $0.language.isSameLanguage(as: text.language) }) {
                throw ValidationError(
                    "Two texts are given for \(text.language)\(text.part.isWhole ? "" : ".\(text.part)").")
            }
            seen.append(text)
        }
    }
}

extension TextAssignment: ExpressibleByArgument {
    /// Reads `LANG=TEXT` and `LANG.PART=TEXT`.
    public init?(argument: String) {
        guard let place = TextPlace(argument: argument) else { return nil }
        self.init(place.language, place.part, place.value)
    }
}

/// The form `LANG.PART=…` that texts and states are given in.
struct TextPlace {
    let language: LanguageTag
    let part: PartPath
    let value: String

    init?(argument: String) {
        guard let equals = argument.firstIndex(of: "=") else { return nil }
        let name = argument[..<equals]
        let dot = name.firstIndex(of: ".") ?? name.endIndex
        language = LanguageTag(String(name[..<dot]))
        guard language.isWellFormed, let part = PartPath(String(name[dot...].dropFirst())) else { return nil }
        if dot != name.endIndex, part.isWhole { return nil }
        self.part = part
        value = String(argument[equals...].dropFirst())
    }
}
