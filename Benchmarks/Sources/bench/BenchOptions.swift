/// The options of `bench run`, which `scripts/bench` passes.
struct BenchOptions {
    /// The path of the built `fitloc`.
    let fitloc: String
    /// The folder for generated files.
    let folder: String
    /// The names of the sections and workloads to measure; nil for the default set.
    let only: Set<String>?
    /// Whether to measure the load workloads instead of the sections.
    let isLoad: Bool
    /// The factor by which the sizes of all samples are multiplied.
    let scale: Double
    /// The paths of the interpreters Python and node; nil if they are not installed.
    let python: String?
    let node: String?
    /// The folder with the scripts for Python and node.
    let scripts: String
    /// The versions of the tools, for the line that describes the machine.
    let tools: String
    /// The number of rounds in which every row is measured.
    let rounds: Int
    /// The page that receives the results, if any.
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
        only = try values["only"].map(Self.names)
        isLoad = values["load"] != nil
        scale = values["scale"].flatMap { Double($0) } ?? 1
        python = values["python"]
        node = values["node"]
        scripts = values["scripts"] ?? ""
        tools = values["tools"] ?? "Swift"
        rounds = max(1, values["rounds"].flatMap { Int($0) } ?? 5)
        page = values["page"]
        merges = values["merges"]
    }

    private static func names(_ list: String) throws -> Set<String> {
        let names = Set(list.split(separator: ",").map(String.init))
        let known = PlannedSection.all.map(\.name) + LoadPlan.names
        if let unknown = names.subtracting(known).min() { throw UnknownSection(name: unknown) }
        return names
    }
}

/// An error for a section name that does not exist.
struct UnknownSection: Error, CustomStringConvertible {
    /// The unknown name.
    let name: String

    var description: String { "there is no section \(name); scripts/bench --list names all sections" }
}
