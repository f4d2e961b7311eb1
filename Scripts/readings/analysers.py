"""What analysers make of a surface or a line."""
import subprocess


def mecab(dictionary, lines, node="%f[7]", unknown="%m", end="\n"):
    """One output for each line."""
    run = subprocess.run(
        ["mecab", "-r", "/dev/null", "-d", dictionary, "-b", "200000", "-F", node, "-U", unknown,
         "-E", end.replace("\n", "\\n").replace("\t", "\\t")],
        input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    output = run.stdout.split("\n")[:-1]
    if len(output) != len(lines):
        raise SystemExit(f"{dictionary}: {len(lines)} lines in, {len(output)} out")
    return output


def readings_and_costs(dictionary, lines):
    """The reading of each line and the cost of its path."""
    pairs = []
    for line in mecab(dictionary, lines, end="\t%pc\n"):
        reading, cost = line.rsplit("\t", 1)
        pairs.append((reading, int(cost)))
    return pairs


def mecab_words(dictionary, lines, reading, base=None):
    """Words of each line: surface, reading, base form."""
    node = f"%m\x02{reading}\x02{base or ''}\x01"
    return [[tuple(word.split("\x02")) for word in line.split("\x01") if word]
            for line in mecab(dictionary, lines, node, "%m\x02%m\x02\x01")]


def sudachi_words(dictionary, lines):
    from sudachipy import SplitMode
    tokenizer = dictionary.tokenizer(mode=SplitMode.C)
    return [[(word.surface(), word.reading_form(), "") for word in tokenizer.tokenize(line)]
            for line in lines]
