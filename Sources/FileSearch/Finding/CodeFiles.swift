/// The kinds of files whose code looks up keys.
package enum CodeFiles {
    /// The extensions of files in Swift, Objective-C, C and C++.
    package static let endings = ["swift"] + KeyNamingFiles.endingsOfC

    /// The extensions of files that show that a folder has code of an app; C and C++ alone can belong to anything.
    package static let endingsOfApps = ["swift", "m", "mm"]

    private static let endingsOfC = Set(KeyNamingFiles.endingsOfC)

    /// Returns whether a file is in C, C++ or Objective-C.
    package static func isC(_ path: String) -> Bool { ending(of: path).map(endingsOfC.contains) ?? false }

    /// Returns whether a file is a header, which other files include.
    package static func isHeader(_ path: String) -> Bool {
        ending(of: path).map { ["h", "hh", "hpp", "hxx", "pch", "inc"].contains($0) } ?? false
    }

    private static func ending(of path: String) -> String? {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        return name.lastIndex(of: UInt8(ascii: ".")).map { String(decoding: name[$0...].dropFirst(), as: UTF8.self) }
    }

    /// Returns whether a file has code that looks up keys.
    package static func isCode(_ path: String) -> Bool { path.hasSuffix(".swift") || isC(path) }
}
