import XCStringsKit

/// The files of an answer, each once, in the order that they were first told of.
struct WrittenFiles: Sendable {
    private var files: [WrittenFile?] = []
    private var places: [String: Int] = [:]

    /// Notes what became of a file, after what became of it before.
    mutating func add(_ file: WrittenFile) {
        guard let place = places[file.path] else {
            places[file.path] = files.count
            return files.append(file)
        }
        files[place] = files[place].map { $0.followed(by: file) } ?? file
    }

    var fragments: [DocumentFragment] { files.compactMap { $0?.fragment } }
}
