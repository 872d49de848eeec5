/// A section that is created only when it is measured.
struct PlannedSection: Sendable {
    /// The name, as in `scripts/bench --only NAME`.
    let name: String
    /// A short description, for the list of all sections.
    let summary: String
    /// Creates the section and the samples that it needs; nil if a required program or folder is missing.
    let make: @Sendable (Plan) throws -> Section?

    private init(_ name: String, _ summary: String, _ make: @escaping @Sendable (Plan) throws -> Section?) {
        self.name = name
        self.summary = summary
        self.make = make
    }

    /// All sections, in the order of the page.
    static let all = [
        PlannedSection("parse", "bytes to a document") { try $0.parse },
        PlannedSection("write", "a document to bytes") { try $0.write },
        PlannedSection("edit", "one value changed, in memory") { try $0.edit },
        PlannedSection("rewrite", "one value changed, on disk") { try $0.rewrite },
        PlannedSection("lint", "all default rules, two languages") { try $0.lint },
        PlannedSection("lint-twenty", "all default rules, twenty languages") { try $0.lintTwenty },
        PlannedSection("compile", "a catalog to the tables that a build makes") { try $0.compile },
        PlannedSection("merge", "three versions to one, and two compared") { try $0.merge },
        PlannedSection("replay", "real merges; needs ../shared/corpus") { try $0.replay },
        PlannedSection("export", "a file for translators") { $0.export },
        PlannedSection("import", "a translated file") { $0.import },
        PlannedSection("look-up", "similar texts in the memory") { $0.lookUp },
        PlannedSection("fill", "gaps filled from similar texts") { $0.fill },
        PlannedSection("blame", "the commit that wrote each text") { try $0.histories },
        PlannedSection("code", "500 Swift files read") { try $0.code },
        PlannedSection("editor", "the language server in 4,000 Swift files; needs Python") { try $0.editor },
        PlannedSection("texts", "a text from an accessor") { $0.texts },
        PlannedSection("type-check", "accessors in the compiler") { try $0.typeCheck },
        PlannedSection("page", "the page of fitloc edit; needs Python") { try $0.page },
        PlannedSection("program", "whole commands, with their start") { try $0.program },
    ]

    /// The names of all sections and workloads with their descriptions, one per line.
    static var list: String {
        let lines = all.map { ($0.name, $0.summary) } + LoadPlan.summaries
        let width = lines.map(\.0.count).max() ?? 0
        return lines.map { name, summary in
            name + String(repeating: " ", count: width - name.count + 2) + summary
        }.joined(separator: "\n")
    }
}
