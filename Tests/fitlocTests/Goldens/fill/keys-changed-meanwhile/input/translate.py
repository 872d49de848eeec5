import json
import sys

ANSWERS = {"Cancel": "Cancelar", "Continue": "Continuar", "Keep photos": "Manter fotos", "Share": "Compartilhar"}
questions = [json.loads(line) for line in sys.stdin]

# Meanwhile, a colleague changes a source text, removes a key and translates another one.
with open("Localizable.xcstrings", encoding="utf-8") as file:
    catalog = file.read()
catalog = catalog.replace("Keep photos", "Delete photos").replace('    "Cancel" : {\n\n    },\n', "")
translated = """    "Continue" : {
      "localizations" : {
        "pt-BR" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Prosseguir"
          }
        }
      }
    }"""
catalog = catalog.replace('    "Continue" : {\n\n    }', translated)
with open("Localizable.xcstrings", "w", encoding="utf-8") as file:
    file.write(catalog)

for question in questions:
    texts = {name: ANSWERS[text] for name, text in question["texts"].items()}
    print(json.dumps({"id": question["id"], "texts": texts}))
