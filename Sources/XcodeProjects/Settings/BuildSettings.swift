/// What the settings of a target come to in each of its configurations.
package struct BuildSettings: Sendable {
    /// The settings of one configuration, `Debug` or `Release`.
    struct Configuration: Sendable {
        /// Every value that is given, by the names of the settings; later ones win.
        var assignments: [String: [SettingAssignment]] = [:]
    }

    var configurations: [Configuration] = []

    /// The values that a setting has in one configuration or under one condition or another.
    package func values(of name: String) -> Set<String> {
        configurations.reduce(into: []) { values, configuration in
            var resolver = SettingResolver(configuration)
            values.formUnion(resolver.values(of: name))
        }
    }

    /// The value that a setting has wherever it has one; nil where it has none, or several.
    package func value(of name: String) -> String? {
        let values = values(of: name)
        return values.count == 1 ? values.first : nil
    }

    /// Whether a setting is on in any configuration.
    package func isOn(_ name: String) -> Bool {
        values(of: name).contains { ["YES", "TRUE", "1"].contains($0.uppercased()) }
    }

    /// Whether Xcode makes Swift symbols of the keys of the target's catalogs.
    package var makesSymbols: Bool { isOn("STRING_CATALOG_GENERATE_SYMBOLS") }

    /// What code is isolated to that says nothing of it: `MainActor`; nil for nothing.
    package var defaultIsolation: String? { value(of: "SWIFT_DEFAULT_ACTOR_ISOLATION") }

    /// The version of the language, `6.0`.
    package var swiftVersion: String? { value(of: "SWIFT_VERSION") }

    /// The language that texts are written in where the target says so itself.
    package var developmentLanguage: String? { value(of: "DEVELOPMENT_LANGUAGE") }

    /// The oldest systems that it runs on, by the names of the settings without their common ending: `IPHONEOS`.
    package var deploymentTargets: [String: String] {
        let names = ["IPHONEOS", "MACOSX", "TVOS", "WATCHOS", "XROS"]
        return names.reduce(into: [:]) { $0[$1] = value(of: "\($1)_DEPLOYMENT_TARGET") }
    }
}

/// A value that one place gives a setting.
struct SettingAssignment: Hashable, Sendable {
    /// The value as written, variables and all.
    let value: String
    /// When it holds, `[sdk=iphoneos*]`; nil for always.
    let condition: String?
}
