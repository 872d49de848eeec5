import StandardStreams

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program that the plugins `LintStrings` and `LintStringsCommand` run.
///
/// Usage: `lint-strings [--stamp FILE] [--notes] CATALOG…`. Findings go to standard error in the format of compilers. The
/// exit status is 1 for errors in catalogs and 64 for errors in the arguments.
StandardOutput.ignoreWriteSignals()
do {
    var run = LinterRun(try LinterArguments(CommandLine.arguments.dropFirst()))
    exit(try await run.run())
} catch {
    var errors = StandardOutput(to: .error)
    if let error = error as? CommandLineError {
        try? errors.write("error: \(error.message)\n\(LinterArguments.usage)\n")
        exit(64)
    }
    try? errors.write("error: \(error)\n")
    exit(1)
}
