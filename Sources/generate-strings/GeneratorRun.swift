import AccessorGenerator
import CatalogCore

/// One run of the generator.
struct GeneratorRun {
    private let arguments: GeneratorArguments

    init(_ arguments: GeneratorArguments) {
        self.arguments = arguments
    }

    /// Makes the accessors; returns the exit status.
    func run() -> Int32 {
        do throws(GenerationRefusal) {
            let result = try input().generate()
            report(result.problems + result.leftOut.map(\.diagnostic))
            guard result.isUsable else { return 1 }
            try write(result)
            return 0
        } catch {
            report(error.problems)
            return 1
        }
    }

    private func input() throws(GenerationRefusal) -> GenerationInput {
        guard let configuration = arguments.configuration else {
            return try GenerationInput(GenerationSettings(), catalogs: arguments.catalogs)
        }
        return try GenerationInput(configuration: configuration, catalogs: arguments.catalogs)
    }

    private func write(_ result: GenerationResult) throws(GenerationRefusal) {
        guard let path = arguments.output else {
            return StandardStream.output.print(result.files.map(\.source).joined(separator: "\n"))
        }
        do throws(FileError) {
            _ = try GenerationOutput(path).write(result)
        } catch {
            throw GenerationRefusal([GenerationDiagnostic(error)])
        }
    }

    private func report(_ diagnostics: [GenerationDiagnostic]) {
        StandardStream.error.print(diagnostics.map { "\($0)\n" }.joined())
    }
}
