import SwiftUI

struct Features: View {
    var body: some View {
        FeatureRow(image: "star", title: "feature.title")
        FeatureRow(image: "star", title: "feature.wide", isWide: true)
        PlainRow(image: "star", title: "plain.title")
    }
}
