import StandardStreams

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program that the plugin `FormatStringsCommand` runs.
///
/// Usage: `format-strings [--check] CATALOG…`. The names of changed catalogs go to standard output. With `--check` nothing is
/// written, and the exit status is 1 if a catalog would change. It is 1 for broken catalogs too, which are left alone, and 64
/// for errors in the arguments.
StandardOutput.ignoreWriteSignals()
do {
    var run = FormatterRun(try FormatterArguments(CommandLine.arguments.dropFirst()))
    exit(try run.run())
} catch {
    var errors = StandardOutput(to: .error)
    if let error = error as? CommandLineError {
        try? errors.write("error: \(error.message)\n\(FormatterArguments.usage)\n")
        exit(64)
    }
    try? errors.write("error: \(error)\n")
    exit(1)
}
