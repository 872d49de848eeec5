// Who imports the app's strings resolves them and switches the language with the run time's types.
@_exported import CatalogRuntime
