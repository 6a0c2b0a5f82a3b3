"""Every object form by name: FORMS[name] builds it, and its `shoot` frames and lights it."""

import appliances
import fans
import furniture
import hardware
import lighting
import outdoor
import showers
import sinks
import taps
import toilets
import tubs
import scene

FORMS = {}
for family in (taps, sinks, toilets, tubs, showers, furniture, hardware, appliances, lighting, fans, outdoor):
    FORMS.update(family.FORMS)

EXPOSURE = 0.85


def build(name):
    scene.reset()
    FORMS[name]()
    return 1, EXPOSURE
