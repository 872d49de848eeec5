import Foundation

/// The sections, and the programs and samples that they measure with.
struct Plan {
    /// This program.
    let bench: String
    /// The built `fitloc`.
    let fitloc: String
    /// Python and the JSON libraries that it has; nil where there is none.
    let python: PythonLibraries?
    /// node, which runs the script of the page; nil where there is none.
    let node: String?
    /// The folder with the scripts that run in other interpreters.
    let scripts: String
    /// The folder with real merges; nil where there is none.
    let merges: String?
    /// The generated files.
    let samples: Samples

    /// A catalog of 53 MB in two languages.
    var large: SampleFile { get throws { try samples.catalog("Large", .two, keys: 100_000) } }

    /// A catalog of 50 MB in twenty languages.
    var twenty: SampleFile { get throws { try samples.catalog("Twenty", .twenty, keys: 11_400) } }

    /// The subject of the sections about one large catalog.
    var largeSubject: String { get throws { try "A catalog in two languages: " + Self.size(of: large) } }

    /// The subject of the sections about twenty languages.
    var twentySubject: String { get throws { try "A catalog in twenty languages: " + Self.size(of: twenty) } }

    private static func size(of file: SampleFile) -> String { "\(file.keyCount) keys, \(file.megabytes) MB." }

    // MARK: - Rows

    /// A row whose process times one job with the large catalog.
    func inside(_ title: String, _ subject: String, _ job: Job, _ targets: [Target] = []) throws -> Row {
        try inside(title, subject, job, on: large, targets)
    }

    /// A row whose process times one job with a catalog.
    func inside(
        _ title: String, _ subject: String, _ job: Job, on file: SampleFile, _ targets: [Target] = []
    ) -> Row {
        Row(
            title: title, command: [bench, "measure", subject, job.rawValue, file.path], clock: .inside,
            bytes: file.bytes, targets: targets)
    }

    /// A row about a whole program, from its start to its end.
    func outside(
        _ title: String, _ command: [String], bytes: Int? = nil, _ targets: [Target] = [], runs: Int = 1
    ) -> Row {
        Row(
            title: title, command: command, clock: .outside, bytes: bytes, targets: targets, runsARound: runs,
            mayFind: true)
    }

    /// The same job with the large catalog in each of Python's libraries.
    func pythonRows(_ job: Job) throws -> [Row] {
        guard let python else { return [] }
        let large = try large
        return python.names.map { library in
            Row(
                title: "Python's `\(library)`",
                command: [
                    python.interpreter, script("measure.py"), library, job.rawValue, large.path, SampleEdit.key,
                    SampleEdit.language, SampleEdit.value,
                ],
                clock: .inside, bytes: large.bytes)
        }
    }

    /// The path of a script that runs in another interpreter.
    func script(_ name: String) -> String { "\(scripts)/\(name)" }

    /// The path of a program that is built beside `fitloc`.
    func besideFitloc(_ name: String) -> String {
        URL(fileURLWithPath: fitloc).deletingLastPathComponent().appendingPathComponent(name).path
    }
}
