import SwiftUI

struct AppView: View {
    var body: some View {
        VStack {
            Text("Hello")
        }
    }
}
