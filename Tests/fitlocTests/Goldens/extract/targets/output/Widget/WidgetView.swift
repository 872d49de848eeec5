import SwiftUI

struct WidgetView: View {
    var body: some View {
        VStack {
            Text("In the widget")
            Text("Only there")
        }
    }
}
