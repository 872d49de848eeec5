import StandardStreams

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program that the build plugin runs.
///
/// It generates the accessors of a target's catalogs.
///
/// Usage: `generate-strings [--config FILE] [-o FILE|FOLDER] [CATALOG…]`. Without `-o`, or with `-o -`, the source goes
/// to standard output. Diagnostics go to standard error in the format of compilers. The exit status is 1 for errors in
/// catalogs and 64 for errors in the arguments.
StandardOutput.ignoreWriteSignals()
do {
    exit(try GeneratorRun(try GeneratorArguments(CommandLine.arguments.dropFirst())).run())
} catch {
    var errors = StandardOutput(to: .error)
    if let error = error as? CommandLineError {
        try? errors.write("error: \(error.message)\n\(GeneratorArguments.usage)\n")
        exit(64)
    }
    try? errors.write("error: \(error)\n")
    exit(1)
}
