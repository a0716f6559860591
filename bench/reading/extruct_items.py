"""Reads [{"id", "html", "url"}] on standard input; writes [{"id", "items"}]: all that extruct finds, of every syntax."""
import json
import sys

import extruct

SYNTAXES = ["json-ld", "microdata", "rdfa", "microformat"]


def items_of(document):
    try:
        found = extruct.extract(document["html"], base_url=document["url"], syntaxes=SYNTAXES, uniform=True, errors="log")
    except Exception:  # What stops it on a page is that page's result: nothing.
        return []
    return [item for syntax in SYNTAXES for item in found.get(syntax, [])]


json.dump([{"id": one["id"], "items": items_of(one)} for one in json.load(sys.stdin)], sys.stdout)
