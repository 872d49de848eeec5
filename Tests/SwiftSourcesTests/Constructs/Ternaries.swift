import SwiftUI

struct Sample: View {
    var body: some View {
        Text(flag ? "then" : "else")
        Text(a == "compared" ? "compared.then" : "compared.else")
        Text(a ? "one" : b ? "two" : "three")
        Button(isOn ? "stop" : "start") {}
        Text((flag ? "bracket.then" : "bracket.else"))
        Label(flag ? "label.then" : "label.else", systemImage: flag ? "star" : "circle")
            .navigationTitle(flag ? "title.then" : "title.else")
            .accessibilityLabel(flag && other ? "and.then" : "and.else")
        Text(flag ? LocalizedStringKey("typed") : "untyped")
    }
}

struct More: View {
    var body: some View {
        Text(name ?? "not a key")
        Row(title: flag ? "row.then" : title)
    }
}

struct Row { let title: LocalizedStringKey }
