extension GitProgram {
    /// Returns the objects with the given names, in a single call; nil for those that do not exist.
    func objects(_ names: [String]) throws(GitError) -> [[UInt8]?] {
        let input = Array(names.map { $0 + "\n" }.joined().utf8)
        var objects: [[UInt8]?] = []
        var reader = ObjectReader()
        reader.add(try output(of: ["cat-file", "--batch", "--buffer"], input: input)[...]) { objects.append($0) }
        return objects + names.dropFirst(objects.count).map { _ in nil }
    }

    /// Passes objects to a closure one by one as git reads them, so that they need not be in memory together.
    ///
    /// For many objects, one call is much faster than several, because git caches the data that objects are built from.
    ///
    /// - Parameters:
    ///   - isCancelled: returns whether to stop. Called repeatedly.
    ///   - receive: receives the objects in the order of their names.
    func stream(
        _ names: [String], isCancelled: @escaping @Sendable () -> Bool, to receive: ([UInt8]?) -> Void
    ) throws(GitError) {
        let input = Array(names.map { $0 + "\n" }.joined().utf8)
        var reader = ObjectReader()
        try withoutActuallyEscaping(receive) { (receive) throws(GitError) in
            let outcome = try outcome(
                of: ["cat-file", "--batch", "--buffer"], input: input, patience: 30, isCancelled: isCancelled
            ) { reader.add($0, to: receive) }
            guard outcome.status == 0 else {
                throw .failed(status: outcome.status, message: String(decoding: outcome.errors, as: UTF8.self))
            }
        }
    }
}

/// A parser for the output of `git cat-file --batch`.
///
/// Each record is `<object> <type> <size>`, the object and a line break. A missing object is a single line.
struct ObjectReader {
    private var head: [UInt8] = []
    private var body: [UInt8] = []
    /// The number of remaining bytes of an object and its line break; nil while a header is read.
    private var left: Int?
    private var isFile = false

    /// Parses more bytes and passes on each complete object; nil for a missing object or one that is not a file.
    mutating func add(_ bytes: ArraySlice<UInt8>, to receive: ([UInt8]?) -> Void) {
        var rest = bytes
        while !rest.isEmpty {
            if let count = left { addBody(count, &rest, receive) } else { addHead(&rest, receive) }
        }
    }

    private mutating func addHead(_ rest: inout ArraySlice<UInt8>, _ receive: ([UInt8]?) -> Void) {
        guard let end = rest.firstIndex(of: 0x0A) else {
            head += rest
            rest = []
            return
        }
        let words = String(decoding: head + rest[..<end], as: UTF8.self).split(separator: " ")
        head = []
        rest = rest[(end + 1)...]
        guard words.count == 3, let size = Int(words[2]) else { return receive(nil) }
        isFile = words[1] == "blob"
        body.reserveCapacity(size)
        left = size + 1
    }

    private mutating func addBody(_ count: Int, _ rest: inout ArraySlice<UInt8>, _ receive: ([UInt8]?) -> Void) {
        let piece = rest.prefix(count)
        rest = rest.dropFirst(piece.count)
        left = count - piece.count
        // The line break is not part of the object.
        body += left == 0 ? piece.dropLast() : piece
        guard left == 0 else { return }
        left = nil
        receive(isFile ? body : nil)
        body = []
    }
}
