"""Every object form by name: FORMS[name] builds it, and its `shoot` frames and lights it."""

import appliances
import fans
import furniture
import hardware
import lighting
import outdoor
import showers
import sinks
import studio
import taps
import toilets
import tubs
import scene

FORMS = {}
for family in (taps, sinks, toilets, tubs, showers, furniture, hardware, appliances, lighting, fans, outdoor):
    FORMS.update(family.FORMS)

EXPOSURE = 0.85
CLOSE = '-close'


def names():
    """Every form, then the second look at each."""
    return list(FORMS) + [name + CLOSE for name in FORMS]


def build(name):
    scene.reset()
    studio.is_close_up = name.endswith(CLOSE)
    FORMS[name.removesuffix(CLOSE)]()
    return 1, EXPOSURE
