import Eureka
import Foundation

func form(log: Journal, command: Command) {
    let section = Section("Account")
    log.alert("Disk full")
    command.help("Print usage")
    let label = Text("account.titel")
}
