"""Knobs, pulls, hooks."""
import math

import numpy as np

import shapes
from studio import ball, box, facing, metal, rod, shoot, tube


TURN = 22


def _posts(xs, steel, radius=0.0048, stand=0.032):
    for x in xs:
        facing(
            [(0, 0), (radius * 1.7, 0), (radius * 1.7, 0.002), (radius, 0.004), (radius, stand), (0, stand)],
            steel,
            (x, 0, 0),
            0.001,
            40,
        )


def bar_pull():
    steel = metal()
    _posts((-0.064, 0.064), steel)
    rod((-0.095, -0.034, 0), (0.095, -0.034, 0), 0.0062, steel)
    shoot('wall', azimuth=TURN, elevation=26)


def appliance_pull():
    steel = metal()
    _posts((-0.19, 0.19), steel, 0.008, 0.052)
    rod((-0.23, -0.056, 0), (0.23, -0.056, 0), 0.0125, steel)
    shoot('wall', azimuth=32, elevation=24)


def arch_pull():
    steel = metal()
    points = [
        (x, -0.004 - 0.030 * math.sin(math.pi * (x + 0.066) / 0.132) ** 0.7 if abs(x) < 0.066 else -0.004, 0)
        for x in np.linspace(-0.066, 0.066, 25)
    ]
    shapes.sweep(
        'arch', points, 0.0052, steel, bres=8, radii=[1.5 - 0.55 * math.sin(math.pi * i / 24) for i in range(25)]
    )
    for x in (-0.066, 0.066):
        facing([(0, 0), (0.0115, 0), (0.0115, 0.002), (0.008, 0.006), (0, 0.007)], steel, (x, 0, 0))
    shoot('wall', azimuth=TURN, elevation=28)


def knob():
    steel = metal()
    profile = shapes.rounded(
        [
            (0, 0),
            (0.011, 0),
            (0.011, 0.002),
            (0.0068, 0.005),
            (0.0060, 0.013),
            (0.0105, 0.019),
            (0.0168, 0.024),
            (0.0172, 0.027),
            (0.0145, 0.0305),
            (0, 0.0325),
        ],
        [0, 0.0008, 0.001, 0.002, 0.002, 0.003, 0.002, 0.002, 0.004, 0],
    )
    shape = shapes.lathe('knob', profile, 96, steel)
    shape.rotation_euler = (math.radians(58), 0, math.radians(32))
    shape.location = (-0.004, 0, 0.0125)
    shoot(azimuth=0, elevation=20, fill=0.62)


def cup_pull():
    steel = metal()
    columns, rows, vertices = 40, 16, []
    for j in range(rows + 1):
        drop = math.pi / 2 * j / rows
        for i in range(columns + 1):
            turn = math.pi * i / columns
            x = -0.048 * math.cos(turn) * (0.80 + 0.20 * math.sin(drop))
            y = -0.028 * math.sin(turn) ** 0.7 * math.sin(drop) ** 0.8
            vertices.append((x, y, 0.032 * math.cos(drop) - 0.006))
    width = columns + 1
    faces = [
        (j * width + i, j * width + i + 1, (j + 1) * width + i + 1, (j + 1) * width + i)
        for j in range(rows)
        for i in range(columns)
    ]
    cup = shapes.mesh('cup', vertices, faces, steel, smooth=True)
    thick = cup.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness = 0.0022
    box((-0.056, -0.0025, -0.010), (0.056, 0, 0.034), steel, 0.002)
    shoot('wall', azimuth=TURN, elevation=24)


def edge_pull():
    steel = metal()
    box((-0.075, -0.003, 0), (0.075, 0, 0.020), steel, 0.0012)
    box((-0.075, -0.022, 0.018), (0.075, 0, 0.0212), steel, 0.0012)
    box((-0.075, -0.022, 0.010), (0.075, -0.0188, 0.0212), steel, 0.0012)
    shoot('wall', azimuth=TURN, elevation=26)


def hook():
    steel = metal()
    box((-0.012, -0.004, -0.028), (0.012, 0, 0.028), steel, 0.003, 5)
    tube([(0, -0.003, 0.012), (0, -0.030, 0.018), (0, -0.052, 0.036), (0, -0.054, 0.052)], 0.0058, steel)
    ball(0.0092, steel, (0, -0.054, 0.056))
    tube([(0, -0.003, -0.012), (0, -0.020, -0.024), (0, -0.034, -0.020), (0, -0.036, -0.004)], 0.0052, steel)
    ball(0.0078, steel, (0, -0.036, -0.002))
    shoot('wall', azimuth=34, elevation=16, fill=0.66)


FORMS = {
    'bar-pull': bar_pull,
    'appliance-pull': appliance_pull,
    'arch-pull': arch_pull,
    'knob': knob,
    'cup-pull': cup_pull,
    'edge-pull': edge_pull,
    'hook': hook,
}
