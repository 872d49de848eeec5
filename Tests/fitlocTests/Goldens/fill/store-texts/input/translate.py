import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    assert question["literal"]
    text = question["texts"]["text"]
    if text == "Workouts for you":
        text = "Training für dich ab jetzt und für immer"
    text = text.replace("Train today", "Trainiere heute").replace("free", "frei").replace("faster", "flotter")
    print(json.dumps({"id": question["id"], "texts": {"text": text}}))
