import CatalogCore
import CatalogLint
import LintRules

/// A check for hard-coded strings that users see.
struct HardCodedTextCheck: SourceCheck {
    let project: SourceProject
    let texts: [HardCodedText]

    var rule: any Rule.Type { HardCodedTextRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        let names = context.names
        for text in texts {
            guard let file = project.index.file(at: text.location.path)?.text, !names.contains(text.text.key) else {
                continue
            }
            findings.add(
                Self.message(text), in: file, range: text.location.range, key: text.text.key,
                atMost: text.isDoubtful ? .note : .error)
        }
    }

    private static func message(_ text: HardCodedText) -> FindingMessage {
        if text.isKey { return "people see this text in one language: it is a key, but the code does not look it up" }
        return switch text.position {
        case .localizable(let callee): "`\(callee)` looks this text up as a key, but no table has it"
        case .shown(let name), .displayName(let name):
            "people see this text through `\(name)`, but it has no key"
        case .error(let property): "people see this text in `\(property)`, but it has no key"
        case .value: "people see this text, but it has no key"
        }
    }
}
