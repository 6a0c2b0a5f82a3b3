"""Lights and mirrors."""
import math

import numpy as np

import graph
import materials
import scene
import shapes


def arched_mirror(c, W, H, mat):
    """arched mirror; c = bottom centre on wall facing -y"""
    n = 40
    pts = (
        [(-W / 2, 0), (W / 2, 0), (W / 2, H - W / 2)]
        + [(W / 2 * math.cos(math.pi * i / n), H - W / 2 + W / 2 * math.sin(math.pi * i / n)) for i in range(1, n)]
        + [(-W / 2, H - W / 2)]
    )
    V = [(c[0] + x, c[1] - 0.022, c[2] + z) for x, z in pts]
    shapes.mesh('mirror', V, [tuple(range(len(V)))], materials.mirror())
    shapes.sweep('mframe', [(c[0] + x, c[1] - 0.016, c[2] + z) for x, z in pts], 0.012, mat, cyclic=True, bres=5)


def sconce(loc, mat, glow=7.0, r=0.075, up=False, power=4.0):
    """globe wall light on wall facing -y"""
    x, y, z = loc
    b = shapes.lathe('plate', shapes.rounded([(0, 0), (0.05, 0), (0.05, 0.014), (0, 0.016)], 0.003), 48, mat)
    b.location = loc
    b.rotation_euler = (math.radians(90), 0, 0)
    shapes.sweep('arm', [(x, y, z), (x, y - 0.09, z), (x, y - 0.10, z + 0.03)], 0.008, mat, kind='BEZ')
    shapes.lathe(
        'cup',
        shapes.rounded([(0, 0), (0.026, 0), (0.032, 0.03), (0.028, 0.03), (0, 0.01)], 0.003),
        40,
        mat,
        loc=(x, y - 0.10, z + 0.02),
    )
    o = shapes.lathe(
        'globe',
        [(r * math.sin(math.pi * i / 40) * 0.999 + 1e-6, -r * math.cos(math.pi * i / 40)) for i in range(41)],
        64,
        materials.emit((1, 0.80, 0.58), glow),
        loc=(x, y - 0.10, z + 0.045 + r * 0.92),
    )
    o.visible_shadow = False
    scene.point((x, y - 0.10, z + 0.045 + r * 0.92), power, (1, 0.78, 0.55), r * 0.9)
    return o


def pendant(loc, mat, shade_mat=None, kind='dome', cord=1.0, glow=8.0, R=0.16, power=18):
    """loc = ceiling point; hangs down by cord"""
    x, y, z = loc
    zb = z - cord
    shapes.lathe('canopy', shapes.rounded([(0, -0.022), (0.055, -0.022), (0.06, 0), (0, 0)], 0.004), 48, mat, loc=loc)
    shapes.sweep('cord', [(x, y, z - 0.01), (x, y, zb + 0.05)], 0.0028, materials.plain('cord', '#17130f', 0.8))
    shapes.lathe(
        'socket',
        shapes.rounded([(0, 0.07), (0.020, 0.07), (0.024, 0.0), (0.024, -0.01), (0, -0.01)], 0.004),
        40,
        mat,
        loc=(x, y, zb),
    )
    if kind == 'dome':
        n = 24
        out = [
            (max(0.022, R * math.sin(math.pi / 2 * i / n)), -R * 0.95 * (1 - math.cos(math.pi / 2 * i / n)))
            for i in range(n + 1)
        ]
        inn = [
            (
                max(0.018, (R - 0.004) * math.sin(math.pi / 2 * i / n)),
                -0.004 - R * 0.95 * (1 - math.cos(math.pi / 2 * i / n)),
            )
            for i in range(n, -1, -1)
        ]
        shapes.lathe(
            'shade',
            out + [(R, -R * 0.95 - 0.004), (R - 0.004, -R * 0.95 - 0.004)] + inn,
            72,
            shade_mat or mat,
            loc=(x, y, zb),
        )
        shapes.lathe(
            'bulb',
            [(0.03 * math.sin(math.pi * i / 20) + 1e-6, -0.03 * math.cos(math.pi * i / 20)) for i in range(21)],
            32,
            materials.emit((1, 0.8, 0.58), glow * 3),
            loc=(x, y, zb - 0.06),
        ).visible_shadow = False
        scene.point((x, y, zb - R * 0.8), power, (1, 0.80, 0.58), 0.05)
    elif kind == 'cone':
        pr = shapes.rounded([(0.028, 0), (R, -R * 1.15), (R - 0.003, -R * 1.15), (0.024, -0.004)], 0.004)
        shapes.lathe('shade', pr, 72, shade_mat or mat, loc=(x, y, zb))
        shapes.lathe(
            'bulb',
            [(0.03 * math.sin(math.pi * i / 20) + 1e-6, -0.03 * math.cos(math.pi * i / 20)) for i in range(21)],
            32,
            materials.emit((1, 0.8, 0.58), glow * 3),
            loc=(x, y, zb - 0.07),
        ).visible_shadow = False
        scene.point((x, y, zb - R * 0.9), power, (1, 0.80, 0.58), 0.05)
    elif kind == 'globe':
        shapes.lathe(
            'globe',
            [(R * math.sin(math.pi * i / 40) + 1e-6, -R * math.cos(math.pi * i / 40)) for i in range(41)],
            64,
            materials.emit((1, 0.84, 0.66), glow),
            loc=(x, y, zb - R * 0.98),
        ).visible_shadow = False
        scene.point((x, y, zb - R * 0.98), power, (1, 0.80, 0.58), R * 0.9)
    elif kind == 'rattan':
        # woven drum: many thin ribs
        rm = shade_mat or materials.plain('rattan', '#c79d6a', 0.6)
        for k in range(44):
            a = 2 * math.pi * k / 44
            pts = []
            for i in range(13):
                t = i / 12
                rr = R * (0.28 + 0.72 * math.sin(math.pi * (0.12 + 0.62 * t)))
                aa = a + 0.55 * t
                pts.append((x + rr * math.cos(aa), y + rr * math.sin(aa), zb - t * R * 1.5))
            shapes.sweep('rib', pts, 0.0026, rm, bres=2)
            pts = [(x + (p[0] - x), y + (p[1] - y), p[2]) for p in pts]
        for t in (0, 0.25, 0.5, 0.75, 1):
            rr = R * (0.28 + 0.72 * math.sin(math.pi * (0.12 + 0.62 * t)))
            shapes.sweep(
                'hoop',
                [
                    (x + rr * math.cos(q), y + rr * math.sin(q), zb - t * R * 1.5)
                    for q in np.linspace(0, 2 * math.pi, 48, endpoint=False)
                ],
                0.0038,
                rm,
                cyclic=True,
                bres=3,
            )
        shapes.lathe(
            'bulb',
            [(0.045 * math.sin(math.pi * i / 20) + 1e-6, -0.045 * math.cos(math.pi * i / 20)) for i in range(21)],
            32,
            materials.emit((1, 0.8, 0.58), glow * 2),
            loc=(x, y, zb - 0.10),
        ).visible_shadow = False
        scene.point((x, y, zb - R * 0.6), power, (1, 0.80, 0.58), 0.06)


def lamp_shade(x, y, ztop, R0, R1, hh, power):
    g = graph.Graph('shade')
    d = g.n('BsdfDiffuse')
    g.set(d.inputs[0], '#efe7d8')
    t = g.n('BsdfTranslucent')
    g.set(t.inputs[0], '#efe7d8')
    m = g.n('MixShader')
    m.inputs[0].default_value = 0.6
    g.nt.links.new(d.outputs[0], m.inputs[1])
    g.nt.links.new(t.outputs[0], m.inputs[2])
    em = g.n('Emission')
    g.set(em.inputs[0], (1, 0.8, 0.56))
    em.inputs[1].default_value = 0.8
    a = g.n('AddShader')
    g.nt.links.new(m.outputs[0], a.inputs[0])
    g.nt.links.new(em.outputs[0], a.inputs[1])
    g.nt.links.new(a.outputs[0], g.out.inputs[0])
    mm = g.done()
    mm.cycles.sample_as_light = False
    shapes.lathe('sh', [(R1, -hh), (R0, 0), (R0 - 0.002, 0), (R1 - 0.002, -hh)], 80, mm, loc=(x, y, ztop))
    scene.point((x, y, ztop - hh * 0.5), power, (1, 0.78, 0.54), 0.04)
