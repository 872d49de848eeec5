extension String {
    /// Creates a text from its UTF-8 bytes, or returns nil if they are not valid UTF-8.
    ///
    /// The standard library's `init(validating:as:)` needs macOS 15.
    package init?(validUTF8 bytes: some Collection<UInt8>) {
        // Decoding replaces what is invalid, so only valid bytes stay as they are.
        var text = String(decoding: bytes, as: UTF8.self)
        // Most bytes are in one piece of memory, where a comparison need not ask the collection for each.
        let isSame = bytes.withContiguousStorageIfAvailable { bytes in text.withUTF8 { $0.elementsEqual(bytes) } }
        guard isSame ?? text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
