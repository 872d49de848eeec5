import SwiftUI

#Preview("Preview title") { Text("macro.preview") }

struct Sample_Previews: PreviewProvider {
    static var previews: some View { Text("provider.preview") }
}

#if DEBUG
struct DebugMenu: View { var body: some View { Text("debug.text") } }
#else
struct DebugMenu: View { var body: some View { Text("release.text") } }
#endif

#if os(iOS)
let one = String(localized: "ios")
#elseif os(macOS)
let one = String(localized: "macos")
#endif
