import SourceCommands

await FitlocSourcesProgram.run()
