/// One file of a project after an edit, with the declarations and values of all files.
///
/// Nothing is resolved again in the other files. So an edit costs as much as its file, however large the project is.
struct EditedIndex: Sendable {
    /// The index, whose only file is the edited one.
    let index: SourceIndex
    /// The path of the file.
    let path: String
    /// Whether the edit changes declarations.
    let declaresAnew: Bool
    /// The slots that the file writes to.
    let written: Set<ValueSlot>

    /// Analyzes an edited file.
    ///
    /// - Parameters:
    ///   - old: The file before the edit.
    ///   - project: The index of the project before the edit.
    ///   - others: The values of the other files.
    init(_ file: SourceFile, replacing old: SourceFile, in project: SourceIndex, beside others: SlotContents) {
        path = file.path
        let declarations =
            project.declarations.replacing(old.facts, with: file.facts)
            ?? Declarations(project.files.map { $0.path == file.path ? file.facts : $0.facts })
        declaresAnew = declarations.calls.parameters !== project.declarations.calls.parameters
        let types = TypeResolver(declarations: declarations)
        let lookups =
            old.helpers == file.helpers && old.facts.forwarders == file.facts.forwarders
            ? project.lookups
            : LookupNames(project.helperNames, in: project.files.map { $0.path == file.path ? file : $0 })
        let (contents, written) = others.adding(file, types: types)
        self.written = written
        index = SourceIndex(
            of: file, in: project, declarations: declarations, lookups: lookups,
            values: ValueFlow(types: types, contents: contents), written: written)
    }
}
