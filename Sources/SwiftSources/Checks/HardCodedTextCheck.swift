import CatalogCore
import CatalogLint
import LintRules

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

    private static func message(_ text: HardCodedText) -> FindingMessage {
        let language = text.language.map { " (\($0.spelling))" } ?? ""
        return switch text.position {
        case .localizable(let callee): "`\(callee)` looks this text\(language) up as a key, but no table has it"
        case .shown(let name): "hard-coded string\(language) that `\(name)` shows; it cannot be translated"
        case .error(let property):
            "hard-coded string\(language) that people see in `\(property)`; it cannot be translated"
        case .displayName(let property):
            "hard-coded name\(language) that people see through `\(property)`; it cannot be translated"
        case .value: "hard-coded string\(language) that people see; it cannot be translated"
        }
    }
}
