import CommandSupport
import SwiftSources
import XCStringsKit

/// Makes plans for texts, again and again while a person chooses.
struct AdoptionPlanning {
    private let project: SourceProject
    private let session: EditSession
    private let settings: AdoptionSettings

    init(_ project: SourceProject, _ session: EditSession, targets: [AccessorTarget]) {
        self.project = project
        self.session = session
        let workspace = session.workspace
        settings = AdoptionSettings(
            targets: targets, lint: workspace.lintSettings(requiring: nil),
            isDefault: { workspace.isDefaultCatalog($0) })
    }

    /// The plan for some texts, with the keys that a person chose.
    func plan(of texts: [HardCodedText], keys: [SourcePlace: String] = [:]) -> AdoptionPlan {
        AdoptionPlan(of: texts, in: project, settings: settings, keys: keys)
    }
}

// What a person is asked besides.
extension AdoptionPlanning {
    /// The languages that a key must have and that the code gives no text in.
    func languagesLeft(by adoption: Adoption) -> [LanguageTag] {
        guard let addition = adoption.addition else { return [] }
        return addition.languagesWithoutText(in: session.editable(adoption.table))
    }

    /// Why a text cannot be taken; nil where it can.
    func complaint(about text: String, in language: LanguageTag, for adoption: Adoption) -> String? {
        let table = session.editable(adoption.table)
        guard let change = try? adoption.change(in: table) else { return nil }
        return table.complaint(about: change.saying([(language, text)]))
    }
}

extension KeyChange {
    /// The same change with texts in place of what is left for later.
    func saying(_ texts: [(language: LanguageTag, text: String)]) -> KeyChange {
        guard case .add(let parts) = kind else { return self }
        let said = parts.map { part in
            guard case .text(let language, .whole, _, .new) = part,
                let text = texts.last(where: { $0.language.isSameLanguage(as: language) })?.text
            else { return part }
            return EntryChange.text(language, .whole, text, .translated)
        }
        return KeyChange(key, .add(said))
    }
}
