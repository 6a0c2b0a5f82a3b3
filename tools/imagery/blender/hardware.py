"""Knobs, pulls, hooks."""
import math

import numpy as np

import scene as core
from studio import ball, box, facing, metal, rod, shoot, tube, turned

TURN = 22


def _posts(xs, steel, radius=.0048, stand=.032):
    for x in xs:
        facing([(0, 0), (radius * 1.7, 0), (radius * 1.7, .002), (radius, .004), (radius, stand), (0, stand)], steel, (x, 0, 0), .001, 40)


def bar_pull():
    steel = metal()
    _posts((-.064, .064), steel)
    rod((-.095, -.034, 0), (.095, -.034, 0), .0062, steel)
    shoot('wall', azimuth=TURN, elevation=26)


def appliance_pull():
    steel = metal()
    _posts((-.19, .19), steel, .008, .052)
    rod((-.23, -.056, 0), (.23, -.056, 0), .0125, steel)
    shoot('wall', azimuth=32, elevation=24)


def arch_pull():
    steel = metal()
    points = [(x, -.004 - .030 * math.sin(math.pi * (x + .066) / .132) ** .7 if abs(x) < .066 else -.004, 0) for x in np.linspace(-.066, .066, 25)]
    core.sweep('arch', points, .0052, steel, bres=8, radii=[1.5 - .55 * math.sin(math.pi * i / 24) for i in range(25)])
    for x in (-.066, .066):
        facing([(0, 0), (.0115, 0), (.0115, .002), (.008, .006), (0, .007)], steel, (x, 0, 0))
    shoot('wall', azimuth=TURN, elevation=28)


def knob():
    steel = metal()
    profile = core.rprofile([(0, 0), (.011, 0), (.011, .002), (.0068, .005), (.0060, .013), (.0105, .019), (.0168, .024), (.0172, .027), (.0145, .0305), (0, .0325)],
                            [0, .0008, .001, .002, .002, .003, .002, .002, .004, 0])
    shape = core.lathe('knob', profile, 96, steel)
    shape.rotation_euler = (math.radians(58), 0, math.radians(32))
    shape.location = (-.004, 0, .0125)
    shoot(azimuth=0, elevation=20, fill=.62)


def cup_pull():
    steel = metal()
    columns, rows, vertices = 40, 16, []
    for j in range(rows + 1):
        drop = math.pi / 2 * j / rows
        for i in range(columns + 1):
            turn = math.pi * i / columns
            x = -.048 * math.cos(turn) * (.80 + .20 * math.sin(drop))
            y = -.028 * math.sin(turn) ** .7 * math.sin(drop) ** .8
            vertices.append((x, y, .032 * math.cos(drop) - .006))
    width = columns + 1
    faces = [(j * width + i, j * width + i + 1, (j + 1) * width + i + 1, (j + 1) * width + i) for j in range(rows) for i in range(columns)]
    cup = core.mesh_obj('cup', vertices, faces, steel, smooth=True)
    thick = cup.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness = .0022
    box((-.056, -.0025, -.010), (.056, 0, .034), steel, .002)
    shoot('wall', azimuth=TURN, elevation=24)


def edge_pull():
    steel = metal()
    box((-.075, -.003, 0), (.075, 0, .020), steel, .0012)
    box((-.075, -.022, .018), (.075, 0, .0212), steel, .0012)
    box((-.075, -.022, .010), (.075, -.0188, .0212), steel, .0012)
    shoot('wall', azimuth=TURN, elevation=26)


def hook():
    steel = metal()
    box((-.012, -.004, -.028), (.012, 0, .028), steel, .003, 5)
    tube([(0, -.003, .012), (0, -.030, .018), (0, -.052, .036), (0, -.054, .052)], .0058, steel)
    ball(.0092, steel, (0, -.054, .056))
    tube([(0, -.003, -.012), (0, -.020, -.024), (0, -.034, -.020), (0, -.036, -.004)], .0052, steel)
    ball(.0078, steel, (0, -.036, -.002))
    shoot('wall', azimuth=34, elevation=16, fill=.66)


FORMS = {'bar-pull': bar_pull, 'appliance-pull': appliance_pull, 'arch-pull': arch_pull, 'knob': knob, 'cup-pull': cup_pull,
         'edge-pull': edge_pull, 'hook': hook}
