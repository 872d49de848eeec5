import SwiftUI

struct FeatureRow: View {
    let image: String
    let title: LocalizedStringResource
    var isWide = true
    var body: some View { Text(title) }
}

struct PlainRow: View {
    let image: String
    let title: String
    var isWide = true
    var body: some View { Text(verbatim: title) }
}
