/// The parsed command line.
struct FormatterArguments {
    static let usage = "usage: format-strings [--check] CATALOG…"

    /// Whether nothing is written.
    private(set) var isCheck = false
    private(set) var catalogs: [String] = []

    init(_ arguments: ArraySlice<String>) throws(CommandLineError) {
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--check": isCheck = true
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
