import SwiftUI

struct PhaseView: View {
    let session: BaseSession

    var body: some View {
        if let phaseCount = (session as? MultiSession)?.phaseCount {
            ForEach(0..<phaseCount, id: \.self) { index in
                Text("Phase \(index + 1)").tag(index as Int16)
            }
        }
        ForEach(0..<session.stepCount, id: \.self) { index in Text("Count \(index)") }
        ForEach(0..<3) { index in Text("Step \(index)") }
    }

    func processors(_ number: Int) -> Text {
        let range: ClosedRange<UInt16> = 1...UInt16(number)
        return Text("CPU \(range.lowerBound)")
    }

    func row() -> Text {
        let row: Int16 = 5
        return Text("Row \(row)")
    }
}
