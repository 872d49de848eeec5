import CatalogCore
import StandardStreams
import StringTables
import TableConversion

/// One run of `format-strings`.
struct FormatterRun {
    private let arguments: FormatterArguments
    private var lines = ""
    private var errors = ""
    private var status: Int32 = 0

    init(_ arguments: FormatterArguments) {
        self.arguments = arguments
    }

    /// Formats the catalogs and returns the exit status.
    ///
    /// - Throws: An `OutputError` if the result cannot be printed.
    mutating func run() throws -> Int32 {
        for catalog in arguments.catalogs { format(catalog) }
        var output = StandardOutput()
        try output.write(lines)
        try output.flush()
        var errorOutput = StandardOutput(to: .error)
        try errorOutput.write(errors)
        return status
    }

    private mutating func format(_ path: String) {
        do throws(FileError) {
            let bytes = try FileReader.read(path).bytes
            let project = TableLoader.loadNow([.init(path: path, bytes: bytes)])
            guard let file = project.files.first else { return }
            switch CatalogFormatter.result(for: file, in: project) {
            case .unchanged, .noCatalog: break
            case .broken(let broken): fail(path, broken.position, broken.reason.message.description)
            case .changed(let new):
                if arguments.isCheck {
                    status = 1
                } else {
                    try FileReplacer.replace(path, expecting: bytes, with: new)
                }
                lines += "\(VisibleText.path(path))\n"
            }
        } catch {
            fail(path, .start, error.reason)
        }
    }

    private mutating func fail(_ path: String, _ position: TextPosition, _ reason: String) {
        errors += "\(VisibleText.path(path)):\(position.line):\(position.column): error: \(reason)\n"
        status = 1
    }
}
