#!/usr/bin/env python3
"""Walks a newcomer through a running demo in the text browser lynx, by its keyboard, as a person would.

    python3 bench/text-browser.py http://localhost:3000 [http://localhost:3001/outbox]

Signs up, confirms from the outbox, searches, likes, writes, reads the answer, changes the language and logs out.
Prints each step with ok or failed (then with the page as lynx shows it); exits with 0 only when all are ok.
Needs lynx and tmux, which keeps the screen.
"""

import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from urllib.parse import urlsplit

PAGE_TIMEOUT_S = 20
ANSWER_TIMEOUT_S = 60
COLUMNS, ROWS = 100, 240
SIGNUP_STEPS = 6

# A text field must be entered first (-tna), so that digits outside of one always mean the number of a link.
SETTINGS = """
CHARACTER_SET:utf-8
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED
"""


class Failed(Exception):
    """A step that did not show what it should."""


class Lynx:
    """One lynx in a terminal tall enough for a whole page; links and fields carry numbers, `[6]Name`."""

    def __init__(self, address):
        self.server = f"rendez-walk-{os.getpid()}"
        # A home of its own: nobody's settings change the keys, and nothing is left behind.
        self.home = tempfile.TemporaryDirectory(prefix="rendez-walk-")
        settings = os.path.join(self.home.name, "lynx.cfg")
        with open(settings, "w", encoding="utf-8") as file:
            file.write(SETTINGS)
        home = {"HOME": self.home.name, "LYNX_CFG": settings}
        env = {**os.environ, **home, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "screen"}
        lynx = f"lynx -accept_all_cookies -tna '{address}'"
        new = ["new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), "-s", "walk", lynx]
        subprocess.run(["tmux", "-u", "-L", self.server, "-f", "/dev/null", *new], env=env, check=True)

    def tmux(self, *args):
        command = ["tmux", "-u", "-L", self.server, *args]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def close(self):
        subprocess.run(["tmux", "-L", self.server, "kill-server"], capture_output=True, check=False)
        self.home.cleanup()

    def screen(self):
        return self.tmux("capture-pane", "-p", "-t", "walk")

    def keys(self, *keys):
        self.tmux("send-keys", "-t", "walk", *keys)
        time.sleep(0.15)

    def write(self, text):
        self.tmux("send-keys", "-t", "walk", "-l", "--", text)
        time.sleep(0.15)

    def wait(self, pattern, timeout_s=PAGE_TIMEOUT_S):
        """The screen once it shows `pattern`, in which each blank stands for line ends too."""
        ends = time.monotonic() + timeout_s
        while True:
            screen = self.settled()
            if re.search(pattern, flat(screen)):
                return screen
            if time.monotonic() > ends:
                raise Failed(f"the page never showed /{pattern}/")

    def settled(self):
        """The screen when it no longer changes."""
        before = self.screen()
        while True:
            time.sleep(0.25)
            now = self.screen()
            if now == before:
                return now
            before = now

    def number(self, pattern):
        """The number of the first link or field whose line fits `pattern`, which holds one group for the number."""
        found = re.search(pattern, self.settled(), re.MULTILINE)
        if not found:
            raise Failed(f"nothing on the page fits /{pattern}/")
        return found.group(1)

    def enter(self, pattern):
        """Goes to the link, button or field that fits and enters it: follows, presses or starts to type."""
        self.write(f"{self.number(pattern)}g")
        self.keys("Enter")
        self.settled()
        self.keys("Enter")

    def press(self, label):
        """Presses the button with this label; lynx writes `([4]BUTTON) Send` or `([4]value) Send`."""
        self.enter(rf"\(\[(\d+)\][^()]*\)\s*{label}")

    def follow(self, label):
        self.enter(rf"\[(\d+)\]{label}")

    def fill(self, label, text):
        """Types into the field after `label` instead of what stands there."""
        self.enter(rf"{label}\s+\[(\d+)\]")
        self.keys("C-u")
        self.write(text)
        self.keys("Tab")

    def go(self, address):
        self.keys("g")
        self.keys("C-u")
        self.write(address)
        self.keys("Enter")


def flat(screen):
    return re.sub(r"\s+", " ", screen)


class Walk:
    """The steps in order; each leaves the browser where the next one starts."""

    def __init__(self, site, outbox):
        self.site, self.outbox = site, outbox
        mark = secrets.token_hex(4)
        self.name, self.email, self.password = f"Walker {mark}", f"walker-{mark}@mail.example", f"{mark}-is-long"
        self.words = f"Hello from a text browser {mark}"
        self.lynx = Lynx(f"{site}/")

    def run(self):
        steps = [self.sign_up, self.confirm, self.search, self.like, self.write, self.read_answer]
        for step in [*steps, self.change_language, self.log_out]:
            started = time.monotonic()
            try:
                step()
            except (Failed, subprocess.CalledProcessError) as problem:
                print(f"failed  {step.__doc__} — {problem}\n{self.page()}", flush=True)
                return 1
            print(f"ok      {step.__doc__} ({time.monotonic() - started:.1f} s)", flush=True)
        return 0

    def page(self):
        try:
            return re.sub(r"\n\s*\n+", "\n", self.lynx.screen())
        except subprocess.CalledProcessError:
            return "(lynx is gone)"

    def sign_up(self):
        """sign up"""
        self.lynx.wait("Rendez")
        self.lynx.go(f"{self.site}/signup")
        self.lynx.wait("Sign up for free")
        self.lynx.fill("Name", self.name)
        self.lynx.fill("Email", self.email)
        self.lynx.fill("Password", self.password)
        self.lynx.fill("Day", "14")
        self.lynx.fill("Month", "5")
        self.lynx.fill("Year", "1990")
        self.lynx.press("Create my account")
        screen = flat(self.lynx.wait("Creating account done"))
        for _ in range(SIGNUP_STEPS):
            if f"sent a link to {self.email}" in screen:
                return
            self.lynx.press("(?:Skip |Go on)")
            screen = flat(self.lynx.settled())
        raise Failed("skipping the steps does not end at the mailed link")

    def confirm(self):
        """confirm from the outbox page"""
        self.lynx.go(self.outbox)
        self.lynx.wait(rf"Mail to {re.escape(self.email)}")
        self.lynx.follow("(?:https?://|.*[Cc]onfirm)")
        self.lynx.wait("Press the button to confirm")
        self.lynx.press("Confirm my account")
        self.lynx.wait("Your account is confirmed")

    def search(self):
        """search by age"""
        self.lynx.go(f"{self.site}/members")
        self.lynx.wait("Search members")
        self.lynx.fill("From age", "30")
        self.lynx.fill("To age", "40")
        self.lynx.press("Search")
        screen = flat(self.lynx.wait(r"\d+ members?"))
        found = screen.split("Similar members")[0]
        ages = [int(age) for age in re.findall(r"\w, (\d\d)(?!\d)", found)]
        if not ages or min(ages) < 30 or max(ages) > 40:
            raise Failed(f"the ages found are {ages}")

    def like(self):
        """open a profile and like it"""
        self.lynx.follow(r".*\w, \d\d")
        self.lynx.wait("Write a message")
        self.lynx.press("Like")
        self.lynx.wait(r"\) ?Unlike.*You like")
        self.lynx.go(f"{self.site}/likes/sent")
        self.lynx.follow(r".*\w, \d\d")
        self.lynx.wait(r"\) ?Unlike")

    def write(self):
        """write a message"""
        self.lynx.follow("Write a message")
        self.lynx.wait("Send message")
        self.lynx.fill("Message", self.words)
        self.lynx.press("Send message")
        self.lynx.wait(rf"{self.words}.*0 / 500")

    def read_answer(self):
        """read the answer"""
        heading = re.search(r"Conversation with (\S+)", flat(self.lynx.settled()))
        if not heading:
            raise Failed("the page does not say with whom the conversation is")
        # Messages are a numbered list: "2. You: …", "3. Savannah: …"; the list of conversations has no numbers.
        answer = rf"{self.words}.*\d\. {re.escape(heading[1])}: \S"
        ends = time.monotonic() + ANSWER_TIMEOUT_S
        while not re.search(answer, flat(self.lynx.settled())):
            if time.monotonic() > ends:
                raise Failed(f"no answer after {ANSWER_TIMEOUT_S} s")
            time.sleep(1)
            self.lynx.press("Check for new messages")

    def change_language(self):
        """change the language"""
        self.lynx.press("Español")
        self.lynx.wait(r"\) ?Salir")

    def log_out(self):
        """log out"""
        self.lynx.press("Salir")
        self.lynx.wait(r"\]Entrar")
        self.lynx.go(f"{self.site}/likes")
        screen = flat(self.lynx.wait(r"\]Entrar|\) ?Entrar"))
        if self.name in screen:
            raise Failed("the name is still on the page")


def main():
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    site = sys.argv[1].rstrip("/")
    parts = urlsplit(site)
    outbox = sys.argv[2] if len(sys.argv) > 2 else f"http://{parts.hostname}:{(parts.port or 80) + 1}/outbox"
    walk = Walk(site, outbox)
    try:
        return walk.run()
    finally:
        walk.lynx.close()


if __name__ == "__main__":
    sys.exit(main())
