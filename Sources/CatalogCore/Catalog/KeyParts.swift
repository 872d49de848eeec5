/// The parts between the dots of a key, which become nested names in generated code.
package enum KeyParts {
    /// The maximum number of parts of a key with nested names.
    ///
    /// Swift's compiler takes about twice as long for each further level of nested types: 0.2 s for 16 levels, 2 s for
    /// 20, and more than a minute for 32. Real keys have at most seven parts.
    package static let limit = 16

    /// Returns whether a key has too many parts for nested names.
    package static func areTooMany(in key: Text) -> Bool { key.utf8.count { $0 == UInt8(ascii: ".") } >= limit }
}
