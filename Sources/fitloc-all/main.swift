import CProgramStart
import EditCommand
import FitlocCommands
import NetworkTransfer
import SourceCommands

// All programs in one file, for releases with static libraries: the programs share most of their code and Foundation.
// A link with the name of a program runs that program; under any other name the file is `fitloc`.
switch String(cString: fitloc_program_path()).split(separator: "/").last {
case "fitloc-edit": await FitlocEditProgram.run()
case "fitloc-network": try FitlocNetworkProgram.run()
case "fitloc-sources": await FitlocSourcesProgram.run()
default: await FitlocProgram.run()
}
