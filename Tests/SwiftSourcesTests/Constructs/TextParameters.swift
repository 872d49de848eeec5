import SwiftUI

struct Sample: View {
    var body: some View {
        Text("tabled", tableName: "Onboarding", bundle: .module, comment: "Said first")
        Text(
            """
            Two lines \
            in one
            and a second
            """, comment: "Long"
        )
        Text(#"raw "quotes" \n"#)
        Text("escaped \"quotes\" \u{E7} \t \\")
        Text(##"raw \##u{41}"##)
        Text("")
    }
}
