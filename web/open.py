"""Open the browser as soon as the server answers: `python web/open.py http://127.0.0.1:8000`."""
import sys
import time
import webbrowser
from urllib.error import URLError
from urllib.request import urlopen


def answers(address: str) -> bool:
    try:
        with urlopen(f"{address}/health"):
            return True
    except (URLError, ConnectionError):
        return False


if __name__ == "__main__":
    for _ in range(600):
        if answers(sys.argv[1]):
            webbrowser.open(sys.argv[1])
            break
        time.sleep(0.1)
