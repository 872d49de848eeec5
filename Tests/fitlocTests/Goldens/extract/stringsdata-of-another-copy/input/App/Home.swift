import SwiftUI
struct Home: View {
    var body: some View {
        Text("Total \(Money.total)")
        Text("Plain")
        #if os(macOS)
        Text("Only Mac")
        #endif
        Text(macroThing())
    }
}
