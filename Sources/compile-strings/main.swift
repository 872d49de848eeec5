import StandardStreams

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program that the build plugin `CompileStrings` runs.
///
/// It compiles a target's catalogs to tables, and writes the code that reads them.
///
/// Usage: `compile-strings -o FOLDER [--for-apple] [--language TAG]… CATALOG…`. Diagnostics go to standard error in the
/// format of compilers. The exit status is 1 for errors in catalogs and 64 for errors in the arguments.
StandardOutput.ignoreWriteSignals()
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
