/// What `bench run` is told by `scripts/bench`.
struct BenchOptions {
    /// The built `fitloc`.
    let fitloc: String
    /// Where catalogs are generated.
    let folder: String
    /// The Python to compare with, if any, and the script that measures in it.
    let python: String?
    let script: String?
    /// What else was used, for the line that names the machine.
    let tools: String
    /// How often everything is measured.
    let rounds: Int
    /// The page whose results are replaced, if any.
    let page: String?
    /// The folder with real merges, if any.
    let merges: String?

    init(_ arguments: ArraySlice<String>) throws {
        var values: [String: String] = [:]
        var rest = arguments
        while let name = rest.popFirst() {
            guard name.hasPrefix("--"), let value = rest.popFirst() else { throw UsageError() }
            values[String(name.dropFirst(2))] = value
        }
        guard let fitloc = values["fitloc"], let folder = values["folder"] else { throw UsageError() }
        self.fitloc = fitloc
        self.folder = folder
        python = values["python"]
        script = values["script"]
        tools = values["tools"] ?? "Swift"
        rounds = max(1, values["rounds"].flatMap { Int($0) } ?? 5)
        page = values["page"]
        merges = values["merges"]
    }
}
