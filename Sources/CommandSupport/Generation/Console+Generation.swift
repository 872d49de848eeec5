import XCStringsKit

extension Console {
    /// Writes generated files, or lists those that are not as they would be written.
    package mutating func carryOut(
        _ result: GenerationResult, into output: GenerationOutput, isCheck: Bool, isQuiet: Bool
    ) throws {
        if isCheck {
            let outdated = output.outdated(result)
            for path in outdated { try write(path + "\n") }
            if !outdated.isEmpty { end(with: .findings) }
            return
        }
        let written: [String]
        do throws(FileError) {
            written = try output.write(result)
        } catch {
            throw CommandFailure(error)
        }
        guard !isQuiet else { return }
        if written.isEmpty { try write("\(Texts.Generate.unchanged)\n") }
        for path in written { try write("\(Texts.Generate.wrote(path: path))\n") }
    }
}
