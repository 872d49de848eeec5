import CatalogCore
import CatalogLint
import LintRules
import StringTables

/// A check for keys that are marked stale, which says whether anything still uses them.
struct StaleKeyCheck: SourceCheck {
    let rule: any Rule.Type = StaleKeyRule.self
    let project: SourceProject
    let finder: EvidenceFinder

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        let entries = staleEntries
        let unused = Dictionary(
            project.provenKeys(among: entries.filter(isOfCode), finder).map { ($0.entry, $0) },
            uniquingKeysWith: { first, _ in first })
        for entry in entries {
            guard let location = project.keys.location(of: entry) else { continue }
            let report = isOfCode(entry) ? message(on: entry, unused[entry]) : message(onInformation: entry)
            findings.add(
                report.message, in: location.file, range: location.range, key: project.keys.key(of: entry),
                atMost: report.isSettled ? .note : .error)
        }
    }

    /// The entries that are marked stale, without a look at their texts.
    private var staleEntries: [DeclaredKeys.Entry] {
        project.tables.enumerated().flatMap { number, table -> [DeclaredKeys.Entry] in
            guard let catalog = table as? Catalog else { return [] }
            return (0..<catalog.entryCount).filter {
                catalog.member(at: $0).value["extractionState"]?.string == ExtractionState.stale.spelling
            }.map { DeclaredKeys.Entry(table: number, index: $0) }
        }
    }

    private func isOfCode(_ entry: DeclaredKeys.Entry) -> Bool { TableKind(project.tables[entry.table]) == .code }

    /// Returns the message on a key of code, and whether nobody has to do anything.
    private func message(on entry: DeclaredKeys.Entry, _ unused: UnusedKey?) -> (
        message: FindingMessage, isSettled: Bool
    ) {
        guard let unused else {
            guard let use = firstUse(of: entry) else { return (Self.unproven, false) }
            return use.isSeenByXcode
                ? (Self.used(at: use.location), true)
                : (Self.unseen(at: use.location), false)
        }
        // A preview is no use for people, but Xcode finds its keys.
        let name = project.tables[entry.table].name
        if let use = finder.previewUse(of: unused.key, in: name, at: entry.table) {
            return (Self.used(at: Self.shown(use.location)), true)
        }
        return (message(on: unused), false)
    }

    /// Returns the message on a key without a known use.
    private func message(on unused: UnusedKey) -> FindingMessage {
        switch unused.proof {
        case .certain:
            return "no code uses this key; `fitloc unused --remove certain` removes such keys"
        case .possible:
            guard let reference = unused.because.first else { return Self.unproven }
            let location = FileLocation(path: reference.path, position: reference.position)
            return """
                Xcode no longer finds it in the code, but \(location.description) may use it; mark it “manual” if it \
                does
                """
        case .likely: return Self.unproven
        }
    }

    /// Returns the message on a key of a table whose keys are not in code, and whether nobody has to do anything.
    private func message(onInformation entry: DeclaredKeys.Entry) -> (message: FindingMessage, isSettled: Bool) {
        let kind = TableKind(project.tables[entry.table])
        // Xcode finds phrases of App Shortcuts in a step of their own, and `extract` leaves them to it.
        if kind == .appShortcuts, let use = firstUse(of: entry) { return (Self.unseen(at: use.location), false) }
        guard kind == .infoPlist, let use = finder.informationKey(project.keys.key(of: entry)) else {
            return (Self.unproven, false)
        }
        return (Self.used(at: FileLocation(path: use.path, position: use.position).description), true)
    }

    /// The message if Xcode sees what uses the key.
    private static func used(at location: String) -> FindingMessage {
        """
        Xcode no longer finds it in the code, but \(location) uses it; Xcode's next build or `fitloc extract` removes \
        the mark
        """
    }

    /// The message if Xcode does not see what uses the key.
    private static func unseen(at location: String) -> FindingMessage {
        "Xcode no longer finds it in the code, but \(location) uses it; mark it “manual”"
    }

    /// Returns the location of the first known use of a key, and whether Xcode's compiler sees it.
    private func firstUse(of entry: DeclaredKeys.Entry) -> (location: String, isSeenByXcode: Bool)? {
        let table = project.tables[entry.table]
        let evidence = finder.evidence(of: project.keys.key(of: entry), in: table.name, at: entry.table)
        if let use = evidence.uses.first(where: \.kind.isSeenByXcode) { return (Self.shown(use.location), true) }
        let locations = evidence.uses.map(\.location) + evidence.expansions.map(\.location)
        if let first = locations.first { return (Self.shown(first), false) }
        return evidence.lookups.first.map {
            (FileLocation(path: $0.path, position: $0.position).description, false)
        }
    }

    private static func shown(_ location: CodeLocation) -> String {
        FileLocation(path: location.path, position: location.position).description
    }

    /// The message if the project cannot tell whether anything uses the key.
    private static let unproven: FindingMessage =
        "Xcode no longer finds it in the code; delete it, or mark it “manual” if the code still uses it"
}
