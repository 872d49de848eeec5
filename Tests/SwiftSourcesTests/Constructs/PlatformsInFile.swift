import SwiftUI

#if os(iOS)
    struct Row: View {
        let title: LocalizedStringKey
        var body: some View { Text(title) }
    }
#else
    struct Row: View {
        let icon: String
        let title: LocalizedStringKey
        init(title: LocalizedStringKey, icon: String = "star") {
            self.title = title
            self.icon = icon
        }
        var body: some View { Label(title, systemImage: icon) }
    }
#endif

struct Page: View {
    #if os(macOS)
        var subtitle: LocalizedStringKey
    #else
        var subtitle: LocalizedStringResource
    #endif
    var detail: LocalizedStringKey?
    var body: some View {
        Row(title: "row.title")
        Page(subtitle: "page.subtitle", detail: "page.detail")
        #if os(macOS)
            Text("mac.text")
        #else
            Text("phone.text")
        #endif
    }
}
