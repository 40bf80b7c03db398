#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""An app for applife that is not written in Swift: applife run demo --host Examples/client.py

It saves a note when it enters the background. See Frameworks/Protocol.md."""
import json
import pathlib

incoming = open(3, encoding="utf-8")
outgoing = open(4, "w", encoding="utf-8", buffering=1)


def say(**message):
    outgoing.write(json.dumps(message) + "\n")


say(type="hello", version=1, style="delegate")
for line in incoming:
    message = json.loads(line)
    if message["type"] == "call":
        print(message["name"], "in state", message["state"], flush=True)
        if message["name"] == "applicationDidEnterBackground(_:)":
            say(type="beginTask", task=1, name="Save")
            pathlib.Path("Documents/note.txt").write_text("saved\n")
            say(type="endTask", task=1)
        say(type="returned", id=message["id"])
    elif message["type"] in ("post", "expire"):
        say(type="returned", id=message["id"])
