/// Spellings of paths that `String` tells apart, because it treats canonically equivalent texts as equal.
///
/// On most file systems, `é.xcstrings` with a composed and with a decomposed letter are two files. The path of the
/// second gets `./` before it, so that both stay valid and differ wherever they are compared.
package struct DistinctSpellings {
    /// The spellings of each name, in the order in which they were met.
    private var spellings: [String: [[UInt8]]] = [:]

    /// Creates an empty collection of spellings.
    package init() {}

    /// Returns the path with `./` before it as often as its names need.
    ///
    /// Each name with a look-alike counts at its position, so that all files of a folder get the same path for it.
    package mutating func spelled(_ path: [UInt8]) -> [UInt8] {
        guard path.contains(where: { $0 >= 0x80 }) else { return path }
        let slash = UInt8(ascii: "/")
        var (count, weight) = (0, 1)
        for name in path.split(separator: slash) where name.contains(where: { $0 >= 0x80 }) {
            count += index(of: Array(name)) * weight
            weight *= 2
        }
        let dots = Array(repeatElement(Array("./".utf8), count: count).joined())
        return path.first == slash ? [slash] + dots + path.dropFirst() : dots + path
    }

    private mutating func index(of name: [UInt8]) -> Int {
        var known = spellings[String(decoding: name, as: UTF8.self), default: []]
        if let index = known.firstIndex(of: name) { return index }
        known.append(name)
        spellings[String(decoding: name, as: UTF8.self)] = known
        return known.count - 1
    }
}
