import SwiftUI

struct Row: View {
    var body: some View {
        VStack {
            Text("In both")
        }
    }
}
