import CatalogCore

/// An error in an XML file for translators, with its position.
public struct XLIFFError: Error, Hashable, Sendable {
    /// The reason for the error.
    public let reason: Reason
    /// The position of the error.
    public let position: TextPosition

    /// A reason why an XML file cannot be read.
    public enum Reason: Hashable, Sendable {
        /// The bytes are not valid in the detected encoding.
        case encoding(TextEncodingError)
        /// The XML is malformed; `message` comes from libxml2.
        case malformedXML(message: String)
        /// The file ends before its elements are closed.
        case truncated
        /// The document type has declarations.
        ///
        /// XLIFF needs none, and attacks by entity expansion use them.
        case internalSubset
        /// The file references an entity that XML does not predefine.
        case entityReference(name: String)
        /// Elements are nested more deeply than the limit.
        case tooDeep(limit: Int)
        /// The file has more texts than the limit.
        case tooManyUnits(limit: Int)
        /// The file is larger than libxml2 supports.
        case tooLarge
        /// The root element is not `xliff`.
        case noXLIFF(element: String)
        /// The root element is not `tmx`.
        case noTMX(element: String)
        /// The root element is not `resources`.
        case noResources(element: String)
        /// A resource has no `name`.
        case unnamedResource
        /// The version is not 1.x; nil if the file has no version.
        case unsupportedVersion(String?)
        /// A unit has no `id`.
        case unitWithoutID
    }
}

/// Limits for files from other programs.
package enum ExchangeLimits {
    /// The maximum size of a file in bytes: 256 MiB.
    package static let bytes = 1 << 28
    /// The maximum number of texts in a file.
    package static let units = 1_000_000
    /// The maximum nesting of elements.
    package static let depth = 64
}
