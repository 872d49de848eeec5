"""Long Swift string literals within 120 columns."""
WIDTH = 110


def literal(text, indent=8):
    """Returns a multi-line literal whose escaped line breaks join its lines again."""
    assert "\\" not in text and '"' not in text
    lines, line, size = [], "", 0
    for letter in text:
        # A line must not begin or end with a space.
        if size >= WIDTH and letter != " " and not line.endswith(" "):
            lines.append(line)
            line, size = "", 0
        line += letter
        size += 1
    lines.append(line)
    space = " " * indent
    return '"""\n' + "\\\n".join(space + line for line in lines) + f'\n{space}"""'
