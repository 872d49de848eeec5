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
    private let read: (String) -> [UInt8]?

    init(
        _ objects: ProjectObjects, _ tree: ProjectTree, project: ProjectObject, name: String,
        read: @escaping (String) -> [UInt8]?
    ) {
        self.objects = objects
        self.tree = tree
        self.project = project
        self.name = name
        self.read = read
    }

    /// Returns the settings of a target.
    func settings(of target: ProjectObject) -> BuildSettings {
        let shared = configurations(of: project)
        let own = configurations(of: target)
        let names = own.isEmpty ? shared.map(\.name) : own.map(\.name)
        return BuildSettings(
            configurations: names.map { configuration in
                var result = BuildSettings.Configuration()
                add("TARGET_NAME", target["name"] ?? "", to: &result)
                add("PROJECT_NAME", name, to: &result)
                add("CONFIGURATION", configuration, to: &result)
                for object in [shared, own].compactMap({ $0.first { $0.name == configuration }?.object }) {
                    take(object, into: &result)
                }
                return result
            })
    }

    private func configurations(of object: ProjectObject) -> [(name: String, object: ProjectObject)] {
        let list = object["buildConfigurationList"].flatMap { objects[$0] }
        return objects.objects(list?.list("buildConfigurations") ?? []).map { ($0["name"] ?? "", $0) }
    }

    private func add(_ name: String, _ value: String, to configuration: inout BuildSettings.Configuration) {
        configuration.assignments[name, default: []].append(SettingAssignment(value: value, condition: nil))
    }

    private func take(_ object: ProjectObject, into configuration: inout BuildSettings.Configuration) {
        if let base = base(of: object) {
            var file = SettingsFile(read: read)
            file.take(base)
            for (name, assignment) in file.assignments {
                configuration.assignments[name, default: []].append(assignment)
            }
        }
        for member in object.members("buildSettings") {
            let bracket = member.key.firstIndex(of: "[") ?? member.key.endIndex
            let condition = member.key[bracket...]
            configuration.assignments[String(member.key[..<bracket]), default: []].append(
                SettingAssignment(value: member.node.settingValue, condition: condition.isEmpty ? nil : "\(condition)"))
        }
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

extension PropertyListNode {
    /// The value of a setting; an array is joined with spaces.
    fileprivate var settingValue: String {
        guard case .array(let nodes) = value else { return string ?? "" }
        return nodes.compactMap(\.string).joined(separator: " ")
    }
}
