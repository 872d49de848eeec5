import CatalogCore
import CatalogLint
import CatalogRuntime
import LintRules

/// A check for keys in Swift code that no table has.
struct KeyMissingCheck: SourceCheck {
    let project: SourceProject
    let classifier: LookupClassifier
    /// The declarations that only developers see.
    let forDevelopers: DeveloperDeclarations
    /// The declarations that the program never gets to.
    let unused: UnusedDeclarations
    /// The gaps of the whole project, which its check finds.
    let gaps: Locked<TargetGaps>
    /// The names of the project's own programs.
    let own: Set<String>
    /// The keys of the project's tables, once a missing key is compared with them.
    private let similarKeys: Locked<KeysByLength?>
    private let reach: TargetReach
    /// Whether the code is one edited file of the project.
    let isPart: Bool

    init(_ analysis: CodeAnalysis) {
        (project, classifier, own) = (analysis.project, analysis.classifier, analysis.own)
        (gaps, similarKeys, reach, isPart) = (
            analysis.gaps, analysis.similarKeys, analysis.reach, analysis.isPart
        )
        (forDevelopers, unused) = (analysis.shown.forDevelopers, analysis.shown.unused)
    }

    var rule: any Rule.Type { KeyMissingRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        var nearest = NearestKey(project, similarKeys)
        let names = context.names
        // The keys of an unreadable table are unknown.
        let unreadable = Set(context.files.filter { $0.failure != nil }.map { TablePath.tableName(of: $0.path) })
        var logs = LoggedTexts(project.index)
        var gaps = TargetGaps()
        var sites: SiteNames?
        for use in project.index.uses {
            let outcome = classifier.outcome(of: use)
            if outcome == .found {
                if let gap = classifier.gap(of: use), runs(use), !unreadable.contains(where: use.mayLook) {
                    let targets = gap.targets.filter { reach.includes(use.location.path, in: $0) }
                    if !targets.isEmpty {
                        gaps.add(
                            use, gap.entries, in: paths(of: gap.entries), lackedBy: targets,
                            isPending: classifier.isPending(use))
                    }
                }
                addSourceGap(of: use, unreadable, to: &findings)
            }
            guard [.missing, .word].contains(outcome), let file = project.index.file(at: use.location.path)?.text,
                !names.contains(use.key.key), !unreadable.contains(where: use.mayLook), !logs.take(use), !isSample(use)
            else { continue }
            // Tables have the key, but they belong to other targets than this code.
            let outside = project.keys.entries(of: use.key).filter { use.mayLook(in: project.tables[$0.table].name) }
            guard outside.isEmpty else {
                let targets = project.keys.tableAccess.bundled(use.location.path)
                if !targets.isEmpty, runs(use) {
                    gaps.add(use, outside, in: paths(of: outside), lackedBy: targets, isPending: false)
                }
                continue
            }
            let near = nearest.entry(to: use)
            if outcome == .word, near == nil, !isAction(use) { continue }
            let nearestKey = near.map { project.keys.key(of: $0) }
            // `==` is also true for a canonically equivalent key: then a table already has the text, only in other
            // bytes.
            let isPending =
                outcome == .missing && !isOfTool(use) && classifier.isPending(use) && nearestKey != use.key.key
            // People can read what they see: the text in the code, in place of a translation.
            let isReadable = use.providesText || near == nil && isText(use)
            findings.add(
                isPending
                    ? pending(use, nearestKey)
                    : isReadable ? Self.readable(use) : Self.message(use, nearestKey),
                in: file, range: use.location.range, key: use.key.key,
                atMost: isHarmless(use) || isOfTool(use) || isSite(use, &sites) || isSame(use, near)
                    || near == nil && isOtherName(use)
                    ? .note : isPending || isReadable || use.isTextForLater ? .warning : .error,
                related: near.flatMap { project.keys.location(of: $0) }.map { [$0] } ?? [])
        }
        report(gaps, to: &findings)
    }

    /// Returns whether a literal that only its type makes a key is a text: people see it as it is.
    private func isText(_ use: KeyUse) -> Bool {
        LookupClassifier.takesText(use) && !KeyStyle.isIdentifier(use.key.key)
    }

    /// Returns whether a text that does not have the form of the project's keys is a verb of interfaces, such as “add”.
    private func isAction(_ use: KeyUse) -> Bool {
        LookupClassifier.takesText(use) && InterfaceWords.isAction(use.key.key)
    }

    /// Returns whether a literal that only its type makes a key is a name, because keys have another form: “Tall_Oak”
    /// beside `home.title`, “TallOak” beside `Save the day`.
    private func isOtherName(_ use: KeyUse) -> Bool {
        LookupClassifier.takesText(use) && classifier.isUnlikeKeys(use.key.key)
    }

    /// Returns whether the code of a lookup may run: a target compiles it, and the program gets to its declaration.
    private func runs(_ use: KeyUse) -> Bool {
        let (path, declaration) = (use.location.path, use.location.declaration)
        return !project.keys.tableAccess.leavesOut(path)
            && (!path.hasSuffix(".swift") || !unused.hold(declaration) && !unused.holdGlobal(declaration))
    }

    /// Returns whether users miss nothing: nothing compiles or reads the text, it is the same in all languages, or only
    /// developers and designers see it.
    ///
    /// An identifier without a text is a mistake even for developers.
    private func isHarmless(_ use: KeyUse) -> Bool {
        let (key, location) = (use.key.key, use.location)
        if !runs(use) || ProductNames.contains(key) || OwnNames.hold(key, of: own) || LanguageNames.contains(key)
            || LicenseNames.contain(key)
        {
            return true
        }
        return !KeyStyle.isIdentifier(key)
            && (NeutralWords.make(use.key) || NeutralWords.hold(key[...]) || TerminalCommand.isOne(key)
                || forDevelopers.hold(location.declaration))
    }

    /// Returns whether people of all languages see the same text, or may: the tables have one language, the text is the
    /// raw value of a case, which may be a name, or other code gives other texts in its place.
    private func isSame(_ use: KeyUse, _ near: DeclaredKeys.Entry?) -> Bool {
        let isText = !KeyStyle.isIdentifier(use.key.key)
        guard let near else {
            return (use.providesText || isText)
                && (classifier.hasOneLanguage || use.isReplaced
                    || use.kind == .laterLookup && use.callee == "rawValue")
        }
        // One letter may be a slip, which people see. A key in another Unicode form is not looked up.
        let nearest = project.keys.key(of: near)
        return isText && classifier.hasOneLanguage && nearest != use.key.key
            && !Spelling.differInOneLetter(use.key.key, nearest)
    }

    /// Returns whether only command-line tools show a text, which have no table unless an app is around them.
    private func isOfTool(_ use: KeyUse) -> Bool {
        guard use.providesText || !KeyStyle.isIdentifier(use.key.key) else { return false }
        let targets = project.keys.tableAccess.targets(of: use.tablePath)
        return !targets.isEmpty && targets.allSatisfy { $0.product == .tool }
    }

    /// Returns whether a text is the name of a site that the code links to.
    private func isSite(_ use: KeyUse, _ sites: inout SiteNames?) -> Bool {
        let known = sites ?? SiteNames(project.index)
        sites = known
        return known.hold(use.key.key)
    }

    /// Returns whether a text that other code looks up is part of invented data.
    private func isSample(_ use: KeyUse) -> Bool {
        use.kind == .laterLookup
            && !HardCodedScope.covers(declaration: use.location.declaration, project.index.declarations)
    }

    /// Returns the paths of the tables with entries.
    private func paths(of entries: [DeclaredKeys.Entry]) -> Set<String> {
        Set(entries.map { project.tables[$0.table].path })
    }

    /// Adds the findings about keys that only tables of other targets have.
    ///
    /// A finding is at the first of all lookups. For an edited file, those in the other files are known.
    private func report(_ gaps: TargetGaps, to findings: inout FindingSink) {
        let all = self.gaps.withLock { known in
            if isPart { return known.replacing(project.index.files.map(\.path), with: gaps) }
            known = gaps
            return gaps
        }
        all.report(in: project, to: &findings)
    }

    /// Adds a finding if only translations have the key.
    private func addSourceGap(of use: KeyUse, _ unreadable: Set<String>, to findings: inout FindingSink) {
        guard let entry = classifier.entryWithoutSource(of: use), !unreadable.contains(where: use.mayLook),
            let file = project.index.file(at: use.location.path)?.text
        else { return }
        findings.add(
            "only translations have this key; add it to the file of the source language", in: file,
            range: use.location.range, key: use.key.key,
            atMost: runs(use) && !isOtherName(use) ? .error : .note,
            related: project.keys.location(of: entry).map { [$0] } ?? [])
    }

    /// Returns the message about a text that Xcode or `extract` will add to a catalog, if a program that shows it has one.
    private func pending(_ use: KeyUse, _ near: String?) -> FindingMessage {
        let programs = classifier.programsWithoutTable(for: use)
        if !programs.isEmpty {
            let names = WordList.of(programs.map { Quotation.of($0) })
            return programs.count == 1
                ? "no table has this text, and the target \(names) contains no catalog; add one"
                : "no table has this text, and the targets \(names) contain no catalog; add one"
        }
        guard classifier.isAddedByXcode(use) else {
            return near.map {
                "no table has this text yet, the nearest is \(Quotation.of($0)); `fitloc extract` adds it"
            } ?? "no table has this text yet; `fitloc extract` adds it"
        }
        guard let near else { return "no table has this text yet; `fitloc extract` or Xcode's next build adds it" }
        return """
            no table has this text yet, the nearest is \(Quotation.of(near)); `fitloc extract` or Xcode's next \
            build adds it
            """
    }

    /// The message about a key that no table has while people see a text of the code.
    private static func readable(_ use: KeyUse) -> FindingMessage {
        guard use.providesText else { return "no table has this text, so it is the same in all languages" }
        guard let text = use.defaultValue?.key else {
            return "no table has this key, so people see the text that the code passes, in all languages"
        }
        return "no table has this key, so people see \(Quotation.of(text)) in all languages"
    }

    private static func message(_ use: KeyUse, _ near: String?) -> FindingMessage {
        if use.isTextForLater, near == nil {
            return "code looks this text up through `\(use.callee)`, but no table has it; `fitloc extract` adds it"
        }
        let table: FindingMessage =
            use.table.map { "the table \(Quotation.of($0)) does not have this key" } ?? "no table has this key"
        guard let near else { return table }
        // `==` treats canonically equivalent strings as equal, but a lookup compares code units.
        if near == use.key.key { return "\(table); \(Quotation.of(near)) is the same text in another Unicode form" }
        return "\(table); the nearest is \(Quotation.of(near))"
    }
}

extension KeyUse {
    /// Whether other code looks the literal up, and people see it as it is until a table has it.
    fileprivate var isTextForLater: Bool { kind == .laterLookup && !KeyStyle.isIdentifier(key.key) }
}
