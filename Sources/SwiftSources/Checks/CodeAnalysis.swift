import CatalogRuntime

/// What the checks of Swift code share, from an analysis of a whole project or of one edited file in it.
package struct CodeAnalysis: Sendable {
    /// The code to check.
    package let project: SourceProject
    let classifier: LookupClassifier
    /// The declarations whose strings users see.
    let shown: UserFacingDeclarations
    /// The names of the project's own programs.
    let own: Set<String>
    /// The hard-coded strings.
    let texts: [HardCodedText]
    /// The lookups in the whole project of keys that only tables of other targets have, once it is checked.
    let gaps: Locked<TargetGaps>
    /// The keys of the project's tables, once a missing key is compared with them.
    let similarKeys: Locked<KeysByLength?>
    /// The code of the whole project that runs in each target.
    let reach: TargetReach
    /// Whether the code is one edited file of the project.
    let isPart: Bool

    /// The project without a file that is edited, by the path of the file.
    private let rests: Memo<String, Rest>

    /// What a project has without one of its files.
    private struct Rest: Sendable {
        let contents: SlotContents
        let shown: UserFacingDeclarations
    }

    /// Analyzes the code of a project.
    package init(_ project: SourceProject) {
        self.project = project
        classifier = LookupClassifier(project)
        shown = UserFacingDeclarations(project.index)
        own = OwnNames.all(in: project)
        texts = HardCodedTexts.all(in: project, shown, classifier, own: own)
        gaps = Locked(TargetGaps())
        similarKeys = Locked(nil)
        reach = TargetReach(project)
        isPart = false
        rests = Memo()
    }

    /// Returns the analysis of a file of the project after an edit, for `SourceChecks(ofFile:)`.
    ///
    /// It reuses what is known of all other files and of the tables, so it costs as much as the file. What the edit
    /// changes for lookups and texts in other files is only known after an analysis of the whole project.
    ///
    /// - Returns: The analysis, or nil if the file does not belong to the project.
    package func editing(_ path: String, holding bytes: [UInt8]) -> CodeAnalysis? {
        guard let old = project.index.file(at: path) else { return nil }
        let index = project.index
        let rest = rests.value(for: path) {
            let contents = index.values.contents.removing(old, of: index.files, types: index.values.types)
            return Rest(contents: contents, shown: shown.removing(path, of: index, contents))
        }
        var new = SourceScanner().file(at: path, holding: bytes)
        new.isForTests = old.isForTests
        let edit = EditedIndex(new, replacing: old, in: index, beside: rest.contents)
        return CodeAnalysis(self, edit, UserFacingDeclarations(rest.shown, adding: edit))
    }

    private init(_ whole: CodeAnalysis, _ edit: EditedIndex, _ shown: UserFacingDeclarations) {
        project = SourceProject(editing: whole.project, edit.index)
        classifier = whole.classifier
        self.shown = shown
        own = OwnNames.all(in: project)
        texts = HardCodedTexts.all(in: project, shown, classifier, own: own)
        gaps = whole.gaps
        similarKeys = whole.similarKeys
        reach = whole.reach
        isPart = true
        rests = whole.rests
    }
}
