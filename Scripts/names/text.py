"""Writes entries as text of the dictionary, with a folder for each kind and a file for each
source."""

import collections

from words import Kind

FOLDERS = {
    Kind.SURNAME: "surnames",
    Kind.GIVEN_NAME: "given-names",
    Kind.PERSON: "persons",
    Kind.PLACE: "places",
    Kind.ORGANIZATION: "organizations",
    Kind.GENERAL: "works-and-products",
}
FOLDER_ELSE = "words"


def write(entries, folder, versions):
    """Writes entries; `versions` are the descriptions of the sources in the first lines of the
    files."""
    files = collections.defaultdict(list)
    for entry in entries:
        files[FOLDERS.get(entry.word.kind, FOLDER_ELSE), entry.word.source].append(entry)
    for source in versions:
        for path in folder.glob(f"*/{source}.tsv"):
            path.unlink()
    for (kind, source), rows in sorted(files.items()):
        path = folder / kind / f"{source}.tsv"
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "w", encoding="utf-8") as output:
            output.write(f"# {versions[source]}; made by Scripts/import-names, not by hand\n")
            section = None
            # In code point order, so that the order does not depend on a library.
            for entry in sorted(rows, key=lambda row: (row.word.kind.value, row.word[:2])):
                if entry.word.kind is not section:
                    section = entry.word.kind
                    output.write(f"[{section.value}]\n")
                output.write(f"{entry.word.surface}\t{entry.word.reading}\t{entry.cost}\n")
