/// The resolved settings of a target in each of its configurations.
package struct BuildSettings: Sendable {
    /// The settings of one configuration, such as `Debug` or `Release`.
    struct Configuration: Sendable {
        /// The assignments of each place, such as a file; later places take precedence.
        ///
        /// Targets and configurations share these groups, because all targets have the settings of the project.
        var groups: [SettingGroup] = []

        /// Returns all assignments to a setting; later ones take precedence.
        func assignments(of name: String) -> [SettingAssignment] { groups.flatMap { $0[name] ?? [] } }
    }

    var configurations: [Configuration] = []

    /// Returns all values of a setting, in any configuration and under any condition.
    package func values(of name: String) -> Set<String> {
        configurations.reduce(into: []) { values, configuration in
            var resolver = SettingResolver(configuration)
            values.formUnion(resolver.values(of: name))
        }
    }

    /// Returns the value of a setting; nil if it has no value or several.
    package func value(of name: String) -> String? {
        let values = values(of: name)
        return values.count == 1 ? values.first : nil
    }

    /// Returns the names of the settings that begin with a text.
    func names(withPrefix prefix: String) -> Set<String> {
        configurations.flatMap(\.groups).reduce(into: []) { names, group in
            names.formUnion(group.keys.filter { $0.hasPrefix(prefix) })
        }
    }

    /// Returns whether a setting is on in any configuration.
    package func isOn(_ name: String) -> Bool {
        values(of: name).contains { ["YES", "TRUE", "1"].contains($0.uppercased()) }
    }

    /// Whether Xcode generates Swift symbols for the keys of the target's catalogs.
    package var makesSymbols: Bool { isOn("STRING_CATALOG_GENERATE_SYMBOLS") }

    /// The default actor isolation of code, such as `MainActor`; nil if none is set.
    package var defaultIsolation: String? { value(of: "SWIFT_DEFAULT_ACTOR_ISOLATION") }

    /// The Swift language version, such as `6.0`.
    package var swiftVersion: String? { value(of: "SWIFT_VERSION") }

    /// The source language, if the target sets one.
    package var developmentLanguage: String? { value(of: "DEVELOPMENT_LANGUAGE") }

    /// The minimum deployment targets, by the name of the setting without its suffix, such as `IPHONEOS`.
    package var deploymentTargets: [String: String] {
        let names = ["IPHONEOS", "MACOSX", "TVOS", "WATCHOS", "XROS"]
        return names.reduce(into: [:]) { $0[$1] = value(of: "\($1)_DEPLOYMENT_TARGET") }
    }
}

/// The assignments of one place to each setting, by name; later ones take precedence.
typealias SettingGroup = [String: [SettingAssignment]]

/// An assignment of a value to a setting.
struct SettingAssignment: Hashable, Sendable {
    /// The value as written, including variables.
    let value: String
    /// The condition, such as `[sdk=iphoneos*]`; nil if the assignment always applies.
    let condition: String?
}
