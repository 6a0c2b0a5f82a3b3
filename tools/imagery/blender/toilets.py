"""Toilets and their seats."""
import math

import bpy
import numpy as np

import shapes
from studio import body, box, facing, glazed_body, metal, plain, rod, shoot, turned


BOWL = [
    (0.80, 0, 0.30, 0.30, 0.150),
    (0.81, 0.008, 0.30, 0.30, 0.150),
    (0.82, 0.06, 0.31, 0.30, 0.154),
    (0.86, 0.17, 0.325, 0.29, 0.163),
    (0.935, 0.29, 0.345, 0.265, 0.176),
    (0.985, 0.36, 0.355, 0.245, 0.184),
    (1.0, 0.385, 0.355, 0.245, 0.184),
    (0.99, 0.397, 0.355, 0.245, 0.184),
    (0.95, 0.402, 0.355, 0.245, 0.184),
    (0.80, 0.400, 0.35, 0.24, 0.184),
    (0.74, 0.385, 0.35, 0.24, 0.18),
    (0.66, 0.30, 0.34, 0.23, 0.175),
    (0.42, 0.19, 0.30, 0.2, 0.16),
    (0.2, 0.15, 0.3, 0.2, 0.16),
    (0.03, 0.145, 0.3, 0.2, 0.16),
]


def _egg(scale, front, back, width, count=96):
    outline, power = [], 2 / 2.25
    for i in range(count):
        turn = 2 * math.pi * i / count
        x, y = math.sin(turn), math.cos(turn)
        length = front if y < 0 else back
        outline.append((width * np.sign(x) * abs(x) ** power * scale, length * np.sign(y) * abs(y) ** power * scale))
    return outline


def _bowl(material, lift=0.0, from_height=0.0):
    rings = [[(x, y, z + lift) for x, y in _egg(s, f, b, w, 72)] for s, z, f, b, w in BOWL if z >= from_height]
    shapes.subsurf(shapes.lofted(rings, material, True), 1)


def _lid(material, bottom, top, scale=1.0, y=0.0):
    profile = [
        (1, bottom),
        (1.004, bottom + 0.004),
        (1.004, top - 0.006),
        (0.996, top - 0.001),
        (0.97, top + 0.001),
        (0.5, top + 0.003),
        (0.05, top + 0.0035),
    ]
    outline = _egg(scale, 0.36, 0.215, 0.188)
    return shapes.lofted([[(px * s, py * s + y, z) for px, py in outline] for s, z in profile], material, True)


def _seat(material, lift=0.0):
    _lid(material, 0.405 + lift, 0.421 + lift, 1.005)
    _lid(material, 0.424 + lift, 0.440 + lift, 0.99)
    for x in (-0.07, 0.07):
        box((x - 0.018, 0.205, 0.40 + lift), (x + 0.018, 0.235, 0.445 + lift), material, 0.008, 4)


def _tank(glaze, steel, x=0.185, bottom=0.36, top=0.735):
    box((-x, 0.235, bottom), (x, 0.40, top), glaze, 0.036, 8)
    box((-x - 0.007, 0.228, top + 0.003), (x + 0.007, 0.407, top + 0.035), glaze, 0.015, 6)
    turned([(0, 0), (0.028, 0), (0.028, 0.006), (0, 0.007)], steel, (0, 0.318, top + 0.037))


def one_piece():
    glaze = glazed_body()
    _bowl(glaze)
    box((-0.150, 0.02, 0), (0.150, 0.385, 0.405), glaze, 0.055, 8)
    _seat(body(0.16, 0.2))
    _tank(glaze, metal(0.06), 0.178, 0.34, 0.66)
    shoot(azimuth=38, elevation=15)


def two_piece():
    glaze, steel = glazed_body(), metal(0.06)
    _bowl(glaze)
    box((-0.105, 0.05, 0), (0.105, 0.36, 0.36), glaze, 0.05, 8)
    box((-0.15, 0.20, 0.345), (0.15, 0.40, 0.40), glaze, 0.03, 6)
    _seat(body(0.16, 0.2))
    box((-0.205, 0.225, 0.405), (0.205, 0.40, 0.745), glaze, 0.030, 8)
    box((-0.215, 0.216, 0.748), (0.215, 0.408, 0.785), glaze, 0.014, 6)
    facing([(0, 0), (0.015, 0), (0.015, 0.012), (0, 0.013)], steel, (-0.15, 0.226, 0.69))
    rod((-0.15, 0.212, 0.69), (-0.085, 0.205, 0.682), 0.0065, steel)
    shoot(azimuth=38, elevation=15)


def smart_toilet():
    glaze = glazed_body()
    _bowl(glaze)
    box((-0.165, -0.05, 0), (0.165, 0.385, 0.40), glaze, 0.06, 8)
    _seat(body(0.12, 0.3), 0.002)
    box((-0.178, 0.17, 0.40), (0.178, 0.392, 0.515), body(0.12, 0.3), 0.045, 8)
    facing([(0, 0), (0.012, 0), (0.012, 0.003), (0, 0.004)], plain('#3f86c9', 0.2), (0.10, 0.168, 0.455))
    box((0.176, -0.02, 0.405), (0.196, 0.16, 0.445), plain('#2a2c2e', 0.3, coat=0.2), 0.008, 4)
    shoot(azimuth=38, elevation=17)


def wall_hung():
    glaze, steel = glazed_body(), metal(0.1)
    rings = []
    for scale, z, front, back, width in BOWL:
        if z >= 0.06:
            rings.append(
                [
                    (x, min(y, 0.27), z)
                    for x, y in _egg(scale if z > 0.2 else scale * (0.72 + z), front, 0.30, width, 72)
                ]
            )
    shapes.subsurf(shapes.lofted(rings, glaze, True), 1)
    box((-0.165, 0.05, 0.12), (0.165, 0.275, 0.40), glaze, 0.05, 8)
    _seat(body(0.16, 0.2))
    plate = box((-0.123, 0.262, 0.92), (0.123, 0.275, 1.085), steel, 0.008, 4)
    plate.name = 'plate'
    for x in (-0.045, 0.045):
        facing([(0, 0), (0.036, 0), (0.035, 0.004), (0, 0.005)], steel, (x, 0.262, 1.0))
    for shape in list(bpy.context.scene.objects):
        shape.location.y -= 0.275
    shoot('wall', azimuth=36, elevation=14)


def toilet_seat():
    seat = body(0.16, 0.2)
    _lid(seat, 0, 0.016, 1.005)
    _lid(seat, 0.019, 0.035, 0.99)
    for x in (-0.07, 0.07):
        box((x - 0.02, 0.205, 0), (x + 0.02, 0.24, 0.04), seat, 0.010, 4)
    shoot(azimuth=32, elevation=36)


def bidet_seat():
    seat = body(0.14, 0.2)
    _lid(seat, 0.02, 0.036, 1.005)
    _lid(seat, 0.040, 0.056, 0.985)
    box((-0.20, 0.15, 0), (0.20, 0.30, 0.105), seat, 0.040, 8)
    box((0.192, -0.14, 0.004), (0.245, 0.20, 0.052), seat, 0.016, 6)
    for i in range(4):
        turned(
            [(0, 0.052), (0.011, 0.052), (0.010, 0.055), (0, 0.0555)],
            plain('#8f979c', 0.3),
            (0.219, -0.10 + i * 0.045, 0),
            0.001,
        )
    shoot(azimuth=34, elevation=32)


FORMS = {
    'toilet-one-piece': one_piece,
    'toilet-two-piece': two_piece,
    'toilet-smart': smart_toilet,
    'toilet-wall-hung': wall_hung,
    'toilet-seat': toilet_seat,
    'bidet-seat': bidet_seat,
}
