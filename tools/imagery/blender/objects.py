"""Every object form by name: FORMS[name] builds it, and its `shoot` frames and lights it."""
import scene as core

import appliances
import bath
import furniture
import hardware
import lighting
import outdoor
import showers
import sinks
import taps

FORMS = {}
for family in (taps, sinks, bath, showers, furniture, hardware, appliances, lighting, outdoor):
    FORMS.update(family.FORMS)

EXPOSURE = 0.85


def build(name):
    core.reset()
    FORMS[name]()
    return EXPOSURE
