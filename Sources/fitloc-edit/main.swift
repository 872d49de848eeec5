import EditCommand

await FitlocEditProgram.run()
