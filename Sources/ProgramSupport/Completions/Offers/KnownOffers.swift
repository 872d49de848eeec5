import CatalogCore
import CatalogLint
import LintReports
import LintRules
import Workspaces

/// Offers that are the same in every project.
struct KnownOffers {
    /// The part of the word before the value.
    let start: String
    /// The typed part of the value.
    let typed: String

    /// Returns the offers for rules, states, report formats and fill sources.
    func offers(of subject: CompletionSubject, except given: Swift.Set<String>) -> Offers {
        switch subject {
        case .rules:
            Offers(all: rules { Offer($0, behind: start, $1) }.filter { !given.contains($0.label) })
        case .severities: Offers(all: severities)
        case .stateCondition: Offers(all: states.map { Offer("state=\($0)", behind: start) })
        case .reportFormats: withFiles(behind: "=", LintReportFormat.allCases.map { Offer($0.rawValue, behind: start) })
        case .fillSources: withFiles(behind: ":", fillSources)
        default: Offers()
        }
    }

    /// The names of all states.
    private var states: [String] { TranslationState.known.map(\.spelling) }

    private func rules(_ offer: (String, String) -> Offer) -> [Offer] {
        RuleSet.standard.descriptions.map { offer($0.id.name, $0.summary) }
    }

    private var severities: [Offer] {
        guard let equals = typed.firstIndex(of: "=") else {
            return rules { Offer("\($0)=", behind: start, $1, continues: true) }
        }
        let rule = start + typed[...equals]
        return ["off", "note", "warning", "error"].map { Offer($0, behind: rule) }
    }

    private var fillSources: [Offer] {
        FillSourceName.forms.map { form in
            guard let colon = form.firstIndex(of: ":") else { return Offer(form, behind: start) }
            return Offer(String(form[...colon]), behind: start, continues: true)
        }
    }

    /// Returns the words, or a request for files if the user has typed `sign` after one of the words.
    private func withFiles(behind sign: Character, _ words: [Offer]) -> Offers {
        guard let location = typed.firstIndex(of: sign) else { return Offers(all: words) }
        if typed.hasPrefix("command:") { return Offers() }
        return Offers(files: FileRequest(start: start + typed[...location]))
    }
}
