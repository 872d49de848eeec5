import StringTables

/// A reader for the settings of targets.
///
/// The settings of a target take precedence over those of the project. Both take precedence over the `.xcconfig` files
/// that they are based on.
struct SettingsReader {
    private let objects: ProjectObjects
    private let tree: ProjectTree
    private let project: ProjectObject
    private let name: String
    private let groups: SettingGroups

    /// The maximum number of configurations of a target; projects have a handful.
    private static let configurationLimit = 64

    init(
        _ objects: ProjectObjects, _ tree: ProjectTree, project: ProjectObject, name: String,
        read: @escaping (String) -> [UInt8]?
    ) {
        self.objects = objects
        self.tree = tree
        self.project = project
        self.name = name
        groups = SettingGroups(read: read)
    }

    /// Returns the settings of a target.
    func settings(of target: ProjectObject) -> BuildSettings {
        let shared = configurations(of: project)
        let own = configurations(of: target)
        let names = own.isEmpty ? shared.map(\.name) : own.map(\.name)
        return BuildSettings(
            configurations: names.map { configuration in
                let names = ["TARGET_NAME": target["name"] ?? "", "PROJECT_NAME": name, "CONFIGURATION": configuration]
                let given = names.mapValues { [SettingAssignment(value: $0, condition: nil)] }
                let objects = [shared, own].compactMap { $0.first { $0.name == configuration }?.object }
                return BuildSettings.Configuration(groups: [given] + objects.flatMap { groups(of: $0) })
            })
    }

    private func configurations(of object: ProjectObject) -> [(name: String, object: ProjectObject)] {
        let list = object["buildConfigurationList"].flatMap { objects[$0] }
        let ids = (list?.list("buildConfigurations") ?? []).prefix(Self.configurationLimit)
        return objects.objects(Array(ids)).map { ($0["name"] ?? "", $0) }
    }

    /// Returns the settings of a configuration: those of its file, and its own.
    private func groups(of object: ProjectObject) -> [SettingGroup] {
        [base(of: object).map { groups.group(inFile: $0) }, groups.group(of: object)].compactMap(\.self)
    }

    /// Returns the path of the `.xcconfig` file of a configuration; Xcode 16 refers to one in a synchronized folder by
    /// path.
    private func base(of object: ProjectObject) -> String? {
        if let file = object["baseConfigurationReference"].flatMap({ objects[$0] }) { return tree.path(of: file) }
        guard let anchor = object["baseConfigurationReferenceAnchor"].flatMap({ objects[$0] }),
            let rest = object["baseConfigurationReferenceRelativePath"], let folder = tree.path(of: anchor)
        else { return nil }
        return PathText.joined(folder, rest)
    }
}
