import SwiftUI

struct Sample: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var amount = 0.5
    @State private var date = Date()
    @State private var color = Color.red
    @State private var selection = 0

    var body: some View {
        Form {
            Text("text")
            Label("label", systemImage: "star")
            Button("button", role: .destructive) { isOn.toggle() }
            Button("button.image", systemImage: "plus", action: {})
            Toggle("toggle", isOn: $isOn)
            Toggle("toggle.image", systemImage: "bolt", isOn: $isOn)
            Picker("picker", selection: $selection) { Text("option.one").tag(1) }
            TextField("field", text: $name, prompt: Text("field.prompt"), axis: .vertical)
            SecureField("secure", text: $name)
            NavigationLink("link") { EmptyView() }
            NavigationLink("link.value", value: 3)
            Menu("menu") { Button("menu.item") {} }
            Section("section") { EmptyView() }
            Section { EmptyView() } header: { Text("header") } footer: { Text("footer") }
            GroupBox("group") { EmptyView() }
            DisclosureGroup("disclosure", isExpanded: $isOn) { EmptyView() }
            Link("web", destination: URL(string: "https://example.org")!)
            ShareLink("share", item: "shared text", subject: Text("subject"))
            Stepper("stepper", value: $selection, in: 0...3)
            Slider(value: $amount) { Text("slider") } minimumValueLabel: { Text("low") } maximumValueLabel: { Text("high") }
            ProgressView("progress", value: amount)
            Gauge(value: amount) { Text("gauge") }
            DatePicker("date", selection: $date)
            MultiDatePicker("dates", selection: .constant([]))
            ColorPicker("color", selection: $color)
            ControlGroup("control") { EmptyView() }
            LabeledContent("labeled", value: name)
            LabeledContent("labeled.view") { Text("value") }
            ContentUnavailableView("nothing", systemImage: "magnifyingglass", description: Text("nothing.detail"))
            PhotosPicker("photos", selection: .constant([]))
        }
        Tab("tab", systemImage: "house") { EmptyView() }
        Table(of: Row.self) { TableColumn("column", value: \.name) } rows: {}
        SwiftUI.Text("qualified")
        Text.init("initializer")
    }
}

struct App: SwiftUI.App {
    var body: some Scene {
        WindowGroup("windows") { Sample() }
            .commands { CommandMenu("commands") { Button("command") {} } }
        Window("window", id: "main") { Sample() }
        MenuBarExtra("extra", systemImage: "star") { Sample() }
        Settings { Sample() }
    }
}
