"""Makes EPUB and DOCX files with other programs: pandoc, LibreOffice and python-docx.

make(FOLDER, "epub") and make(FOLDER, "docx") return the paths; programs that are not installed are
left out with a message.
"""

import pathlib
import shutil
import subprocess
import sys

TEXTS = {
    "travel": "# 京都の山道\n\n朝早く**京都**を出発した。東*京*へ行く[電車](https://example.com)に乗る。"
              "`変数`と注[^1]。\n\n> 引用の文章\n\n[^1]: 脚注の説明。\n\n```\n符号の部分\n```\n\n"
              "# 帰り道\n\n上り坂と下り坂があった。大*人*の本。\n",
    "shop": "# 店舗の案内\n\n| 品名 | 値段 |\n|---|---|\n| 果物 | 百円 |\n| 野菜 | 二百円 |\n\n"
            "- 営業時間は午前九時から\n- 定休日は月曜日\n\n定価は[消費税]{lang=en}を含む。\n",
    "letter": "# 手紙\n\n拝啓　春の候、皆様にはお元気でお過ごしのことと存じます。  \n改行した行。\n\n"
              "A&B \\<漢字\\> &amp; 小さな**太字**と*斜体*。\n",
}


def make_epubs(folder, run):
    for name, text in TEXTS.items():
        source = folder / f"{name}.md"
        source.write_text(f"---\ntitle: 旅の記録\nauthor: 作者\nlang: ja\n---\n\n{text}", "utf-8")
        for version in (2, 3):
            target = folder / f"{name}-{version}.epub"
            if run(["pandoc", source, "-t", f"epub{version}", "-o", target]):
                yield target


def make_documents(folder, run):
    source = folder / "travel.md"
    source.write_text(f"---\ntitle: 旅の記録\nlang: ja\n---\n\n{TEXTS['travel']}", "utf-8")
    if run(["pandoc", source, "-o", folder / "pandoc.docx"]):
        yield folder / "pandoc.docx"
    page = folder / "libreoffice.html"
    page.write_text("<meta charset=utf-8><h1>店舗の案内</h1><p>東<b>京</b>の<i>大</i>人、"
                    "<span style='font-size:30pt'>大きな文字</span><ul><li>果物<li>野菜</ul>"
                    "<table><tr><td>品名<td>値段</table>", "utf-8")
    if run(["soffice", "--headless", "--convert-to", "docx:MS Word 2007 XML:UTF8",
            "--infilter=HTML (StarWriter)", "--outdir", folder, page]):
        yield folder / "libreoffice.docx"
    try:
        import docx
    except ImportError:
        print("samples: python-docx is not installed (pip install python-docx)", file=sys.stderr)
        return
    document = docx.Document()
    document.add_heading("東京の歴史", 1)
    paragraph = document.add_paragraph("吾輩は猫である。 ")
    for text, bold in [("東", True), ("京", False), ("へ行く。食", False), ("べ物と大", True),
                       ("人の\tA&B <漢字>", False)]:
        paragraph.add_run(text).bold = bold
    document.add_table(2, 2).cell(0, 1).text = "金額は百円"
    document.save(folder / "python-docx.docx")
    yield folder / "python-docx.docx"


def make(folder, kind):
    folder = pathlib.Path(folder)

    def run(command):
        if not shutil.which(command[0]):
            print(f"samples: {command[0]} is not installed", file=sys.stderr)
            return False
        subprocess.run([str(part) for part in command], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        return True

    return list((make_epubs if kind == "epub" else make_documents)(folder, run))
