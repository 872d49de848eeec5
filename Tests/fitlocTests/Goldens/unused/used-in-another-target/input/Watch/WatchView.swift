import SwiftUI

struct WatchView: View {
    var body: some View {
        VStack {
            Text("On the wrist")
        }
    }
}
