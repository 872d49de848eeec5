extension GitProgram {
    /// The objects of some names, in one call; nil for those that are not there.
    func objects(_ names: [String]) throws(GitError) -> [[UInt8]?] {
        let input = Array(names.map { $0 + "\n" }.joined().utf8)
        var objects: [[UInt8]?] = []
        var reader = ObjectReader()
        reader.add(try output(of: ["cat-file", "--batch", "--buffer"], input: input)[...]) { objects.append($0) }
        return objects + names.dropFirst(objects.count).map { _ in nil }
    }

    /// The same, one after another as git reads them, so that none of them has to be kept; where there are many, one
    /// call is far cheaper than several: git keeps what objects are made of.
    ///
    /// - Parameters:
    ///   - isCancelled: asked again and again whether to stop.
    ///   - take: takes the objects in the order of their names.
    func stream(
        _ names: [String], isCancelled: @escaping @Sendable () -> Bool, to take: ([UInt8]?) -> Void
    ) throws(GitError) {
        let input = Array(names.map { $0 + "\n" }.joined().utf8)
        var reader = ObjectReader()
        try withoutActuallyEscaping(take) { (take) throws(GitError) in
            let outcome = try outcome(
                of: ["cat-file", "--batch", "--buffer"], input: input, patience: 30, isCancelled: isCancelled
            ) { reader.add($0, to: take) }
            guard outcome.status == 0 else {
                throw .failed(status: outcome.status, message: String(decoding: outcome.errors, as: UTF8.self))
            }
        }
    }
}

/// Takes apart what `git cat-file --batch` prints: `<object> <type> <size>`, the object and a line end; what is missing
/// is said on one line.
struct ObjectReader {
    private var head: [UInt8] = []
    private var body: [UInt8] = []
    /// How much of an object and its line end is still to come; nil while its head is read.
    private var left: Int?
    private var isFile = false

    /// Takes some more; hands over each object that is whole, nil for one that is missing or no file.
    mutating func add(_ bytes: ArraySlice<UInt8>, to take: ([UInt8]?) -> Void) {
        var rest = bytes
        while !rest.isEmpty {
            if let count = left { addBody(count, &rest, take) } else { addHead(&rest, take) }
        }
    }

    private mutating func addHead(_ rest: inout ArraySlice<UInt8>, _ take: ([UInt8]?) -> Void) {
        guard let end = rest.firstIndex(of: 0x0A) else {
            head += rest
            rest = []
            return
        }
        let words = String(decoding: head + rest[..<end], as: UTF8.self).split(separator: " ")
        head = []
        rest = rest[(end + 1)...]
        guard words.count == 3, let size = Int(words[2]) else { return take(nil) }
        isFile = words[1] == "blob"
        body.reserveCapacity(size)
        left = size + 1
    }

    private mutating func addBody(_ count: Int, _ rest: inout ArraySlice<UInt8>, _ take: ([UInt8]?) -> Void) {
        let piece = rest.prefix(count)
        rest = rest.dropFirst(piece.count)
        left = count - piece.count
        // The line end is none of the object's.
        body += left == 0 ? piece.dropLast() : piece
        guard left == 0 else { return }
        left = nil
        take(isFile ? body : nil)
        body = []
    }
}
