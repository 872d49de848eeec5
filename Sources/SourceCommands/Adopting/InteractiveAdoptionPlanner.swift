import CatalogEditing
import CatalogRuntime
import Sessions
import SwiftSources

/// A planner that creates a new plan each time that a person changes a choice.
struct InteractiveAdoptionPlanner {
    private let project: SourceProject
    private let session: EditSession
    private let settings: AdoptionSettings

    init(_ project: SourceProject, _ session: EditSession, code: LoadedCode) {
        self.project = project
        self.session = session
        let workspace = session.workspace
        let isolation = BuildIsolation(code.files, projects: code.xcodeProjects)
        settings = AdoptionSettings(
            targets: code.targets, lint: workspace.lintSettings(requiring: nil),
            isDefault: { workspace.isDefaultCatalog($0) }, isolation: { isolation.isolation(at: $0) })
    }

    /// Returns the plan for some texts, with the keys that a person chose.
    func plan(of texts: [HardCodedText], keys: [CodeLocation: String] = [:]) -> AdoptionPlan {
        AdoptionPlan(of: texts, in: project, settings: settings, keys: keys)
    }
}

// Support for asking a person for translations.
extension InteractiveAdoptionPlanner {
    /// Returns the texts that a person must still write, each with the preliminary text that stands for it.
    func textsLeft(by adoption: Adoption) -> [TextAssignment] {
        let change = try? adoption.change(in: session.editable(adoption.table))
        return change?.textsLeft ?? []
    }

    /// Returns whether a language is the source language of a table.
    func isSource(_ language: LanguageTag, of adoption: Adoption) -> Bool {
        session.editable(adoption.table).isSource(language)
    }

    /// Returns the reason why a text is rejected, or nil if it is accepted.
    func complaint(about text: TextAssignment, for adoption: Adoption) -> String? {
        let table = session.editable(adoption.table)
        guard let change = try? adoption.change(in: table) else { return nil }
        return table.complaint(about: change.saying([text]))
    }
}

extension KeyChange {
    /// The preliminary texts, which are in another state than `translated`.
    fileprivate var textsLeft: [TextAssignment] {
        guard case .add(let parts) = kind else { return [] }
        return parts.compactMap { part in
            guard case .text(let language, let path, let text, let state) = part, state != .translated else {
                return nil
            }
            return TextAssignment(language, path, text)
        }
    }

    /// Returns the change with the given texts, as `translated`, in place of the preliminary ones.
    func saying(_ texts: [TextAssignment]) -> KeyChange {
        guard case .add(let parts) = kind else { return self }
        let said = parts.map { part in
            guard case .text(let language, let path, _, let state) = part, state != .translated,
                let text = texts.last(where: { $0.language.isSameLanguage(as: language) && $0.part == path })?.text
            else { return part }
            return EntryChange.text(language, path, text, .translated)
        }
        return KeyChange(key, .add(said))
    }
}
