"""Lights and fans."""
import math

import numpy as np

import graph
import lamps
import materials
import scene
import shapes
from studio import body, box, facing, glow, metal, plain, rod, shoot, tube, turned


def _pendant(kind, radius, shade=None):
    lamps.pendant((0, 0, 1.0), metal(), shade, kind, 0.55, 3, radius, 3)
    shoot('air', azimuth=0, elevation=1)


def _canopy(z, steel, radius=0.065):
    turned([(0, z - 0.028), (radius * 0.3, z - 0.028), (radius, z - 0.018), (radius, z), (0, z)], steel)


def chandelier():
    steel = metal()
    _canopy(0.78, steel)
    rod((0, 0, 0.30), (0, 0, 0.76), 0.008, steel)
    turned(
        [(0, 0.16), (0.012, 0.17), (0.030, 0.22), (0.016, 0.27), (0.026, 0.30), (0.010, 0.34), (0, 0.34)],
        steel,
        rounding=0.008,
    )
    for i in range(6):
        turn = 2 * math.pi * i / 6 + 0.3
        c, s = math.cos(turn), math.sin(turn)
        tube(
            [
                (0.02 * c, 0.02 * s, 0.24),
                (0.14 * c, 0.14 * s, 0.16),
                (0.28 * c, 0.28 * s, 0.19),
                (0.31 * c, 0.31 * s, 0.26),
            ],
            0.0075,
            steel,
        )
        turned(
            [(0, 0.26), (0.028, 0.262), (0.034, 0.270), (0.012, 0.276), (0.012, 0.35), (0, 0.35)],
            steel,
            (0.31 * c, 0.31 * s, 0),
        )
        glow(0.030, (0.31 * c, 0.31 * s, 0.385), 5, 0.8)
    shoot('air', azimuth=10, elevation=4)


def ring_chandelier():
    steel = metal()
    _canopy(0.72, steel)
    for z, radius in ((0.10, 0.36), (0.26, 0.24)):
        ring = [
            (radius * math.cos(t), radius * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)
        ]
        shapes.sweep('ring', ring, 0.012, steel, cyclic=True, bres=6)
        lit = shapes.sweep(
            'lit',
            [(x, y, z - 0.010) for x, y, z in ring],
            0.008,
            materials.emit((1, 0.88, 0.72), 5),
            cyclic=True,
            bres=4,
        )
        lit.visible_shadow = False
        for i in range(3):
            turn = 2 * math.pi * i / 3 + 0.4
            rod(
                (radius * math.cos(turn), radius * math.sin(turn), z),
                (0.02 * math.cos(turn), 0.02 * math.sin(turn), 0.70),
                0.0012,
                steel,
            )
    scene.point((0, 0, 0.15), 3, (1, 0.82, 0.6), 0.12)
    shoot('air', azimuth=10, elevation=7)


def _opal():
    return materials.emit((1, 0.90, 0.76), 1.3)


def vanity_light():
    steel = metal()
    box((-0.28, -0.018, -0.028), (0.28, 0, 0.028), steel, 0.006, 4)
    for x in (-0.20, 0, 0.20):
        tube([(x, -0.015, 0), (x, -0.075, 0), (x, -0.09, 0.018)], 0.008, steel)
        turned([(0, 0), (0.030, 0), (0.034, 0.028), (0, 0.030)], steel, (x, -0.09, 0.012))
        shade = turned(
            [(0.030, 0.04), (0.048, 0.055), (0.052, 0.15), (0.047, 0.165), (0, 0.17)], _opal(), (x, -0.09, 0), 0.010
        )
        shade.visible_shadow = False
        scene.point((x, -0.16, 0.11), 0.35, (1, 0.84, 0.66), 0.04)
    shoot('wall', azimuth=20, elevation=4)


def wall_sconce():
    steel = metal()
    facing([(0, 0), (0.055, 0), (0.055, 0.014), (0, 0.016)], steel, (0, 0, 0))
    tube([(0, -0.012, 0), (0, -0.10, 0), (0, -0.115, 0.03)], 0.008, steel)
    turned([(0, 0), (0.026, 0), (0.032, 0.03), (0.028, 0.03), (0, 0.01)], steel, (0, -0.115, 0.02))
    shade = turned([(0.060, 0.05), (0.082, 0.20), (0.080, 0.20), (0.058, 0.05)], _linen(), (0, -0.115, 0), 0.001)
    shade.visible_shadow = False
    scene.point((0, -0.115, 0.13), 0.5, (1, 0.82, 0.6), 0.03)
    shoot('wall', azimuth=32, elevation=3, fill=0.66)


def _linen():
    nodes = graph.Graph('linen-shade')
    diffuse, light, mixed = nodes.n('BsdfDiffuse'), nodes.n('Emission'), nodes.n('AddShader')
    nodes.set(diffuse.inputs[0], '#efe6d6')
    nodes.set(light.inputs[0], (1, 0.83, 0.62))
    light.inputs[1].default_value = 0.22
    nodes.nt.links.new(diffuse.outputs[0], mixed.inputs[0])
    nodes.nt.links.new(light.outputs[0], mixed.inputs[1])
    nodes.nt.links.new(mixed.outputs[0], nodes.out.inputs[0])
    shade = nodes.done()
    shade.cycles.sample_as_light = False
    return shade


def semi_flush():
    steel = metal()
    turned([(0, -0.02), (0.075, -0.02), (0.08, 0), (0, 0)], steel)
    rod((0, 0, -0.10), (0, 0, -0.02), 0.011, steel)
    drum = turned([(0.175, -0.24), (0.175, -0.10), (0.173, -0.10), (0.173, -0.24)], _linen(), rounding=0.001)
    drum.visible_shadow = False
    glow_disc = turned([(0, -0.236), (0.172, -0.236)], materials.emit((1, 0.88, 0.72), 2.5), rounding=0)
    glow_disc.visible_shadow = False
    for z in (-0.24, -0.10):
        shapes.sweep(
            'hoop',
            [(0.175 * math.cos(t), 0.175 * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, 72, endpoint=False)],
            0.0035,
            steel,
            cyclic=True,
            bres=4,
        )
    for i in range(3):
        turn = 2 * math.pi * i / 3
        rod((0, 0, -0.10), (0.174 * math.cos(turn), 0.174 * math.sin(turn), -0.10), 0.004, steel)
    shoot('ceiling', azimuth=20, elevation=-16)


def recessed():
    trim = body(0.4, 0.1)
    turned(
        [(0.052, 0.03), (0.060, -0.004), (0.088, -0.008), (0.090, -0.003), (0.088, 0)], trim, rounding=0.002, steps=96
    )
    lens = turned([(0, 0.022), (0.054, 0.022)], materials.emit((1, 0.90, 0.76), 5), rounding=0)
    lens.visible_shadow = False
    shoot('ceiling', azimuth=20, elevation=-38, fill=0.62)


def outdoor_lantern():
    steel = metal()
    box((-0.055, -0.016, -0.11), (0.055, 0, 0.11), steel, 0.006, 4)
    tube([(0, -0.014, 0.06), (0, -0.06, 0.085), (0, -0.11, 0.085), (0, -0.115, 0.06)], 0.008, steel)
    y, half, low, high = -0.115, 0.066, -0.20, 0.02
    for x in (-half, half):
        for dy in (-half, half):
            box((x - 0.005, y + dy - 0.005, low), (x + 0.005, y + dy + 0.005, high), steel, 0.0015)
    box((-half - 0.010, y - half - 0.010, low - 0.010), (half + 0.010, y + half + 0.010, low), steel, 0.002)
    roof = shapes.mesh(
        'roof',
        [
            (-0.086, y - 0.086, high),
            (0.086, y - 0.086, high),
            (0.086, y + 0.086, high),
            (-0.086, y + 0.086, high),
            (-0.03, y - 0.03, high + 0.045),
            (0.03, y - 0.03, high + 0.045),
            (0.03, y + 0.03, high + 0.045),
            (-0.03, y + 0.03, high + 0.045),
        ],
        [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)],
        steel,
    )
    shapes.bevel(roof, 0.002, 2)
    turned([(0, low), (0.016, low), (0.016, low + 0.075), (0, low + 0.078)], plain('#efe8d8', 0.4), (0, y, 0))
    glow(0.022, (0, y, low + 0.105), 6, 0.6)
    shoot('wall', azimuth=32, elevation=6)


def track_light():
    steel = metal()
    box((-0.50, -0.018, -0.020), (0.50, 0.018, 0), steel, 0.002)
    for x, turn in ((-0.34, 18), (0, -14), (0.34, 22)):
        rod((x, 0, -0.06), (x, 0, -0.018), 0.007, steel)
        head = turned(
            [(0, 0.07), (0.036, 0.07), (0.040, -0.055), (0.034, -0.058), (0.034, -0.045), (0, -0.045)],
            steel,
            (x, -0.01, -0.115),
            0.004,
            (32, turn, 0),
        )
        lens = turned(
            [(0, -0.046), (0.033, -0.046)], materials.emit((1, 0.90, 0.76), 6), (x, -0.01, -0.115), 0, (32, turn, 0)
        )
        head.name, lens.visible_shadow = 'head', False
    shoot('ceiling', azimuth=22, elevation=-14)


def under_cabinet():
    trim = body(0.4, 0.1)
    box((-0.30, -0.035, -0.022), (0.30, 0.035, 0), trim, 0.006, 4)
    lens = box((-0.285, -0.024, -0.0235), (0.285, 0.024, -0.020), materials.emit((1, 0.90, 0.76), 3.5), 0.001)
    lens.visible_shadow = False
    shoot('ceiling', azimuth=26, elevation=-34)


FORMS = {
    'pendant-dome': lambda: _pendant('dome', 0.19, None),
    'pendant-cone': lambda: _pendant('cone', 0.19, None),
    'pendant-globe': lambda: _pendant('globe', 0.14),
    'pendant-rattan': lambda: _pendant('rattan', 0.19, plain('#c79d6a', 0.6)),
    'chandelier': chandelier,
    'chandelier-ring': ring_chandelier,
    'vanity-light': vanity_light,
    'wall-sconce': wall_sconce,
    'semi-flush': semi_flush,
    'recessed-light': recessed,
    'outdoor-lantern': outdoor_lantern,
    'track-light': track_light,
    'under-cabinet-light': under_cabinet,
}
