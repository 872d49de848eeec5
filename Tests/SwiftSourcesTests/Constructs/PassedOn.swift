import SwiftUI

struct Toast: View {
    let text: LocalizedStringKey
    var resource: LocalizedStringResource
    var body: some View {
        Text(text)
        Text(String(localized: resource))
        Text(LocalizedStringKey(name))
    }
    func show(_ value: String.LocalizationValue) -> String { String(localized: value) }
    func later(_ resource: LocalizedStringResource, _ keys: [LocalizedStringKey]) -> Text { Text(resource) }
    func use() {
        show("show.value")
        later("later.resource", ["later.one", "later.two"])
        Toast(text: "toast.text", resource: "toast.resource")
        let make = Toast.init(text:resource:)
        _ = make("unknown", "unknown")
    }
}
