"""Opens pages in headless Chromium and reports scripts that run, violations and requests.

Usage: browser.py FOLDER [VECTORS]

The files in FOLDER are named NUMBER-WRITER.TYPE; `raw` pages contain the vectors themselves, of which
the check must recognize most, so that it cannot pass by accident. Pages are served by interception,
nothing leaves the machine. Each is opened under a strict policy and without one; then every event is
sent to every element and every link is followed.
"""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

POLICY = ("default-src 'none'; img-src data:; style-src-attr 'unsafe-inline'; base-uri 'none'; "
          "form-action 'none'")
TYPES = {"html": "text/html; charset=utf-8", "page": "text/html; charset=utf-8",
         "xhtml": "application/xhtml+xml", "svg": "image/svg+xml"}
# Runs before the scripts of a page, outside of its policy.
WATCH = """
globalThis.__ran = [];
for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'eval'])
  globalThis[name] = () => { __ran.push(name); };
addEventListener('securitypolicyviolation', (e) => {
  __ran.push('violation of ' + e.effectiveDirective + ' by ' + e.blockedURI); });
"""
PROVOKE = """
(() => {
  const events = ['click', 'mouseover', 'mouseenter', 'pointerenter', 'focus', 'load', 'error', 'toggle',
    'wheel', 'begin', 'animationstart', 'start', 'beforeinput'];
  for (const element of document.querySelectorAll('*')) {
    for (const name of events) element.dispatchEvent(new Event(name, {bubbles: true, cancelable: true}));
    for (const key of ['href', 'xlink:href', 'src', 'action', 'formaction']) {
      const value = element.getAttribute(key);
      if (value === null) continue;
      let scheme;
      try { scheme = new URL(value, 'http://injection.test/').protocol; } catch { continue; }
      const isImage = scheme === 'data:' && /^(img|image)$/i.test(element.localName);
      if (!isImage && !['http:', 'https:', 'mailto:', 'tel:'].includes(scheme))
        __ran.push(scheme + ' in ' + element.localName);
    }
    for (const attribute of element.attributes)
      if (/^on/i.test(attribute.name) && element.localName !== 'meta')
        __ran.push('handler ' + attribute.name);
  }
  return JSON.stringify(__ran);
})()
"""


class Browser:
    """Chromium, driven by the DevTools protocol over pipes."""

    def __init__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser") or "google-chrome"
        self.profile = tempfile.mkdtemp()
        (child_in, self.output), (self.input, child_out) = os.pipe(), os.pipe()
        self.output, self.input = os.fdopen(self.output, "wb"), os.fdopen(self.input, "rb")

        def pipes():
            high_in, high_out = os.dup2(child_in, 60), os.dup2(child_out, 61)
            os.dup2(high_in, 3)
            os.dup2(high_out, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--no-first-run", "--disable-background-networking", f"--user-data-dir={self.profile}"],
            preexec_fn=pipes, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(child_in)
        os.close(child_out)
        self.number, self.rest, self.events = 0, b"", []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(domain + ".enable")
        self.call("Fetch.enable")
        self.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if getattr(self, "session", None):
            message["sessionId"] = self.session
        self.output.write(json.dumps(message).encode() + b"\0")
        self.output.flush()
        return self.number

    def receive(self):
        while b"\0" not in self.rest:
            chunk = os.read(self.input.fileno(), 1 << 16)
            if not chunk:
                raise SystemExit("check-injection: Chromium has ended")
            self.rest += chunk
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        number = self.send(method, **parameters)
        while True:
            message = self.receive()
            if message.get("id") == number:
                if "error" in message:
                    raise SystemExit(f"check-injection: {method}: {message['error']}")
                return message["result"]
            self.handle(message)

    def handle(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Fetch.requestPaused":
            url = parameters["request"]["url"]
            if url == self.page[0] and parameters["resourceType"] == "Document" and not self.served:
                self.served = True
                headers = [{"name": "Content-Type", "value": self.page[1]}]
                if self.page[3]:
                    headers.append({"name": "Content-Security-Policy", "value": self.page[3]})
                self.send("Fetch.fulfillRequest", requestId=parameters["requestId"], responseCode=200,
                          responseHeaders=headers, body=base64.b64encode(self.page[2]).decode())
            else:
                # Chromium itself asks for an icon.
                if not url.endswith("/favicon.ico"):
                    self.problems.append("request of " + url)
                self.send("Fetch.failRequest", requestId=parameters["requestId"],
                          errorReason="BlockedByClient")
        elif method == "Page.javascriptDialogOpening":
            self.problems.append("dialog")
            self.send("Page.handleJavaScriptDialog", accept=False)
        elif method == "Log.entryAdded":
            text = parameters["entry"]["text"]
            if "Content Security Policy" in text or "Content-Security-Policy" in text:
                self.problems.append("violation: " + text[:200])
        elif method == "Page.loadEventFired":
            self.loaded = True

    def problems_of(self, url, content_type, body, policy):
        """Returns the problems of a page, each once."""
        self.page, self.served, self.loaded = (url, content_type, body, policy), False, False
        self.problems = []
        self.send("Page.navigate", url=url)
        while not self.loaded:
            self.handle(self.receive())
        result = self.call("Runtime.evaluate", expression=PROVOKE)["result"]
        self.problems += json.loads(result["value"]) if "value" in result else ["no result"]
        # A second answer, so that everything the events have started is reported.
        self.problems += json.loads(
            self.call("Runtime.evaluate", expression="new Promise((resolve) => setTimeout(() => "
                      "resolve(JSON.stringify(__ran)), 0))", awaitPromise=True)["result"]["value"])
        return sorted(set(self.problems))


def main():
    folder = pathlib.Path(sys.argv[1])
    limit = int(sys.argv[2]) if len(sys.argv) > 2 else 100000
    browser = Browser()
    failures, opened, raw, recognized = 0, 0, 0, 0
    files = sorted(folder.iterdir(), key=lambda path: int(path.name.split("-")[0]))
    for path in files:
        number, writer = path.stem.split("-", 1)
        if int(number) >= limit:
            continue
        kind = path.suffix[1:]
        body = path.read_bytes()
        # The loupe page has a policy of its own, and runs its own script.
        policies = [None] if kind == "page" else [POLICY, None]
        if writer == "raw":
            policies = [None]
        for policy in policies:
            opened += 1
            problems = browser.problems_of(
                f"http://injection.test/{opened}", TYPES[kind], body, policy)
            if writer == "raw":
                raw += 1
                recognized += bool(problems)
            elif problems:
                failures += 1
                print(f"{path.name} ({'with' if policy else 'without'} a policy): {problems}", flush=True)
    browser.close()
    print(f"{opened} pages, {failures} with problems; {recognized} of {raw} raw vectors recognized")
    if recognized < raw // 2:
        raise SystemExit("check-injection: too few raw vectors recognized: the check does not work")
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
