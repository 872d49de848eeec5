import CProgramStart
import EditCommand
import NetworkTransfer
import SourceCommands

// The programs that `fitloc` starts in one file, for releases with static libraries: they share Foundation and most of
// their code. The name of the link by which the file is started chooses the program. `fitloc` cannot be in it, because
// it has other implementations of the same commands: those that hand over.
switch String(cString: fitloc_program_path()).split(separator: "/").last {
case "fitloc-edit": await FitlocEditProgram.run()
case "fitloc-network": try FitlocNetworkProgram.run()
default: await FitlocSourcesProgram.run()
}
