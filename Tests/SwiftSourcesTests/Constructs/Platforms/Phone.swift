import SwiftUI

struct FeatureRow: View {
    let image: String
    let title: LocalizedStringResource
    var body: some View { Text(title) }
}

struct PlainRow: View {
    let image: String
    let title: String
    var body: some View { Text(verbatim: title) }
}
