import CatalogCore
import CatalogLint
import FileSearch
import LintRules

/// A check for lookups in another table or bundle than the one that has the key.
struct WrongTableCheck: SourceCheck {
    let project: SourceProject
    let classifier: LookupClassifier

    var rule: any Rule.Type { WrongTableRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        for use in project.index.uses {
            guard let (message, entry) = finding(use), let file = project.index.file(at: use.location.path)?.text else {
                continue
            }
            findings.add(
                message, in: file, range: use.location.range, key: use.key.key,
                related: project.keys.location(of: entry).map { [$0] } ?? [])
        }
    }

    private func finding(_ use: KeyUse) -> (FindingMessage, DeclaredKeys.Entry)? {
        switch classifier.outcome(of: use) {
        case .otherTable(let entry):
            let other = Quotation.of(project.tables[entry.table].name)
            return ("looked up in the table \(Quotation.of(use.tableName)), but only \(other) has this key", entry)
        case .otherBundle(let entry):
            let access = project.keys.tableAccess
            guard let library = access.loadedBundles(of: use.tablePath, holdingTable: entry.table).map(\.name).min()
            else {
                guard use.kind != .laterLookup else {
                    return (
                        """
                        code looks this key up through `\(use.callee)` in the app’s bundle, but the table is in the package’s \
                        bundle; pass `bundle: .module` to that lookup
                        """, entry
                    )
                }
                let remedy = use.remedy("pass `bundle: .module`", "look it up with `Text(…, bundle: .module)` instead")
                return ("looked up in the app’s bundle, but the table is in the package’s bundle; \(remedy)", entry)
            }
            guard use.kind != .laterLookup else {
                return (
                    """
                    code looks this key up through `\(use.callee)` in the app’s bundle, but the table is in the bundle of \
                    \(Quotation.of(library)); pass `bundle: #bundle` to that lookup
                    """, entry
                )
            }
            let remedy = use.remedy("pass `bundle: #bundle`", "look it up with `Text(…, bundle: #bundle)` instead")
            return (
                """
                looked up in the app’s bundle, but the table is in the bundle of \(Quotation.of(library)); \(remedy)
                """, entry
            )
        default: return nil
        }
    }
}

extension KeyUse {
    /// Returns what to do so that the lookup asks another bundle.
    ///
    /// - Parameters:
    ///   - argument: The advice if the callee has a parameter for the bundle.
    ///   - text: The advice for a view that has none.
    fileprivate func remedy(_ argument: FindingMessage, _ text: FindingMessage) -> FindingMessage {
        if CodeFiles.isC(location.path) { return "use `NSLocalizedStringFromTableInBundle`" }
        return takesBundle ? argument : text
    }

    /// Whether the callee has a parameter for the bundle.
    private var takesBundle: Bool { kind != .swiftUI || callee == "Text" }
}
