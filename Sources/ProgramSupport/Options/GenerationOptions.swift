import AccessorGenerator
import ArgumentParser
import Sessions

extension AccessorStyle: ExpressibleByArgument {}
extension AccessLevel: ExpressibleByArgument {}
extension AccessorKeys: ExpressibleByArgument {}

/// The options for generated accessors, each of which overrides a target's configuration.
package struct GenerationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The style of the accessors: portable, or apple for the names that Xcode generates.", valueName: "style"))
    var style: AccessorStyle?

    @Option(help: ArgumentHelp("The access level of the accessors: public, package or internal.", valueName: "level"))
    var access: AccessLevel?

    @Option(
        help: ArgumentHelp("The outermost namespace, instead of Strings.", valueName: "name"),
        completion: .offers(.anything))
    var namespace: String?

    @Option(help: ArgumentHelp("The keys that get accessors: manual or all.", valueName: "keys"))
    var keys: AccessorKeys?

    @Flag(help: "Refuse keys whose accessors would share a name, instead of skipping them with a warning.")
    var strict = false

    /// Creates options that leave everything to the configuration.
    package init() {}

    /// The overrides that the options describe.
    package var overrides: GenerationOverrides {
        GenerationOverrides(style: style, access: access, namespace: namespace, keys: keys, isStrict: strict)
    }
}
