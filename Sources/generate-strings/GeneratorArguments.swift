/// The parsed command line.
struct GeneratorArguments {
    static let usage = "usage: generate-strings [--config FILE] [-o FILE|FOLDER] [CATALOG…]"

    /// The output that means standard output.
    static let standardOutput = "-"

    private(set) var configuration: String?
    private(set) var output: String?
    private(set) var catalogs: [String] = []

    init(_ arguments: ArraySlice<String>) throws(CommandLineError) {
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--config": configuration = try Self.value(of: argument, &rest)
            case "-o", "--output": output = try Self.value(of: argument, &rest)
            case "--":
                catalogs += rest
                rest = []
            case let option where option.hasPrefix("-"):
                throw CommandLineError(message: "unknown option \(option)")
            default: catalogs.append(argument)
            }
        }
        guard configuration != nil || !catalogs.isEmpty else {
            throw CommandLineError(message: "a configuration or a catalog is required")
        }
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
