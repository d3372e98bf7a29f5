"""What calls somebody back to the table: a sound, the page's title, a notice of the system; each if it is wanted."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.conftest import Visit
from tests.web.pressing import ASKED
from tests.web.visitor import Rest, against_bots, wait_until

# A browser of tests has neither a loudspeaker nor notices: this page writes down what it would play and show.
STUBBED = """
  window.heard = [];
  window.notices = [];
  window.away = false;
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  class Sounding {
    constructor(context, { frequency } = {}) {
      this.frequency = frequency ?? 'noise';
      this.gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    }
    connect(next) { return next; }
    start() { window.heard.push(this.frequency); }
    stop() {}
  }
  for (const name of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode'])
    window[name] = Sounding;
  window.AudioContext = class {
    currentTime = 0; sampleRate = 8000; destination = null;
    createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
  };
  window.Notification = class {
    static permission = 'default';
    static asked = 0;
    static async requestPermission() {
      this.asked += 1;
      return (this.permission = 'granted');
    }
    constructor(title, { body, tag }) { window.notices.push({ title, body, tag }); }
    close() {}
  };
"""
YOUR_TURN, FALLING_LID = 880, 110  # hertz: one tap on a glass; what hits you


def looking_at(context: BrowserContext, code: str, preferences: str) -> Page:
    page = context.new_page()
    page.add_init_script(STUBBED)
    page.add_init_script(f"localStorage.setItem('labtable-preferences', '{preferences}')")
    page.goto(f"/t/{code}")
    page.locator(".mat").wait_for()
    return page


def at_table(visit: Visit, preferences: str) -> tuple[Page, Rest]:
    context = visit()
    rest = Rest(context.request)
    page = looking_at(context, against_bots(rest, "laboratorium", 2), preferences)
    wait_until(page, ASKED)
    return page, rest


def play_until(page: Page, rest: Rest, came: str) -> None:
    """Decisions of our own, at random, until the page tells."""
    for _ in range(60):
        rest.play(1)
        wait_until(page, ASKED)
        if page.evaluate(came):
            return
    raise AssertionError(f"in 60 decisions never: {came}")


def test_your_turn_sounds_and_while_the_page_is_hidden_the_system_says_so_if_you_asked_for_it(visit: Visit) -> None:
    page, rest = at_table(visit, '{"follow": "none", "sound": true}')
    play_until(page, rest, f"window.heard.includes({YOUR_TURN})")
    assert page.evaluate("[Notification.asked, window.notices.length]") == [0, 0]  # nobody is asked at the door

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Tell me when it is my turn").click()
    expect(page.get_by_role("switch", name="Tell me when it is my turn")).to_be_checked()
    assert page.evaluate("Notification.asked") == 1
    page.keyboard.press("Escape")

    play_until(page, rest, f"window.heard.filter((one) => one === {YOUR_TURN}).length > 2")
    assert page.evaluate("window.notices") == []  # the page is looked at
    page.evaluate("window.away = true")
    play_until(page, rest, "window.notices.length > 0")
    notice: Any = page.evaluate("window.notices[0]")
    assert notice["title"] == "Laboratorium" and notice["body"] and notice["tag"] == rest.code
    assert "Your turn" in page.title()


def test_without_the_wish_nothing_sounds(visit: Visit) -> None:
    page, rest = at_table(visit, '{"follow": "none"}')
    rest.play(4)
    wait_until(page, ASKED)
    assert page.evaluate("window.heard") == []


def test_a_boom_that_hits_you_is_seen_and_heard(visit: Visit) -> None:
    context = visit()
    rest, guest = Rest(context.request), Rest(visit().request)
    guest.code = rest.make("laboratorium", [{"kind": "me", "nickname": "Noor"}, {"kind": "open"}])
    guest.post("/api/session", {})
    guest.command("sit", nickname="Emmy", seat=1)
    rest.start()
    page = looking_at(context, rest.code, '{"follow": "fast", "sound": true}')
    for _ in range(500):
        if hit(rest.table()["moment"]["view"]):
            break
        if not rest.decide():
            guest.decide()
    expect(page.locator(".moment.bad")).to_contain_text("Against you")
    wait_until(page, f"() => window.heard.includes({FALLING_LID})")


def hit(view: Any) -> bool:
    """Does a Boom card lie against what we announced?"""
    played = view["announced"]["played"] if view["announced"] else []
    return view["active"] == 0 and any(card["colour"] == "boum" for card in played)
