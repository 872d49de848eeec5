import SwiftUI

struct Row: View {
    let title: LocalizedStringKey
    var subtitle: LocalizedStringKey? = nil
    var icon: String = "star"
    let action: () -> Void
    var body: some View { Text(title) }
}

struct Card<Content: View>: View {
    private let heading: LocalizedStringResource
    let content: Content
    init(_ heading: LocalizedStringResource, id: String = "", @ViewBuilder content: () -> Content) {
        self.heading = heading
        self.content = content()
    }
}

struct Badge: View {
    let text: String
    init(_ text: LocalizedStringKey) { self.text = "" }
    @_disfavoredOverload
    init(_ text: String) { self.text = text }
}

struct Verbatim: View { let text: String }

enum Message {
    case error(LocalizedStringKey, code: Int)
    case note(text: String)
}

extension View {
    func banner(_ text: LocalizedStringKey, isShown: Bool = true) -> some View { self }
    func trackScreen(_ name: String) -> some View { self }
}

class Base { init(title: LocalizedStringResource) {} }
