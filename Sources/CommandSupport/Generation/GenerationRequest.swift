import XCStringsKit

/// What accessors are asked for on a command line: of targets by their configuration, of catalogs by options.
package struct GenerationRequest {
    private let paths: [String]
    private let options: GenerationOptions

    /// Creates a request.
    package init(paths: [String], options: GenerationOptions) {
        self.paths = paths
        self.options = options
    }

    /// The accessors; what is wrong is in the result, or thrown where nothing could be read.
    package func result() throws(CommandFailure) -> GenerationResult {
        do throws(GenerationRefusal) {
            return try input().generate()
        } catch {
            throw CommandFailure(error.problems.map { .finding($0.description) })
        }
    }

    /// One target, or catalogs and folders of them; a target's settings cannot be mixed with others'.
    private func input() throws(GenerationRefusal) -> GenerationInput {
        let configurations = paths.map { "\($0)/\(GenerationSettings.fileName)" }.filter { FileReader.isFile($0) }
        guard let configuration = configurations.first else {
            return try GenerationInput(options.applied(to: GenerationSettings()), catalogs: paths)
        }
        guard paths.count == 1 else {
            let place = GenerationPlace(path: configuration)
            throw GenerationRefusal([
                GenerationDiagnostic(at: place, "is a target's configuration; name one target at a time")
            ])
        }
        let input = try GenerationInput(configuration: configuration)
        return try GenerationInput(options.applied(to: input.settings), catalogs: input.catalogs)
    }
}
