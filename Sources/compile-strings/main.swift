import StandardStreams

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the build plugin `CompileStrings` runs: the tables of a target's catalogs and the code that reads them.
///
/// `compile-strings -o FOLDER [--language TAG]… CATALOG…`. Diagnostics go to standard error as compilers write them; the
/// exit status is 1 where something is wrong, and 64 where the arguments are.
StandardOutput.ignoreBrokenPipeSignal()
do {
    var run = CompilerRun(try CompilerArguments(CommandLine.arguments.dropFirst()))
    exit(try run.run())
} catch {
    var errors = StandardOutput(to: .error)
    if let error = error as? CommandLineError {
        try? errors.write("error: \(error.message)\n\(CompilerArguments.usage)\n")
        exit(64)
    }
    try? errors.write("error: \(error)\n")
    exit(1)
}
