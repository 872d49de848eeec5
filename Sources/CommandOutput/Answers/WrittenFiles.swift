import CatalogCore

/// The files of a report without duplicates, in the order of their first change.
struct WrittenFiles: Sendable {
    private var files: [WrittenFile?] = []
    private var locations: [String: Int] = [:]

    /// Adds a change to a file, combining it with earlier changes to the same file.
    mutating func add(_ file: WrittenFile) {
        guard let location = locations[file.path] else {
            locations[file.path] = files.count
            return files.append(file)
        }
        files[location] = files[location].map { $0.followed(by: file) } ?? file
    }

    var fragments: [DocumentFragment] { files.compactMap { $0?.fragment } }
}
