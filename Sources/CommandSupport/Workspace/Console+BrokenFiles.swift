import XCStringsKit

extension Console {
    /// Says of each file that could not be understood where it breaks and why; the command goes on with the others and
    /// will end with status 2.
    ///
    /// Broken is what cannot be parsed, and a catalog without an object `strings`.
    public mutating func failBroken(in project: Project) throws {
        for file in project.files {
            guard let failure = file.failure else { continue }
            try fail("\(file.path):\(failure.position.line):\(failure.position.column): error: \(failure.message)")
        }
        for case let catalog as Catalog in project.tables where !catalog.hasStrings {
            let path = catalog.files.first?.path ?? catalog.name
            try fail("\(path):1:1: error: no object “strings”: this is no string catalog")
        }
    }
}
