import CatalogCore

/// The Swift file that redirects Foundation's lookups in a target to its catalogs, on systems whose Foundation cannot
/// read catalogs.
///
/// Its functions have the names and types of Foundation's functions. Within the target, they take precedence.
package struct BundleStringsFile: Sendable {
    /// The source code.
    package let source: String

    /// Generates the file for the catalogs of a target.
    package init(_ catalogs: [Catalog]) {
        let tables = catalogs.map { catalog in
            "    CatalogTable(\(SwiftStringLiteral.source(of: TableEncoding(catalog).text))),\n"
        }
        source = "\(Self.head)[\n\(tables.joined())])\n\(Self.functions)"
    }

    private static let head = """
        // Made by fitloc from the target's catalogs. Do not edit.
        // NSLocalizedString and the like, with the words and plurals of the catalogs.
        // swift-format-ignore-file
        // swiftlint:disable all
        import CatalogRuntime
        import Foundation

        private let bundleStrings = BundleStrings(.module, 
        """

    private static let functions = """

        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            bundleStrings.text(key, value: value, table: tableName, in: bundle)
        }

        extension Bundle {
            func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                bundleStrings.text(key, value: value, table: tableName, in: self)
            }

            func path(forResource name: String?, ofType type: String?) -> String? {
                BundleStrings.path(name, ofType: type, in: self)
            }
        }

        extension String {
            static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
                BundleStrings.formatted(format, locale: BundleStrings.locale, arguments)
            }

            init(format: __shared String, _ arguments: any CVarArg...) {
                self = BundleStrings.formatted(format, locale: nil, arguments)
            }

            init(format: __shared String, arguments: __shared [any CVarArg]) {
                self = BundleStrings.formatted(format, locale: nil, arguments)
            }

            init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
                self = BundleStrings.formatted(format, locale: locale, arguments)
            }

            init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
                self = BundleStrings.formatted(format, locale: locale, arguments)
            }
        }

        """
}
