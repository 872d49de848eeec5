import StandardStreams

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the build plugin runs: accessors of a target's catalogs, written where the build asks for them.
///
/// `generate-strings [--config FILE] [-o FILE|FOLDER] [CATALOG…]`. Without `-o` the source goes to standard output.
/// Diagnostics go to standard error as compilers write them; the exit status is 1 where something is wrong, and 64 where
/// the arguments are.
StandardOutput.ignoreBrokenPipeSignal()
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
