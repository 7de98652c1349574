"""A bot that plays one seat over the network: python network_bot.py SERVER TABLE [NAME]. Standard library only."""

import json
import random
import sys
import urllib.error
import urllib.request


def call(path: str, body: object = None, token: str = "") -> object:
    """One request to the server's API; the answer as it comes, line by line if it is a stream."""
    headers = {"Content-Type": "application/json", "X-Longhall": "1"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api{path}", data, headers))


SERVER, TABLE = sys.argv[1].rstrip("/"), sys.argv[2]
NAME = sys.argv[3] if len(sys.argv) > 3 else "Gunnar the program"

guest = json.load(call("/guests", {"name": NAME, "bearer": True}))
seated = json.load(call(f"/tables/{TABLE}/join", {}, guest["session"]))  # the first open seat
seat, token = seated["seat"], seated["token"]  # the token opens exactly this seat
print(f"sitting on seat {seat}", flush=True)

for line in call(f"/tables/{TABLE}/stream", token=token):
    update = json.loads(line) if line.strip() else None  # an empty line only says: still here
    if update and update["question"]:
        action = random.choice(update["question"]["options"])["action"]  # think here
        move = {"seat": seat, "action": action, "version": update["version"], "client": f"{update['version']}"}
        try:
            call(f"/tables/{TABLE}/moves", move, token)
        except urllib.error.HTTPError as refused:
            print(json.load(refused)["text"], flush=True)  # too late: the next update is on its way
    if update and update["status"] == "finished":
        print("the game is over", flush=True)
        break
