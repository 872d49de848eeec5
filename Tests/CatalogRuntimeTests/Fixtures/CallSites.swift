import CatalogRuntime
import SwiftUI

/// A value that navigation paths cannot store.
struct UncodableValue: Hashable {}

/// A value with a binding.
struct Switch {
    let isOn: Binding<Bool>
}

/// A view that calls all SwiftUI overloads for localized strings.
struct CallSites: View {
    let title: LocalizedString
    let name: String
    let date: Binding<Date>
    let text: Binding<String>
    let isOn: Binding<Bool>
    let count: Binding<Int>
    let address: URL
    let weight: Binding<Int?>
    let switches: [Switch]

    var body: some View {
        texts
        controls
        fields
        locations
    }

    @ViewBuilder private var texts: some View {
        Text(title)
        Text(isOn.wrappedValue ? title : title)
        Text("A literal is a key")
        Text("So is one with \(name) in it")
        Text(name)
        Label(title, systemImage: "trash")
        Label(title, image: "logo")
        Label("A key", systemImage: "trash")
        Section(title) { Text(title) }
        Section(title, isExpanded: isOn) { Text(title) }
        Section("A key") { Text(title) }
    }

    @ViewBuilder private var controls: some View {
        Button(title) {}
        Button(title, role: .destructive) {}
        Button(title, systemImage: "plus") {}
        Button(title, systemImage: "plus", role: nil) {}
        Button("A key") {}
        Button(name, action: {})
        Toggle(title, isOn: isOn)
        Toggle(title, systemImage: "heart", isOn: isOn)
        Picker(title, selection: count) { Text(title) }
        Menu(title) { Button(title) {} }
        Menu(title, systemImage: "plus") { Button(title) {} }
        Menu(title) {
            Button(title) {}
        } primaryAction: {
        }
        Menu(title, systemImage: "plus", content: { Button(title) {} }, primaryAction: {})
        more
    }

    @ViewBuilder private var more: some View {
        Toggle(title, sources: switches, isOn: \.isOn)
        Toggle(title, systemImage: "heart", sources: switches, isOn: \.isOn)
        Picker(title, selection: count) {
            Text(title)
        } currentValueLabel: {
            Text(title)
        }
        Gauge(title, value: 0.5)
        Gauge(title, value: 3, in: 0...9)
        ShareLink(title, item: name)
        ShareLink(title, item: address, subject: Text(title), message: Text(title))
        ShareLink(title, item: name, preview: SharePreview(Text(title)))
        Stepper(title, value: count, in: 0...9)
    }

    @ViewBuilder private var fields: some View {
        TextField(title, text: text)
        TextField(title, text: text, prompt: Text(title))
        TextField(title, text: text, axis: .vertical)
        TextField(title, value: count, format: .number)
        TextField(title, value: weight, format: .number)
        TextField("A key", text: text)
        SecureField(title, text: text)
        DatePicker(title, selection: date, displayedComponents: .date)
        DatePicker(title, selection: date, in: Date.now...)
        Stepper(title, value: count, step: 5)
        Stepper(title, onIncrement: {}, onDecrement: nil)
        Stepper(title, value: count, in: 0...9) { _ in }
        Stepper(title, value: count, onEditingChanged: { _ in })
        Stepper(title, onIncrement: {}, onDecrement: nil, onEditingChanged: { _ in })
    }

    @ViewBuilder private var locations: some View {
        ContentUnavailableView(title, systemImage: "trophy")
        ContentUnavailableView(title, systemImage: "trophy", description: Text(title))
        ContentUnavailableView(title, systemImage: "trophy", description: title)
        LabeledContent(title, value: title)
        LabeledContent(title, value: name)
        LabeledContent(title, value: 3, format: .number)
        DisclosureGroup(title, isExpanded: isOn) { ProgressView(title) }
        ProgressView(title, value: 0.5)
        Link(title, destination: address)
        NavigationLink(title) { Tab(title, systemImage: "house") { Text(title) } }
        NavigationLink(title, value: 3)
        NavigationLink(title, value: UncodableValue())
    }

    var modified: some View {
        Tab(title, systemImage: "house", value: 1) { Text(title) }
            .navigationTitle(title)
            .navigationTitle("A key")
            .navigationTitle(name)
            .help(title)
            .searchable(text: text, prompt: title)
            .searchable(text: text, isPresented: isOn, prompt: title)
            .searchable(text: text, prompt: "A key")
            .tabItem { Label(title, systemImage: "house") }
            .tabItem { Text(title) }
            .badge(title)
            .badge(3)
            .accessibilityLabel(title)
            .accessibilityLabel("A key")
            .accessibilityHint(title)
            .accessibilityValue(title)
            .accessibilityAction(named: title) {}
    }

    var asking: some View {
        EmptyView()
            .alert(title, isPresented: isOn) { Button(title) {} }
            .alert("A key", isPresented: isOn) { Button(title) {} }
            .alert(title, isPresented: isOn) {
                Button(title) {}
            } message: {
                Text(title)
            }
            .alert(title, isPresented: isOn, presenting: name) {
                Button($0) {}
            } message: {
                Text($0)
            }
            .confirmationDialog(title, isPresented: isOn, titleVisibility: .visible) { Button(title) {} }
            .confirmationDialog(title, isPresented: isOn) {
                Button(title) {}
            } message: {
                Text(title)
            }
            .confirmationDialog(title, isPresented: isOn, presenting: name) { Button($0) {} }
    }
}
