/// The parsed command line.
struct LinterArguments {
    static let usage = "usage: lint-strings [--stamp FILE] [--notes] CATALOG…"

    /// The file to write if there is no error; nil for none.
    ///
    /// A build system compares its date with that of the catalog.
    private(set) var stamp: String?
    /// Whether notes are printed, too.
    private(set) var showsNotes = false
    private(set) var catalogs: [String] = []

    init(_ arguments: ArraySlice<String>) throws(CommandLineError) {
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--stamp":
                guard let path = rest.popFirst() else { throw CommandLineError(message: "--stamp needs a value") }
                stamp = path
            case "--notes": showsNotes = true
            case "--":
                catalogs += rest
                rest = []
            case let option where option.hasPrefix("-"):
                throw CommandLineError(message: "unknown option \(option)")
            default: catalogs.append(argument)
            }
        }
        guard !catalogs.isEmpty else { throw CommandLineError(message: "a catalog is required") }
    }
}

/// An error in the command line.
struct CommandLineError: Error {
    let message: String
}
