"""Vanities: painted or in wood, with metal hardware, stone top and basin."""
import bpy

import bathroom
import materials as M
import props as P
from studio import body, box, metal, rod, shoot, wood


def _top():
    return bathroom.COUNTER('calacatta')


def _fronts(left, right, bottom, top, y, case, steel, columns, shaker=True):
    """Columns of drawers, with a door column in the middle when there is an odd number."""
    width = (right - left) / columns
    for index in range(columns):
        a, b = left + index * width, left + (index + 1) * width
        if columns > 1 and index % 2 == 1 or columns == 1:
            P.shaker(a, b, bottom, top, y, case, panel=shaker)
            P.pull((a + .05, y, (bottom + top) / 2 + .05), .14, steel, 'z')
            continue
        for row in range(3):
            low, high = bottom + (top - bottom) * row / 3, bottom + (top - bottom) * (row + 1) / 3
            P.shaker(a, b, low, high, y, case, panel=shaker)
            P.pull(((a + b) / 2, y, (low + high) / 2), .14, steel)


def _vanity(width, columns, basins, case, depth=.54, bottom=.16, top=.84, legs=True, shaker=True):
    steel = metal()
    half, front = width / 2, -depth / 2
    box((-half, front + .022, bottom), (half, depth / 2, top), case, .002)
    _fronts(-half, half, bottom, top, front, case, steel, columns, shaker)
    if legs:
        for x in (-half + .03, half - .03):
            for y in (front + .06, depth / 2 - .03):
                box((x - .03, y - .03, 0), (x + .03, y + .03, bottom), case, .003)
    marble = _top()
    box((-half - .012, front - .012, top), (half + .012, depth / 2, top + .032), marble, .003)
    box((-half - .012, depth / 2 - .02, top + .032), (half + .012, depth / 2, top + .11), marble, .002)
    for x in basins:
        P.sink_rect((x, -.02, top), .50 if width > .8 else .40, .36, .045, M.ceramic())
        P.faucet_basin((x, depth / 2 - .075, top + .032), steel, .22, .13)


def _against_wall(build):
    build()
    for shape in bpy.context.scene.objects:
        if shape.parent is None:
            shape.location.y -= .275


def single(case):
    _vanity(1.08, 3, (0,), case)
    shoot(azimuth=24, elevation=13)


def double(case):
    _vanity(1.72, 5, (-.45, .45), case)
    shoot(azimuth=22, elevation=13)


def floating(case):
    _against_wall(lambda: _vanity(1.06, 2, (0,), case, bottom=.42, top=.84, legs=False, shaker=False))
    shoot('wall', azimuth=24, elevation=12)


def powder(case):
    _vanity(.62, 1, (0,), case, depth=.46)
    shoot(azimuth=28, elevation=13)


def vanity_top():
    marble = _top()
    box((-.62, -.28, 0), (.62, .28, .03), marble, .003)
    box((-.62, .26, .03), (.62, .28, .13), marble, .002)
    P.sink_rect((0, -.03, -.006), .50, .36, .045, M.ceramic())
    for x in (-.10, 0, .10):
        rod((x, .19, .0295), (x, .19, .0305), .016, M.plain('hole', '#3a3835', .8))
    shoot(azimuth=20, elevation=28)


FORMS = {
    'vanity-single': lambda: single(body(.42, 0)), 'vanity-single-wood': lambda: single(wood('z')),
    'vanity-double': lambda: double(body(.42, 0)), 'vanity-double-wood': lambda: double(wood('z')),
    'vanity-floating': lambda: floating(body(.42, 0)), 'vanity-floating-wood': lambda: floating(wood('x')),
    'vanity-powder': lambda: powder(body(.42, 0)), 'vanity-powder-wood': lambda: powder(wood('z')),
    'vanity-top': vanity_top,
}
