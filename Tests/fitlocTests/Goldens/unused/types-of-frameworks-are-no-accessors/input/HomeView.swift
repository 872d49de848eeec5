import Charts
import SwiftUI

struct HomeView: View {
    var body: some View {
        Text("home.title").foregroundStyle(Color.accentColor).font(Font.title)
        LineMark(x: PlottableValue.value("x", 1), y: AxisMarks.automatic).symbol(BasicChartSymbolShape.circle)
    }
}
