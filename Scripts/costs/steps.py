"""The steps of `Scripts/train-costs`; each reads files of earlier ones in the folder `out`."""

import correction
import examples
import isolated
import openjtalk_plus
import silver
import trained
import training
import weights
from builder import Builder
from lattice import Lattice
from lexicon import Lexicon
from reader import Reader
from selection import Selection

SEED = 7
# haqumei shares its dictionary with pyopenjtalk-plus, so it counts less for that than the others.
PLUS_WEIGHTS = {"openjtalk": 0.4, "sudachi": 1, "unidic": 1}
TRAINED_WEIGHTS = {"openjtalk": 0.9, "sudachi": 1, "unidic": 1}


class Steps:
    """The steps; `arguments` are those of the command, and `log` prints a line."""

    def __init__(self, arguments, log):
        self.log = log
        self.jptok = arguments.jptok
        self.tool = arguments.lexicon_tool
        self.text = arguments.dictionary
        self.out = arguments.out
        self.jobs = arguments.jobs
        self.corpus = arguments.corpus
        self.is_reviewed = not arguments.unreviewed
        self.plus = self.out / "corrections/openjtalk-plus.tsv"
        self.work = self.out / "work"

    def peers(self):
        """Reads the corpus with the peers."""
        if not self.corpus:
            raise ValueError("the step “peers” needs --corpus FILE...")
        count = silver.write(self.corpus, self.out / "peers.tsv", self.jobs)
        self.log(f"{count} lines read by the peers")

    def openjtalk_plus(self):
        """Selects costs and words of pyopenjtalk-plus."""
        lexicon = Lexicon(self.text, without=(*openjtalk_plus.REASONS, trained.REASON))
        found = openjtalk_plus.candidates(lexicon)
        surfaces = {
            name: {word for row in rows for word in _surfaces(lexicon, row)}
            for name, rows in found.items()
        }
        self.log(f"{len(found)} spellings with other costs or words in pyopenjtalk-plus")
        selection = self._selection(lexicon, found, surfaces, PLUS_WEIGHTS)
        selection.run(openjtalk_plus.is_kept, 0, self.log)
        occurring = {name for name in selection.kept if name in selection.scores}
        unseen = isolated.improved(selection, selection.kept - occurring)
        self.log(f"{len(occurring)} spellings improve the corpus, {len(unseen)} others alone")
        title = [
            "Costs and words of the dictionary of pyopenjtalk-plus 0.4.1.post10 (BSD-3-Clause, see "
            "COPYING.consensus) that SudachiDict and UniDic-lite confirm,",
            "made by Scripts/train-costs: see Dictionaries/README.md. action / reason / section / "
            "surface / reading / cost …",
        ]
        self._write(self.plus, title, selection, occurring | unseen)

    def train(self):
        """Trains costs where all peers agree."""
        lexicon = self._lexicon()
        dictionary = Builder(self.tool, lexicon, self.work).compile("base")
        table = self._table()
        doubts = silver.doubts(table, Reader(self.jptok, dictionary), self.jobs)
        aligned = [found for found in doubts if found is not None]
        self.log(f"{sum(map(len, aligned))} doubts in {len(aligned)} lines")
        wrong, right = examples.examples(table, doubts, SEED)
        result = training.train(Lattice(dictionary), wrong, right, SEED, self.log)
        weights.write(self.out / "weights.tsv", result)

    def select(self):
        """Selects trained costs."""
        lexicon = self._lexicon()
        read = weights.read(self.out / "weights.tsv")
        found, surfaces = trained.candidates(lexicon, read)
        self.log(f"{len(found)} spellings with trained costs")
        selection = self._selection(lexicon, found, surfaces, TRAINED_WEIGHTS)
        selection.run(trained.is_kept, trained.STRICT, self.log)
        table = trained.review_table(selection)
        (self.out / "spellings.tsv").write_text("\n".join(table) + "\n", encoding="utf-8")
        chosen = selection.kept & trained.reviewed() if self.is_reviewed else selection.kept
        self.log(f"{len(selection.kept)} spellings kept, {len(chosen)} written")
        title = [
            "Costs trained where three independent lexicons agree on the readings of running text, "
            "by Scripts/train-costs" + ("; reviewed by hand." if self.is_reviewed else ".")
        ]
        self._write(self.out / "corrections/trained-costs.tsv", title, selection, chosen)

    def _table(self):
        return silver.Silver.read(self.out / "peers.tsv")

    def _lexicon(self):
        """Returns the dictionary without trained costs, and with the rows that the step
        openjtalk-plus has selected instead of the present ones, if it has run."""
        if not self.plus.exists():
            return Lexicon(self.text, without=(trained.REASON,))
        without = (*openjtalk_plus.REASONS, trained.REASON)
        return Lexicon(self.text, without=without, additional=self.plus)

    def _selection(self, lexicon, found, surfaces, votes):
        builder = Builder(self.tool, lexicon, self.work)
        table = self._table()
        return Selection(builder, self.jptok, table, found, surfaces, votes, self.jobs)

    def _write(self, path, title, selection, names):
        """Writes the corrections of candidates, and the existing ones that they replace."""
        rows = selection.corrections(names)
        selection.reader(names)  # Compiles, so that every row is known to be valid.
        correction.write(path, title, rows)
        old = selection.builder.lexicon.superseded
        replaced = [old[row.key] for row in rows if row.key in old]
        superseded = self.out / f"superseded-by-{path.name}"
        correction.write(superseded, ["Rows to remove from corrections."], replaced)
        self.log(f"{len(rows)} rows: {path}; {len(replaced)} rows are replaced: {superseded}")


def _surfaces(lexicon, row):
    entry = lexicon.current.get(row.key)
    return [form.surface for form in lexicon.forms(entry)] if entry else [row.surface]
