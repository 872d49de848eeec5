import Foundation

/// All sections, with the programs and samples that they need.
struct Plan {
    /// The path of this program.
    let bench: String
    /// The path of the built `fitloc`.
    let fitloc: String
    /// Python and its JSON libraries; nil if Python is not installed.
    let python: PythonLibraries?
    /// The path of node, which runs the script of the page; nil if node is not installed.
    let node: String?
    /// The folder with the scripts for Python and node.
    let scripts: String
    /// The folder with merges of real projects; nil without the corpus.
    let merges: String?
    /// The generated files.
    let samples: Samples

    /// A catalog of 53 MB in two languages.
    var large: SampleFile { get throws { try samples.catalog("Large", .two, keys: 100_000) } }

    /// A catalog of 50 MB in twenty languages.
    var twenty: SampleFile { get throws { try samples.catalog("Twenty", .twenty, keys: 11_400) } }

    /// A description of the sample for sections about one large catalog.
    var largeSubject: String { get throws { try "A catalog in two languages: " + Self.size(of: large) } }

    /// A description of the sample for sections about twenty languages.
    var twentySubject: String { get throws { try "A catalog in twenty languages: " + Self.size(of: twenty) } }

    private static func size(of file: SampleFile) -> String { "\(file.keyCount) keys, \(file.megabytes) MB." }

    // MARK: - Rows

    /// Returns a row whose process times one job with the large catalog.
    func inside(_ title: String, _ subject: String, _ job: Job, _ targets: [Target] = []) throws -> Row {
        try inside(title, subject, job, on: large, targets)
    }

    /// Returns a row whose process times one job with a catalog.
    func inside(
        _ title: String, _ subject: String, _ job: Job, on file: SampleFile, _ targets: [Target] = []
    ) -> Row {
        Row(
            title: title, command: [bench, "measure", subject, job.rawValue, file.path], clock: .inside,
            bytes: file.bytes, targets: targets)
    }

    /// Returns a row that times a whole program, from its start to its end.
    func outside(
        _ title: String, _ command: [String], bytes: Int? = nil, _ targets: [Target] = [], runs: Int = 1
    ) -> Row {
        Row(
            title: title, command: command, clock: .outside, bytes: bytes, targets: targets, runsARound: runs,
            mayFind: true)
    }

    /// Returns a row for each of Python's JSON libraries, which does the job with the large catalog.
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

    /// Returns the path of a script for Python or node.
    func script(_ name: String) -> String { "\(scripts)/\(name)" }

    /// Returns the path of a program that is built in the same folder as `fitloc`.
    func besideFitloc(_ name: String) -> String {
        URL(fileURLWithPath: fitloc).deletingLastPathComponent().appendingPathComponent(name).path
    }
}
