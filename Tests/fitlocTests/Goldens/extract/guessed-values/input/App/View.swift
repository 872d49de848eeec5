import SwiftUI
struct Row: View {
    let model: Model
    var body: some View {
        Text("\(model.count) days")
        Text("\(model.other) weeks")
    }
}
