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
do throws(CommandLineError) {
    let arguments = try GeneratorArguments(CommandLine.arguments.dropFirst())
    exit(GeneratorRun(arguments).run())
} catch {
    StandardStream.error.print("error: \(error.message)\n\(GeneratorArguments.usage)\n")
    exit(64)
}
