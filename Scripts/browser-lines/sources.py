"""The sources of the paragraphs for browser recordings, and the extraction of their text."""

import html
import pathlib
import re
import subprocess
import tarfile

# Debian packages; the README in the data folder lists their licenses.
BINARY_PACKAGES = [
    "texlive-lang-japanese",
    "debian-handbook",
    "debian-reference-ja",
    "debian-edu-doc-ja",
    "developers-reference-ja",
    "libreoffice-help-ja",
]
SOURCE_PACKAGE = "lucene8"

PARAGRAPH = re.compile(r'<p(?: [^>]*)?>(.*?)</p>|<div class="para">(.*?)(?=<div|</div>)', re.S)


def download(folder):
    """Downloads and unpacks the packages that are missing in `folder`."""
    for package in BINARY_PACKAGES:
        if not (folder / package).exists():
            subprocess.run(["apt-get", "download", "-q", package], cwd=folder, check=True)
            archive = next(folder.glob(package + "_*.deb"))
            subprocess.run(["dpkg-deb", "-x", archive, folder / package], check=True)
            archive.unlink()
    if not list(folder.glob(SOURCE_PACKAGE + "_*.orig.tar.xz")):
        download_source(folder)


def download_source(folder):
    """Downloads a source package with a separate apt configuration, as apt has no sources
    enabled."""
    parts = folder / "apt"
    (parts / "lists/partial").mkdir(parents=True, exist_ok=True)
    system = pathlib.Path("/etc/apt/sources.list.d/debian.sources").read_text(encoding="utf-8")
    sources = re.sub(r"^Types: .*$", "Types: deb-src", system, flags=re.M)
    (parts / "sources.list.d").mkdir(exist_ok=True)
    (parts / "sources.list.d/debian.sources").write_text(sources, encoding="utf-8")
    apt = ["apt-get", "-o", "Dir::Etc::SourceList=/dev/null", "-o", "APT::Sandbox::User=root"]
    apt += ["-o", f"Dir::Etc::SourceParts={parts}/sources.list.d"]
    apt += ["-o", f"Dir::State::Lists={parts}/lists"]
    subprocess.run(apt + ["-q", "update"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(
        apt + ["-q", "source", "--download-only", "--tar-only", SOURCE_PACKAGE],
        cwd=folder,
        check=True,
    )


def clean(text):
    """Returns text with white space collapsed as in CSS, and removed between lines of Japanese."""
    text = re.sub(r"(?<=[^\x00-\xff])[ \t]*\n\s*(?=[^\x00-\xff])", "", text)
    return re.sub(r"[ \t\r\n]+", " ", text).strip(" ")


def pages(folder, pattern):
    """Yields the paragraphs of HTML pages in the order of their paths."""
    for path in sorted(folder.glob(pattern)):
        for match in PARAGRAPH.finditer(path.read_text(encoding="utf-8", errors="replace")):
            inner = re.sub(r"<[^>]*>", "", match[1] or match[2] or "")
            yield clean(html.unescape(inner))


def bocchan(folder):
    """Yields the paragraphs of Natsume Sōseki, Botchan (1906), in Aozora notation without line
    breaks: an indent (U+3000) after a full stop or a closing bracket begins a paragraph."""
    archive = next(folder.glob(SOURCE_PACKAGE + "_*.orig.tar.xz"))
    with tarfile.open(archive) as files:
        name = next(n for n in files.getnames() if n.endswith("/ja/bocchan.utf-8"))
        text = files.extractfile(name).read().decode("utf-8")
    text = text.split("　一　", 1)[1].split("底本：", 1)[0]
    text = re.sub(r"《[^》]*》|［＃[^］]*］|｜", "", text)
    for paragraph in re.split(r"(?<=[。」])　+(?=\S)", text):
        yield from excerpts(clean(paragraph).strip("　"))


def excerpts(paragraph, length=160):
    """Splits a long paragraph into excerpts of whole sentences with about `length` characters
    each."""
    piece = ""
    for sentence in re.split(r"(?<=。)(?!」)|(?<=」)(?=「)", paragraph):
        piece += sentence
        if len(piece) >= length:
            yield piece
            piece = ""
    if piece:
        yield piece


def jalipsum(folder):
    """Yields public-domain texts of the LaTeX package bxjalipsum: the first chapter of Sōseki's I
    Am a Cat (1905), the preamble of the constitution. They are in hexadecimal: a character is its
    Shift JIS and UTF-16 codes, or one byte of half-width kana that represents hiragana."""
    path = folder / "texlive-lang-japanese/usr/share/texlive/texmf-dist/tex/latex/bxjalipsum"
    source = (path / "bxjalipsum.sty").read_text(encoding="utf-8")
    entry = re.compile(r"^\\bxjl@text\{(wagahai|preamble)\}\{\d+\}\{%\n(.*?)^\}", re.S | re.M)
    for match in entry.finditer(source):
        digits = re.sub(r"^%.*\n|%\n", "", match[2], flags=re.M)
        if not re.fullmatch(r"[0-9A-F]+", digits):
            continue
        data, text, at = bytes.fromhex(digits), "", 0
        while at < len(data):
            if 0xA1 <= data[at] <= 0xDF:
                text += half_to_hiragana(data[at])
                at += 1
            else:
                text += data[at + 2 : at + 4].decode("utf-16-be")
                at += 4
        yield from excerpts(clean(text))


def half_to_hiragana(byte):
    """Returns the full-width punctuation mark or hiragana for a byte of JIS X 0201 kana."""
    kana = "。「」、・をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねの"
    kana += "はひふへほまみむめもやゆよらりるれろわん゛゜"
    return kana[byte - 0xA1]


def texts(folder):
    """Returns (name, number of paragraphs to choose, paragraphs) for each source."""
    return [
        ("bocchan", 50, bocchan(folder)),
        ("jalipsum", 20, jalipsum(folder)),
        ("debian-handbook", 40, pages(folder, "debian-handbook/**/html/ja-JP/*.html")),
        ("debian-reference", 20, pages(folder, "debian-reference-ja/**/*.html")),
        ("debian-edu", 20, pages(folder, "debian-edu-doc-ja/**/*bookworm-manual.html")),
        ("developers-reference", 20, pages(folder, "developers-reference-ja/**/ja/*.html")),
        ("libreoffice-help", 30, pages(folder, "libreoffice-help-ja/**/*.html")),
    ]
