import CatalogCore

/// Why a file of XML for translators cannot be read, and where it breaks.
public struct XLIFFError: Error, Hashable, Sendable {
    /// What is wrong.
    public let reason: Reason
    /// Where.
    public let position: TextPosition

    /// What can be wrong with a file.
    public enum Reason: Hashable, Sendable {
        /// The bytes are not in the encoding that they seem to be in.
        case encoding(TextEncodingError)
        /// The XML is broken; libxml2's sentence.
        case malformedXML(message: String)
        /// The file ends before its elements do.
        case truncated
        /// The document type defines things: XLIFF needs none, and bombs are made so.
        case internalSubset
        /// A reference to an entity that XML itself does not have.
        case entityReference(name: String)
        /// Elements within elements, more of them than any XLIFF has.
        case tooDeep(limit: Int)
        /// More texts than any table has.
        case tooManyUnits(limit: Int)
        /// More bytes than libxml2 can count.
        case tooLarge
        /// The outermost element is another one.
        case noXLIFF(element: String)
        /// The outermost element is not that of a translation memory.
        case noTMX(element: String)
        /// The outermost element is not that of a file of Android's resources.
        case noResources(element: String)
        /// A resource has no `name`.
        case unnamedResource
        /// The version is one whose units are made otherwise; nil where none is given.
        case unsupportedVersion(String?)
        /// A unit has no `id`.
        case unitWithoutID
    }
}

/// How much is read of files that others send.
package enum ExchangeLimits {
    /// How many bytes a file may have: 256 MiB.
    package static let bytes = 1 << 28
    /// How many texts a file may have.
    package static let units = 1_000_000
    /// How deep elements may lie within one another.
    package static let depth = 64
}
