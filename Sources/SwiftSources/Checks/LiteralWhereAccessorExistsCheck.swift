import AccessorGenerator
import CatalogCore
import CatalogLint
import LintRules

/// A check for literal keys that have a generated accessor.
struct LiteralWhereAccessorExistsCheck: SourceCheck {
    let project: SourceProject

    var rule: any Rule.Type { LiteralWhereAccessorExistsRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        let accessors = Accessors(project.accessors)
        guard !accessors.isEmpty else { return }
        for file in project.index.files where !file.isC {
            let uses = project.index.uses(in: file.path)
            // Code that already uses accessors can name them without a new import.
            let seesNames = uses.contains { $0.kind == .accessor && $0.certainty == .certain }
            for use in uses where use.location.audience.isShipped {
                guard let accessor = accessors.accessor(for: use) else { continue }
                let name = accessor.entry.path.joined(separator: ".")
                let takesNothing = seesNames && takesNothing(use)
                findings.add(
                    "use the accessor `\(name)` instead of this literal: the compiler checks its name", in: file.text,
                    range: use.location.range, key: use.key.key,
                    fix: takesNothing ? AccessorFix(use, file, project.index.declarations).edits(accessor) : [])
            }
        }
    }

    /// Returns whether the text takes no values, so that its accessor is a property.
    private func takesNothing(_ use: KeyUse) -> Bool {
        let entries = project.keys.entries(of: use)
        return !entries.isEmpty
            && entries.allSatisfy { entry in
                let table = project.tables[entry.table]
                return table.entry(at: entry.index).namedArguments(source: table.sourceLanguage)?.isEmpty ?? false
            }
    }
}

/// A generated accessor and its style.
struct ProposedAccessor {
    let entry: AccessorDirectory.Entry
    let style: AccessorStyle
}

/// The accessors of a project by key.
private struct Accessors {
    private var accessors: [ExactText: [ProposedAccessor]] = [:]

    init(_ directories: [AccessorDirectory]) {
        for directory in directories {
            for entry in directory.entries {
                accessors[ExactText(entry.key), default: []].append(
                    ProposedAccessor(entry: entry, style: directory.style))
            }
        }
    }

    var isEmpty: Bool { accessors.isEmpty }

    /// Returns the accessor for a lookup, or nil if there is none.
    ///
    /// A property or function for the key takes precedence over a case of a generated enumeration.
    func accessor(for use: KeyUse) -> ProposedAccessor? {
        // Code that takes a `String` and looks it up has no use for the text of an accessor.
        guard use.kind != .accessor, use.kind != .laterLookup, use.certainty == .certain, !use.key.hasValues else {
            return nil
        }
        let found = (accessors[ExactText(use.key.key)] ?? []).filter { $0.entry.table == use.tableName }
        return found.first { !$0.entry.isCase } ?? found.first
    }
}
