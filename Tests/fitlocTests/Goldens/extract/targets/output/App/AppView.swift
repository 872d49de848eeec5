import SwiftUI

struct AppView: View {
    var body: some View {
        VStack {
            Text("In the app")
        }
    }
}
