"""Makes EPUB and DOCX files with other programs: pandoc, LibreOffice and python-docx.

make(FOLDER, "epub") and make(FOLDER, "docx") return the paths; programs that are not installed are
left out with a message.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import zipfile

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


FLAT_TEXT = """<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
 xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"
 xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"
 xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles>
<style:default-style style:family="paragraph"><style:text-properties style:font-size-asian="10.5pt"
 fo:font-size="10.5pt" style:language-asian="ja" style:country-asian="JP"/></style:default-style>
<style:style style:name="Standard" style:family="paragraph" style:class="text"/>
<style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph"
 style:parent-style-name="Standard" style:default-outline-level="1"><style:text-properties
 fo:font-size="20pt" style:font-size-asian="20pt"/></style:style>
</office:styles>
<office:automatic-styles>
<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"
 style:font-weight-asian="bold"/></style:style>
<style:style style:name="H" style:family="text"><style:text-properties text:display="none"/>
</style:style>
<style:style style:name="R" style:family="ruby"/>
<style:style style:name="F" style:family="graphic"><style:graphic-properties
 style:wrap="none"/></style:style>
<style:page-layout style:name="L"><style:page-layout-properties style:writing-mode="tb-rl"/>
<style:header-style/><style:footer-style/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L">
<style:header><text:p>見出しの上の文字</text:p></style:header>
<style:footer><text:p>第<text:page-number/>頁の下</text:p></style:footer>
</style:master-page></office:master-styles>
<office:body><office:text>
<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><office:change-info>
<dc:creator>作者</dc:creator><dc:date>2026-01-01T00:00:00</dc:date></office:change-info>
<text:p>削除された語句</text:p></text:deletion></text:changed-region></text:tracked-changes>
<text:table-of-content text:name="t"><text:table-of-content-source text:outline-level="3"/>
<text:index-body><text:p>京都の山道<text:tab/>1</text:p></text:index-body></text:table-of-content>
<text:h text:outline-level="1" text:style-name="Heading_20_1">京都の山道</text:h>
<text:p>東<text:span text:style-name="B">京</text:span>へ行く<text:note text:note-class="footnote"
><text:note-citation>1</text:note-citation><text:note-body><text:p>脚注の説明</text:p></text:note-body>
</text:note>電車<text:note text:note-class="endnote"><text:note-citation>i</text:note-citation>
<text:note-body><text:p>文末の注釈</text:p></text:note-body></text:note>に<text:change
 text:change-id="c1"/>乗る。<text:bookmark text:name="b"/>大<text:span text:style-name="B">人</text:span>
の本。<text:span text:style-name="H">隠した文字</text:span><text:ruby text:style-name="R"><text:ruby-base
>今日</text:ruby-base><text:ruby-text>きょう</text:ruby-text></text:ruby>は晴れ。</text:p>
<text:p><draw:frame draw:style-name="F" text:anchor-type="as-char" svg:width="5cm" svg:height="2cm"
><draw:text-box><text:p>枠の中の文章</text:p></draw:text-box></draw:frame>枠の後の文章</text:p>
<text:p>注釈<office:annotation><dc:creator>作者</dc:creator><text:p>校正の意見</text:p>
</office:annotation>の対象、<text:a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:type="simple"
 xlink:href="https://example.jp/">公式の案内</text:a>、<text:bookmark-ref text:ref-name="b"
 text:reference-format="text">参照</text:bookmark-ref></text:p>
<table:table table:name="t"><table:table-column table:number-columns-repeated="2"/><table:table-row>
<table:table-cell><text:p>品名</text:p></table:table-cell><table:table-cell><text:p>値段</text:p>
</table:table-cell></table:table-row></table:table>
</office:text></office:body></office:document>
"""

# Namespaces of ISO/IEC 29500 Transitional and Strict; no free program writes Strict.
STRICT = {
    "http://schemas.openxmlformats.org/wordprocessingml/2006/main":
        "http://purl.oclc.org/ooxml/wordprocessingml/main",
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships":
        "http://purl.oclc.org/ooxml/officeDocument/relationships",
    "http://schemas.openxmlformats.org/officeDocument/2006/math":
        "http://purl.oclc.org/ooxml/officeDocument/math",
    "http://schemas.openxmlformats.org/drawingml/2006/":
        "http://purl.oclc.org/ooxml/drawingml/",
}


def rewrite(source, target, change):
    """Copies a DOCX with its XML changed."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for entry in old.infolist():
            data = old.read(entry)
            if entry.filename.endswith((".xml", ".rels")):
                data = change(data.decode()).encode()
            new.writestr(entry, data)
    return target


def strict(text):
    for old, new in STRICT.items():
        text = text.replace(old, new)
    return text


def other_prefix(text):
    return re.sub(r"(</?|[ \n])w:", r"\1ns0:", text).replace("xmlns:w=", "xmlns:ns0=")


def make_documents(folder, run):
    source = folder / "travel.md"
    source.write_text(f"---\ntitle: 旅の記録\nlang: ja\n---\n\n{TEXTS['travel']}", "utf-8")
    if run(["pandoc", source, "-o", folder / "pandoc.docx"]):
        yield folder / "pandoc.docx"
    if run(["pandoc", source, "--toc", "-N", "-o", folder / "pandoc-toc.docx"]):
        yield folder / "pandoc-toc.docx"
    flat = folder / "libreoffice-text.fodt"
    flat.write_text(FLAT_TEXT, "utf-8")
    for name in ("MS Word 2007 XML", "Office Open XML Text"):
        if run(["soffice", "--headless", "--convert-to", f"docx:{name}", "--outdir", folder, flat]):
            target = folder / f"libreoffice-{name.split()[0].lower()}.docx"
            flat.with_suffix(".docx").rename(target)
            yield target
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
    section = document.sections[0]
    section.header.paragraphs[0].text = "社内の資料"
    section.footer.paragraphs[0].text = "無断転載を禁ず"
    document.save(folder / "python-docx.docx")
    yield folder / "python-docx.docx"
    yield rewrite(folder / "python-docx.docx", folder / "strict.docx", strict)
    yield rewrite(folder / "python-docx.docx", folder / "prefix.docx", other_prefix)


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
