/// The declarations whose strings users see, found by following the data flow backwards.
struct UserFacingDeclarations: Sendable {
    /// The slots that the search found.
    private let slots: Slots
    /// Whether the search stopped before it had followed all strings.
    let isCutOff: Bool
    /// The slots from which the search began in each file, by path.
    private let starts: [String: Starts]
    /// Whether types are views by what they inherit from, by the last component of their names, as far as the files were
    /// searched for them.
    let views: Memo<String, Bool>
    /// The files that are the work of others.
    private let copied: CopiedFiles
    /// The modules that no program imports.
    private let unusedModules: UnusedModules
    /// The tools for the command line.
    private let commandTools: CommandTools
    /// The declarations that only developers see.
    let forDevelopers: DeveloperDeclarations
    /// The declarations that the program never gets to.
    let unused: UnusedDeclarations
    /// A file that is left out, and what is unused with it.
    private let leftOut: LeftOut?
    private let usage: CodeUsage
    private let readers: TextReaders
    private let errors: ErrorPaths
    /// Whether the project is a program, so that no other project reads its declarations.
    private let isProgram: Bool

    init(_ index: SourceIndex) {
        let flow = index.values
        let reads = TextReads(types: flow.types)
        let files = index.files.filter { HardCodedScope.covers($0, index.declarations) }
        usage = CodeUsage(index.files)
        let unused = UnusedDeclarations(
            usage, index.declarations, interfaceClasses: Self.interfaceClasses(of: index, usage),
            eagerGlobals: Self.eagerGlobals(in: index.files),
            isLibrary: index.files.contains(where: UnusedModules.offersLibrary))
        self.unused = unused
        leftOut = nil
        let found = ParallelWork.results(files, threads: index.threads) { Self.starts(in: $0, index, reads, unused) }
        starts = Dictionary(zip(files.map(\.path), found)) { first, _ in first }
        let search = Search(flow, reads, usage, limit: index.stepLimit)
        (slots, errors, isCutOff) = search.followed(Array(starts.values))
        views = Memo()
        copied = CopiedFiles(index.files)
        unusedModules = UnusedModules(index.files)
        commandTools = CommandTools(index.files)
        forDevelopers = DeveloperDeclarations(index.files, index.declarations)
        readers = TextReaders(slots.evident, usage, flow)
        isProgram = index.declarations.declareProgram
    }

    /// Returns the classes that interface files name; nil if code of other kinds can make classes too.
    private static func interfaceClasses(of index: SourceIndex, _ usage: CodeUsage) -> Set<String>? {
        guard !index.files.contains(where: \.isC), usage.users(of: ["NSClassFromString"]).isEmpty else { return nil }
        return index.interfaceClasses
    }

    /// Returns the global variables that are part of a program's main code.
    private static func eagerGlobals(in files: [SourceFile]) -> Set<String> {
        let main = files.filter(\.isMain)
        return Set(main.flatMap(\.facts.properties).filter(\.owner.isEmpty).map(\.name))
    }

    /// Finds the declarations without one of the files.
    ///
    /// - Parameters:
    ///   - flow: The values of the other files.
    private init(_ whole: UserFacingDeclarations, without file: SourceFile, _ flow: ValueFlow, limit: Int) {
        starts = whole.starts.filter { $0.key != file.path }
        usage = whole.usage.removing(file)
        let search = Search(flow, TextReads(types: flow.types), usage, limit: limit)
        (slots, errors, isCutOff) = search.followed(Array(starts.values))
        views = whole.views
        copied = whole.copied
        unusedModules = whole.unusedModules
        commandTools = whole.commandTools
        forDevelopers = whole.forDevelopers
        unused = whole.unused.starting(again: usage)
        leftOut = LeftOut(file: file, unused: whole.unused)
        readers = whole.readers
        isProgram = whole.isProgram
    }

    /// Returns the declarations without one of the files.
    ///
    /// - Parameters:
    ///   - contents: The values of the other files.
    func removing(_ path: String, of index: SourceIndex, _ contents: SlotContents) -> UserFacingDeclarations {
        guard let file = index.file(at: path) else { return self }
        let flow = ValueFlow(types: index.values.types, contents: contents)
        return UserFacingDeclarations(self, without: file, flow, limit: index.stepLimit)
    }

    /// Finds the declarations after an edit of one file.
    ///
    /// - Parameter others: The declarations without the file.
    init(_ others: UserFacingDeclarations, adding edit: EditedIndex) {
        let (flow, declarations) = (edit.index.values, edit.index.declarations)
        let reads = TextReads(types: flow.types)
        let files = edit.index.files.filter { HardCodedScope.covers($0, declarations) }
        usage = edit.index.files.reduce(others.usage) { $0.adding($1) }
        let unused = others.unused(after: edit, usage)
        self.unused = unused
        leftOut = nil
        let found = files.map { Self.starts(in: $0, edit.index, reads, unused) }
        var search = Search(flow, reads, usage, limit: edit.index.stepLimit)
        search.edit = (edit, others.errors)
        let result = search.followed(found, after: others.slots)
        (slots, errors) = (result.slots, result.errors)
        isCutOff = others.isCutOff || result.isCutOff
        starts = others.starts
        views = edit.declaresAnew ? Memo() : others.views
        copied = others.copied
        unusedModules = others.unusedModules
        commandTools = others.commandTools
        forDevelopers = others.forDevelopers.replacing(edit.index.files, declarations)
        readers = TextReaders(slots.evident, usage, flow)
        isProgram = declarations.declareProgram
    }

    /// A file that is left out, and what is unused with it.
    private struct LeftOut: Sendable {
        let file: SourceFile
        let unused: UnusedDeclarations
    }

    /// Returns what is unused after an edit.
    ///
    /// Most edits, such as those of texts, change neither declarations nor the names that code uses.
    private func unused(after edit: EditedIndex, _ usage: CodeUsage) -> UnusedDeclarations {
        if edit.declaresAnew { return unused.starting(again: usage, edit.index.declarations) }
        if let leftOut, let file = edit.index.files.first, file.facts.hasSameUses(as: leftOut.file.facts) {
            return leftOut.unused
        }
        return unused.adding(Set(edit.index.files.flatMap(CodeUsage.declarations)), usage)
    }

    /// Returns whether nobody would translate the texts of a file: it is the work of others, for developers only, part of
    /// a tool for the command line, or in a module that no program imports.
    func isForeign(_ file: SourceFile) -> Bool {
        copied.contain(file) || DeveloperCode.holdsFile(file.path, forDevelopers.programs)
            || unusedModules.hold(file.path) || commandTools.hold(file.path)
    }

    /// Returns whether the strings in a slot are visible and not keys.
    func holds(_ slot: ValueSlot) -> Bool { slots.shown.contains(slot) && !slots.looked.contains(slot) }

    /// Returns whether a path in the code shows the strings in a slot.
    ///
    /// The code of a library does not tell, because other code reads its declarations too.
    func isEvident(_ slot: ValueSlot) -> Bool { !isProgram || slots.evident.contains(slot) }

    /// Returns whether code probably shows the strings in a slot: it reads a member of that name from a value of unknown
    /// type.
    func mayShow(_ slot: ValueSlot) -> Bool { isEvident(slot) || readers.mayShow(slot) }

    /// Returns whether people see the errors that a declaration makes.
    func passesErrors(_ declaration: String) -> Bool { !isProgram || errors.pass(declaration) }

    /// Returns whether people never see a text that describes some cases of an enumeration.
    ///
    /// - Parameters:
    ///   - member: The function or property that gives the text.
    func neverShow(_ cases: [String], of type: String, in member: String) -> Bool {
        if unused.neverMake(cases, of: type) { return true }
        guard isProgram, !cases.isEmpty, slots.described.contains(.member(owner: type, name: member)) else {
            return false
        }
        return unused.isMadeByCases(type) && cases.allSatisfy(errors.hide)
    }

    /// Returns whether the strings in a slot are keys.
    func isKey(_ slot: ValueSlot) -> Bool { slots.looked.contains(slot) }

    /// Returns whether the strings in a slot name symbols or images, or are written to a log.
    func isTechnical(_ slot: ValueSlot) -> Bool { slots.technical.contains(slot) }

    // MARK: - Starting points

    private static func starts(
        in file: SourceFile, _ index: SourceIndex, _ reads: TextReads, _ unused: UnusedDeclarations
    ) -> Starts {
        let shown = shown(in: file, SlotFinder(file, types: index.values.types), reads, unused)
        return Starts(
            shown: shown.evident, unproved: shown.unproved,
            looked: lookedUp(in: file, index, reads), technical: technical(in: file, reads))
    }

    private static func shown(
        in file: SourceFile, _ finder: SlotFinder, _ reads: TextReads, _ unused: UnusedDeclarations
    ) -> (evident: Set<ValueSlot>, unproved: Set<ValueSlot>) {
        let sinks = DisplaySinks(finder)
        let covered = file.facts.contexts.map { HardCodedScope.covers($0, finder.types.declarations) }
        let isUnused = file.facts.contexts.map { unused.hold($0.declaration) }
        var (evident, unproved): (Set<ValueSlot>, Set<ValueSlot>) = ([], [])
        func add(_ slots: some Sequence<ValueSlot>, _ role: LiteralRole, _ context: Int) {
            if role.describesError || isUnused[context] {
                unproved.formUnion(slots)
            } else {
                evident.formUnion(slots)
            }
        }
        func add(_ segments: [TextSegment], _ role: LiteralRole, _ index: Int) {
            let context = file.facts.contexts[index]
            add(reads.slots(of: segments, in: context.type, context.declaration, file.path), role, index)
        }
        for value in file.facts.values where covered[value.context] {
            let context = file.facts.contexts[value.context]
            if sinks.showsError(value.role), !isUnused[value.context] {
                evident.formUnion(reads.errorTexts(of: value.alternatives, in: context, file.path))
            }
            guard sinks.shows(value.role, context) else { continue }
            for alternative in value.alternatives { add(alternative, value.role, value.context) }
            if let local = value.local { add([finder.local(local, context)], value.role, value.context) }
        }
        for literal in file.facts.literals where covered[literal.spot.context] && literal.plainText == nil {
            guard !literal.traits.contains(.isConcatenated),
                sinks.shows(literal.role, file.context(of: literal.spot))
            else { continue }
            add(literal.segments, literal.role, literal.spot.context)
        }
        return (evident, unproved)
    }

    private static func technical(in file: SourceFile, _ reads: TextReads) -> Set<ValueSlot> {
        var slots: Set<ValueSlot> = []
        func add(_ segments: [TextSegment], _ role: LiteralRole, _ context: ContextFact) {
            guard case .argument(let number, let index) = role else { return }
            let call = file.facts.calls[number]
            guard call.labels.indices.contains(index), isTechnical(call, call.labels[index]) else { return }
            slots.formUnion(reads.slots(of: segments, in: context.type, context.declaration, file.path))
        }
        for value in file.facts.values {
            for segments in value.alternatives { add(segments, value.role, file.facts.contexts[value.context]) }
        }
        for literal in file.facts.literals where literal.plainText == nil {
            add(literal.segments, literal.role, file.context(of: literal.spot))
        }
        return slots
    }

    /// Returns whether an argument names a symbol or an image, or is written to a log.
    private static func isTechnical(_ call: CallFact, _ label: String?) -> Bool {
        if let label, ["systemName", "systemImage", "systemSymbolName", "named"].contains(label) { return true }
        return NonUserFacingNames.isLogCall(call)
    }

    private static func lookedUp(in file: SourceFile, _ index: SourceIndex, _ reads: TextReads) -> Set<ValueSlot> {
        var slots: Set<ValueSlot> = []
        let lookups = Set(index.dynamicUses(in: file.path).map(\.location.range.lowerBound))
        guard !lookups.isEmpty else { return slots }
        for dynamic in file.facts.dynamics where lookups.contains(dynamic.spot.range.lowerBound) {
            let context = file.context(of: dynamic.spot)
            for alternative in dynamic.alternatives where !alternative.hasText {
                slots.formUnion(reads.slots(of: alternative, in: context.type, context.declaration, file.path))
            }
        }
        return slots
    }
}

extension LiteralRole {
    /// Whether a text is the result of a property that describes an error.
    var describesError: Bool {
        if case .returned(let name, _) = self { UserFacingNames.errorProperties.contains(name) } else { false }
    }
}

extension TextReads {
    /// Returns the slots with the texts of an error that code hands to an alert.
    fileprivate func errorTexts(
        of alternatives: [[TextSegment]], in context: ContextFact, _ path: String
    ) -> [ValueSlot] {
        alternatives.flatMap { segments -> [ValueSlot] in
            guard segments.count == 1, case .interpolation(let value) = segments[0] else { return [] }
            let own = types.name(of: value.hint, in: context.type).map {
                ErrorTexts.slots(of: $0, types.declarations)
            }
            if let own, !own.isEmpty { return own }
            return [.unknownMember("errorDescription", path: path, declaration: context.declaration)]
        }
    }
}
