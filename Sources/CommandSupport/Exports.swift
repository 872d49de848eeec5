@_exported import StandardStreams
@_exported import TerminalSupport
