/// The parsed command line.
struct CompilerArguments {
    static let usage = "usage: compile-strings -o FOLDER [--for-apple] [--language TAG]… CATALOG…"

    private(set) var output = ""
    /// Whether Apple's Foundation will read the tables, which needs no code, and reads `.stringsdict` files.
    private(set) var isForApple = false
    private(set) var languages: [String] = []
    private(set) var catalogs: [String] = []

    init(_ arguments: ArraySlice<String>) throws(CommandLineError) {
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "-o", "--output": output = try Self.value(of: argument, &rest)
            case "--for-apple": isForApple = true
            case "--language": languages.append(try Self.value(of: argument, &rest))
            case "--":
                catalogs += rest
                rest = []
            case let option where option.hasPrefix("-"):
                throw CommandLineError(message: "unknown option \(option)")
            default: catalogs.append(argument)
            }
        }
        guard !output.isEmpty else { throw CommandLineError(message: "the output folder is missing; pass -o FOLDER") }
        guard !catalogs.isEmpty else { throw CommandLineError(message: "a catalog is required") }
    }

    private static func value(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(CommandLineError) -> String {
        guard let value = rest.popFirst() else { throw CommandLineError(message: "\(option) needs a value") }
        return value
    }
}

/// An error in the command line.
struct CommandLineError: Error {
    let message: String
}
