// Made by fitloc from Localizable.xcstrings. Changes are lost with the next build.
// swift-format-ignore-file
// swiftlint:disable all
import CatalogRuntime

/// The strings of Localizable.xcstrings.
nonisolated enum Strings {
    /// The strings home.*
    nonisolated enum Home {
        /// “%lld days”
        ///
        /// - en: one “%lld day”, other “%lld days”
        /// - pt-BR: one “%lld dia”, other “%lld dias”
        static func days(_ arg1: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_Localizable, 0, [.integer(arg1)])
        }

        /// “Good morning, %(name)@”
        ///
        /// - pt-BR: “Bom dia, %(name)@”
        ///
        /// Above the plan.
        static func greeting(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_Localizable, 1, [.string(name)])
        }
    }
}

nonisolated let table_Localizable = CatalogRuntime.CatalogTable("12050B0M0m2A3VLocalizable1227enpt-BR129Mhome.dayshome.greeting2020n1Jp212Mh5f129G%lld days04d20001f128F%lld day04d2000f12MTGood morning, %(name)@E8@20002020n1Ep212Mh5f129G%lld dias04d20001f128F%lld dia04d2000f12HOBom dia, %(name)@98@2000")
