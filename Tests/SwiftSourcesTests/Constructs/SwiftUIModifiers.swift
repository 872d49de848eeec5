import SwiftUI

struct Sample: View {
    var body: some View {
        List {}
            .navigationTitle("title")
            .navigationBarTitle("old.title", displayMode: .inline)
            .navigationSubtitle("subtitle")
            .alert("alert", isPresented: $shown) { Button("alert.ok") {} } message: { Text("alert.message") }
            .confirmationDialog("dialog", isPresented: $shown, titleVisibility: .visible) {}
            .help("help")
            .accessibilityLabel("a.label")
            .accessibilityHint("a.hint")
            .accessibilityValue("a.value")
            .accessibilityInputLabels(["a.input.one", "a.input.two"])
            .accessibilityAction(named: "a.action") {}
            .accessibilityRotor("a.rotor", entries: items, entryLabel: \.name)
            .accessibilityCustomContent("a.custom", "a.custom.value")
            .badge("badge")
            .searchable(text: $query, placement: .toolbar, prompt: "search")
            .tabItem { Label("item", systemImage: "house") }
            .fileDialogMessage("file")
            #if os(iOS)
                .navigationTitle("conditional")
            #endif
            .keyboardShortcut("k", modifiers: .command)
            .font(.custom("Avenir", size: 12))
            .id("identifier")
            .tag("tag")
            .accessibilityIdentifier("identifier.a11y")
            .toolbar { ToolbarItem(id: "toolbar.id") { Button("tool") {} } }
            .matchedGeometryEffect(id: "hero", in: space)
            .onOpenURL { url in print("opened \(url)") }
            .alert(isPresented: $shown) {
                Alert(title: Text("old.alert"), message: Text("old.message"), dismissButton: .default(Text("old.ok")))
            }
    }

    func inner() -> some View { navigationTitle("implicit.self") }
}

struct Wide: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "kind", provider: Provider()) { _ in Sample() }
            .configurationDisplayName("widget.name")
            .description("widget.description")
    }
}

struct Bars: View {
    var body: some View {
        Chart(data) { item in
            BarMark(x: .value("chart.day", item.day), y: .value("chart.amount", item.amount))
            AxisValueLabel("chart.axis")
        }
        .chartXAxisLabel("chart.x")
    }
}

struct Controls: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "kind") { ControlWidgetButton("control.start", action: Start()) }
            .displayName("control.name")
    }
    var row: some View { Row().typeSelectEquivalent("row.typed") }
}
