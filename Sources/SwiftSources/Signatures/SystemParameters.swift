/// The types of parameters of UIKit whose arguments code writes with a leading dot: `addAction(.init(title: "OK", …))`.
enum SystemParameters {
    /// Returns the type of the parameter for an argument; nil if it is unknown.
    static func type(of call: CallFact, _ index: Int) -> String? {
        guard call.labels.indices.contains(index) else { return nil }
        if call.name == "addAction", call.labels == [nil] { return "UIAlertAction" }
        return call.labels[index].flatMap { types[$0] }
    }

    private static let types = ["primaryAction": "UIAction", "preferredAction": "UIAlertAction"]
}
