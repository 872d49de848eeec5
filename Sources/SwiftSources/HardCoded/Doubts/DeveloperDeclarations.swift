/// The declarations that only developers and designers see: those that are named so, such as a debug menu, and those that
/// only previews use, such as a view that shows all buttons of an app, and sample data.
struct DeveloperDeclarations: Sendable {
    /// What the files use, by path.
    private let uses: [String: Uses]
    /// The names of the types, and the full names of the properties.
    private let names: Set<String>
    let programs: ProgramNames

    /// The names that one file uses.
    private struct Uses: Sendable {
        /// The types that previews make, and views that are named for previews.
        var previewed: Set<String> = []
        /// The types and members that other code makes or names.
        var used: Set<String> = []
        /// The members that previews name.
        var samples: Set<String> = []
    }

    init(_ files: [SourceFile], _ declarations: Declarations) { self.init([:], adding: files, declarations) }

    private init(_ others: [String: Uses], adding files: [SourceFile], _ declarations: Declarations) {
        let new = files.map { ($0.path, Self.uses(in: $0)) }
        uses = others.merging(new) { $1 }
        let used = uses.values.reduce(into: Set()) { $0.formUnion($1.used) }
        let types = uses.values.reduce(into: Set()) { $0.formUnion($1.previewed) }
        let samples = uses.values.reduce(into: Set()) { $0.formUnion($1.samples) }
        let properties = samples.subtracting(used).flatMap { declarations.properties[$0] }.filter {
            !$0.isStored && !$0.owner.isEmpty && declarations.declares(TypeShape.spelling($0.type ?? ""))
        }
        names = types.subtracting(used).union(properties.map { "\($0.owner).\($0.name)" })
            .union(Self.views(ofLogs: declarations))
        programs = ProgramNames(declarations)
    }

    /// Returns the names of views that show a log which the project writes itself: `SyncLogView` beside a
    /// `SyncLogger` with `log(_ message: String)`.
    private static func views(ofLogs declarations: Declarations) -> [String] {
        declarations.functions["log"].filter { function in
            function.owner.hasSuffix("Logger") && function.owner.count > 6
                && function.parameters.first.map { $0.label == nil && $0.name == "message" } ?? false
        }.flatMap { function in
            let log = Declarations.last(function.owner).dropLast(3)
            return ["\(log)View", "\(log)sView", "\(log)Screen"]
        }
    }

    /// Returns the declarations after an edit of files.
    func replacing(_ files: [SourceFile], _ declarations: Declarations) -> DeveloperDeclarations {
        DeveloperDeclarations(uses, adding: files, declarations)
    }

    /// Returns whether a declaration, or one of those around it, is only for developers.
    func hold(_ declaration: String) -> Bool {
        if DeveloperCode.holds(declaration, programs) { return true }
        guard !names.isEmpty else { return false }
        return names.contains(declaration) || declaration.split(separator: ".").contains { names.contains(String($0)) }
    }

    private static func uses(in file: SourceFile) -> Uses {
        var uses = Uses()
        uses.previewed = Set(file.facts.previewedTypes)
        if file.isForPreviews {
            uses.previewed.formUnion(file.facts.madeTypes)
        } else {
            uses.used = Set(file.facts.madeTypes)
        }
        for member in file.facts.members {
            guard let first = member.path.first, let last = member.path.last else { continue }
            let context = file.context(of: member.spot)
            if context.isPreview || file.isForPreviews {
                uses.samples.insert(last)
            } else {
                uses.used.insert(last)
                // A type that names itself is not used yet.
                if !context.type.split(separator: ".").contains(where: { $0 == first }) { uses.used.insert(first) }
            }
        }
        // A view for a preview may be left without one.
        uses.previewed.formUnion(file.facts.types.filter(isPreviewView).map { Declarations.last($0.name) })
        return uses
    }

    private static func isPreviewView(_ type: TypeFact) -> Bool {
        type.kind == .structure && type.inherited.contains("View")
            && ["Preview", "PreviewView"].contains(where: type.name.hasSuffix)
    }
}
