import AccessorGenerator
import CatalogCore
import StandardStreams

/// One run of `generate-strings`.
struct GeneratorRun {
    private let arguments: GeneratorArguments

    init(_ arguments: GeneratorArguments) {
        self.arguments = arguments
    }

    /// Generates the accessors and returns the exit status.
    ///
    /// - Throws: An `OutputError` if the output cannot be printed.
    func run() throws(OutputError) -> Int32 {
        let outcome: Result<GenerationResult, GenerationRefusal> = Result { () throws(GenerationRefusal) in
            try input().generate()
        }
        switch outcome {
        case .success(let result):
            try report(result.problems + result.leftOut.map(\.diagnostic))
            return result.isUsable ? try write(result) : 1
        case .failure(let refusal):
            try report(refusal.problems)
            return 1
        }
    }

    private func input() throws(GenerationRefusal) -> GenerationInput {
        guard let configuration = arguments.configuration else {
            return try GenerationInput(GenerationSettings(), catalogs: arguments.catalogs)
        }
        // SwiftPM asks before it trusts the plugin, and restricts its programs.
        return try GenerationInput(
            configuration: configuration, catalogs: arguments.catalogs, leavesProject: true)
    }

    private func write(_ result: GenerationResult) throws(OutputError) -> Int32 {
        guard let path = arguments.output, path != GeneratorArguments.standardOutput else {
            var output = StandardOutput()
            try output.write(result.files.map(\.source).joined(separator: "\n"))
            try output.flush()
            return 0
        }
        let output = GenerationOutput(path)
        let refused = output.tables(replacedBy: result)
        guard refused.isEmpty else {
            try report(
                refused.map {
                    GenerationDiagnostic(
                        at: GenerationLocation(path: $0), "generated code never replaces a catalog or table")
                })
            return 1
        }
        do throws(FileError) {
            _ = try output.write(result)
            return 0
        } catch {
            try report([GenerationDiagnostic(error)])
            return 1
        }
    }

    private func report(_ diagnostics: [GenerationDiagnostic]) throws(OutputError) {
        var errors = StandardOutput(to: .error)
        try errors.write(diagnostics.map { "\($0)\n" }.joined())
    }
}
