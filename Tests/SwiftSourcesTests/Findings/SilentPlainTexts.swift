import SwiftUI

struct PlainTexts: View {
    var body: some View {
        VStack {
            Text("iPhone")
            Text("kg")
            Text("lbs")
            Text("12.5kg")
            Text("100 km/h")
            Text("https://fittoday.com/app")
            Text("me@fittoday.com")
            Text("www.fittoday.com")
            Text("file.json")
            Text("reps")
        }
    }
}
