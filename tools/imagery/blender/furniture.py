"""Vanities: painted or in wood, with metal hardware, stone top and basin."""
import bpy

import cabinetry
import materials
import mixers
import sanitary
from studio import body, box, metal, rod, shoot, wood


def _top():
    return cabinetry.countertop('calacatta')


def _fronts(left, right, bottom, top, y, case, steel, columns, shaker=True):
    """Columns of drawers, with a door column in the middle when there is an odd number."""
    width = (right - left) / columns
    for index in range(columns):
        a, b = left + index * width, left + (index + 1) * width
        if columns > 1 and index % 2 == 1 or columns == 1:
            cabinetry.shaker(a, b, bottom, top, y, case, panel=shaker)
            cabinetry.pull((a + 0.05, y, (bottom + top) / 2 + 0.05), 0.14, steel, 'z')
            continue
        for row in range(3):
            low, high = bottom + (top - bottom) * row / 3, bottom + (top - bottom) * (row + 1) / 3
            cabinetry.shaker(a, b, low, high, y, case, panel=shaker)
            cabinetry.pull(((a + b) / 2, y, (low + high) / 2), 0.14, steel)


def _vanity(width, columns, basins, case, depth=0.54, bottom=0.16, top=0.84, legs=True, shaker=True):
    steel = metal()
    half, front = width / 2, -depth / 2
    box((-half, front + 0.022, bottom), (half, depth / 2, top), case, 0.002)
    _fronts(-half, half, bottom, top, front, case, steel, columns, shaker)
    if legs:
        for x in (-half + 0.03, half - 0.03):
            for y in (front + 0.06, depth / 2 - 0.03):
                box((x - 0.03, y - 0.03, 0), (x + 0.03, y + 0.03, bottom), case, 0.003)
    marble = _top()
    box((-half - 0.012, front - 0.012, top), (half + 0.012, depth / 2, top + 0.032), marble, 0.003)
    box((-half - 0.012, depth / 2 - 0.02, top + 0.032), (half + 0.012, depth / 2, top + 0.11), marble, 0.002)
    for x in basins:
        sanitary.square_basin((x, -0.02, top), 0.50 if width > 0.8 else 0.40, 0.36, 0.045, materials.ceramic())
        mixers.basin_mixer((x, depth / 2 - 0.075, top + 0.032), steel, 0.22, 0.13)


def _against_wall(build):
    build()
    for shape in bpy.context.scene.objects:
        if shape.parent is None:
            shape.location.y -= 0.275


def single(case):
    _vanity(1.08, 3, (0,), case)
    shoot(azimuth=24, elevation=13)


def double(case):
    _vanity(1.72, 5, (-0.45, 0.45), case)
    shoot(azimuth=22, elevation=13)


def floating(case):
    _against_wall(lambda: _vanity(1.06, 2, (0,), case, bottom=0.42, top=0.84, legs=False, shaker=False))
    shoot('wall', azimuth=24, elevation=12)


def powder(case):
    _vanity(0.62, 1, (0,), case, depth=0.46)
    shoot(azimuth=28, elevation=13)


def vanity_top():
    marble = _top()
    box((-0.62, -0.28, 0), (0.62, 0.28, 0.03), marble, 0.003)
    box((-0.62, 0.26, 0.03), (0.62, 0.28, 0.13), marble, 0.002)
    sanitary.square_basin((0, -0.03, -0.006), 0.50, 0.36, 0.045, materials.ceramic())
    for x in (-0.10, 0, 0.10):
        rod((x, 0.19, 0.0295), (x, 0.19, 0.0305), 0.016, materials.plain('hole', '#3a3835', 0.8))
    shoot(azimuth=20, elevation=28)


FORMS = {
    'vanity-single': lambda: single(body(0.42, 0)),
    'vanity-single-wood': lambda: single(wood('z')),
    'vanity-double': lambda: double(body(0.42, 0)),
    'vanity-double-wood': lambda: double(wood('z')),
    'vanity-floating': lambda: floating(body(0.42, 0)),
    'vanity-floating-wood': lambda: floating(wood('x')),
    'vanity-powder': lambda: powder(body(0.42, 0)),
    'vanity-powder-wood': lambda: powder(wood('z')),
    'vanity-top': vanity_top,
}
