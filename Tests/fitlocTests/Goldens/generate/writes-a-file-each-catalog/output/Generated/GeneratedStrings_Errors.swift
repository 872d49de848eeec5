// Made by fitloc from Errors.xcstrings. Changes are lost with the next build.
// swift-format-ignore-file
// swiftlint:disable all
import CatalogRuntime

/// The strings of Errors.xcstrings.
nonisolated enum Errors {
    /// The strings error.*
    nonisolated enum Error {
        /// “%lld days”
        ///
        /// - en: one “%lld day”, other “%lld days”
        /// - pt-BR: one “%lld dia”, other “%lld dias”
        static func days(_ arg1: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_Errors, 0, [.integer(arg1)])
        }

        /// “Good morning, %(name)@”
        ///
        /// - pt-BR: “Bom dia, %(name)@”
        ///
        /// Above the plan.
        static func greeting(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_Errors, 1, [.string(name)])
        }
    }
}

nonisolated let table_Errors = CatalogRuntime.CatalogTable("1205060H0j273SErrors1227enpt-BR12AOerror.dayserror.greeting2020n1Jp212Mh5f129G%lld days04d20001f128F%lld day04d2000f12MTGood morning, %(name)@E8@20002020n1Ep212Mh5f129G%lld dias04d20001f128F%lld dia04d2000f12HOBom dia, %(name)@98@2000")
