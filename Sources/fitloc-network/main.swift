import NetworkTransfer

try FitlocNetworkProgram.run()
