import ArgumentParser
import XCStringsKit

// What a shell offers for words that only the project, or the set of rules, knows.
extension CompletionKind {
    /// The ids of rules.
    package static var rules: CompletionKind { .list(RuleSet.standard.descriptions.map(\.id.name)) }

    /// A rule and a severity, as in `stale-key=off`.
    static var severities: CompletionKind {
        .custom { _, _, typed in
            let levels = ["off", "note", "warning", "error"]
            guard let equals = typed.firstIndex(of: "=") else {
                return RuleSet.standard.descriptions.map { "\($0.id.name)=" }.filter { $0.hasPrefix(typed) }
            }
            return levels.map { "\(typed[...equals])\($0)" }.filter { $0.hasPrefix(typed) }
        }
    }

    /// The sources of texts.
    static var fillSources: CompletionKind {
        .list(
            FillSourceName.forms.map { form in
                form.split(separator: ":").count > 1 ? "\(form.prefix { $0 != ":" }):" : form
            })
    }

    /// The project's languages, also behind a comma.
    package static var languages: CompletionKind {
        .custom { _, _, typed in
            guard let workspace = try? await Workspace.load([]) else { return [] }
            let start = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
            let tags = Set(workspace.project.tables.flatMap(\.languages)).map(\.spelling).sorted()
            let given = start.split(separator: ",").map(String.init)
            return tags.filter { !given.contains($0) }.map { start + $0 }.filter { $0.hasPrefix(typed) }
        }
    }

    /// The project's keys; those with spaces and the like a shell would take apart.
    package static var keys: CompletionKind {
        .custom { _, _, typed in
            guard let workspace = try? await Workspace.load([]) else { return [] }
            let keys = workspace.project.tables.flatMap { table in
                (0..<table.entryCount).map { table.key(at: $0).string }
            }
            return Set(keys.filter { $0.hasPrefix(typed) && ShellWord.quoted($0) == $0 }).sorted()
        }
    }
}
