import XCStringsKit

/// A check for hard-coded strings that users see.
struct HardCodedTextCheck: SourceCheck {
    let project: SourceProject
    let texts: [HardCodedText]

    var rule: any SourceRule.Type { HardCodedTextRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        let names = context.names
        for text in texts {
            guard let file = project.index.file(at: text.place.path)?.text, !names.contains(text.text.key) else {
                continue
            }
            findings.add(Self.message(text), in: file, range: text.place.range, key: text.text.key)
        }
    }

    private static func message(_ text: HardCodedText) -> String {
        let language = text.language.map { " (\($0.spelling))" } ?? ""
        return switch text.position {
        case .localizable(let callee): "`\(callee)` takes this text\(language) for a key, which no table has"
        case .shown(let name): "a text\(language) that `\(name)` shows as it is: nobody can translate it"
        case .error(let property): "a text\(language) that people read in `\(property)`: nobody can translate it"
        case .displayName(let property): "a name\(language) that people read by `\(property)`: nobody can translate it"
        case .value: "a text\(language) for people, which nobody can translate here"
        }
    }
}
