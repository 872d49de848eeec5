import Foundation

/// What is measured with what.
struct Plan {
    /// This program.
    let bench: String
    /// The built `fitloc`.
    let fitloc: String
    /// Python, where there is one, and the JSON libraries that it has.
    let python: PythonLibraries?
    /// The catalogs that are worked on.
    let large: SampleFile
    let small: SampleFile
    /// As large as the large one, and changed by what is measured.
    let changed: SampleFile
    /// Generated code: an import alone, and the accessors of so many keys.
    let accessors: [SampleCode]
    /// An app's Swift files with their catalog.
    let app: SampleApp
    /// The folder with real merges; nil where there is none.
    let merges: String?
    /// A repository with many versions of a catalog.
    let history: SampleRepository

    /// All tables.
    var sections: [Section] {
        [parse, write, edit, rewrite, lint, compile, merge] + replay + translators + [
            histories, code, texts, typeCheck, program,
        ]
    }

    private var parse: Section {
        Section(
            title: "Parse", comparison: .speed(ofRow: 2),
            rows: [
                inside("`Document`", "fitloc", .parse, [.speed(600), .ratio(10), .memory(4)]),
                inside("`Catalog`, every text looked at", "fitloc", .entries, [.memory(4)]),
                inside("`JSONDecoder`", "codable", .parse),
                inside("`JSONSerialization`", "serialization", .parse),
            ] + pythonRows(.parse))
    }

    private var write: Section {
        Section(
            title: "Write unchanged", comparison: .speed(ofRow: 2),
            rows: [
                inside("`Edit.apply`, no edits", "fitloc", .write, [.speed(1000), .memory(4)]),
                inside("`XcodeForm`", "fitloc", .form, [.memory(4)]),
                inside("`JSONEncoder`", "codable", .write),
                inside("`JSONSerialization`", "serialization", .write),
            ] + pythonRows(.write))
    }

    private var edit: Section {
        Section(
            title: "Change one value", comparison: .speed(ofRow: 1),
            rows: [
                inside("parse, find, splice", "fitloc", .edit, [.milliseconds(150), .memory(4)]),
                inside("`JSONDecoder`, `JSONEncoder`", "codable", .edit),
                inside("`JSONSerialization`", "serialization", .edit),
            ] + pythonRows(.edit))
    }

    private var rewrite: Section {
        Section(
            title: "Change one value of a file on disk", comparison: .speed(ofRow: 1),
            rows: [
                inside("`EditableTable.apply`", "fitloc", .rewrite, [.milliseconds(150)]),
                inside("`JSONDecoder`, `JSONEncoder`, the whole file", "codable", .rewrite),
            ] + pythonRows(.rewrite))
    }

    private var lint: Section {
        Section(
            title: "Lint with all rules", comparison: .speed(ofRow: 0),
            rows: [
                inside("parse and check", "fitloc", .lint, [.speedACore(100), .memory(4)]),
                inside("check what was parsed", "fitloc", .check, [.speedACore(100), .memory(4)]),
            ])
    }

    private var program: Section {
        let largeName = "a catalog of \(large.megabytes) MB"
        let smallName = "a catalog of \(small.megabytes) MB"
        return Section(
            title: "Whole program", comparison: .time(ofRow: 0),
            rows: [
                outside("`fitloc --version`", [fitloc, "--version"], nil, runs: 5),
                outside(
                    "`fitloc lint`, \(smallName)", [fitloc, "lint", small.path], small.bytes,
                    [.millisecondsOrRatio(30, 3)], runs: 5),
                outside("`fitloc lint`, \(largeName)", [fitloc, "lint", large.path], large.bytes, [.memory(4)]),
                outside(
                    "`fitloc fmt --check`, \(largeName)", [fitloc, "fmt", "--check", large.path], large.bytes,
                    [.memory(4)]),
                outside("`fitloc set`, \(largeName)", set, changed.bytes, [.milliseconds(150), .memory(4)]),
            ] + importRows)
    }

    /// Another text each time, since one that changes nothing is not written.
    private var set: [String] {
        let line = "exec \"$0\" set \"$1\" --catalog \"$2\" --value \"$3=Texto $$\" --quiet"
        return ["/bin/sh", "-c", line, fitloc, SampleEdit.key, changed.path, SampleEdit.language]
    }

    // MARK: - Rows

    func inside(_ title: String, _ subject: String, _ job: Job, _ targets: [Target] = []) -> Row {
        Row(
            title: title, command: [bench, "measure", subject, job.rawValue, large.path], clock: .inside,
            bytes: large.bytes, targets: targets)
    }

    private func outside(
        _ title: String, _ command: [String], _ bytes: Int?, _ targets: [Target] = [], runs: Int = 1
    ) -> Row {
        Row(
            title: title, command: command, clock: .outside, bytes: bytes, targets: targets, runsARound: runs,
            mayFind: true)
    }

    func pythonRows(_ job: Job) -> [Row] {
        guard let python else { return [] }
        return python.names.map { library in
            Row(
                title: "Python's `\(library)`",
                command: [
                    python.interpreter, python.script, library, job.rawValue, large.path, SampleEdit.key,
                    SampleEdit.language, SampleEdit.value,
                ],
                clock: .inside, bytes: large.bytes)
        }
    }

    private var importRows: [Row] {
        guard let python else { return [] }
        return python.names.map { library in
            outside("`python3 -c 'import \(library)'`", [python.interpreter, "-c", "import \(library)"], nil, runs: 5)
        }
    }
}
