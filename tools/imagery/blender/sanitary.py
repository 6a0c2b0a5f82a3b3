"""Tubs and basins."""
import numpy as np

import materials
import shapes


def superellipse(n_pts, a, b, n):
    t = np.linspace(0, 2 * np.pi, n_pts, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    return np.stack([a * np.sign(c) * np.abs(c) ** (2 / n), b * np.sign(s) * np.abs(s) ** (2 / n)], 1)


def vessel(name, L, W, prof, n=2.6, mat=None, loc=(0, 0, 0), seg=72, rot=0.0, lift=None, sub=1):
    """prof: [(scale, z)] ; superellipse plan. lift(t)->dz raises the ends (tub)."""
    V = []
    F = []
    ring = superellipse(seg, L / 2, W / 2, n)
    for s, z in prof:
        for p in ring:
            dz = lift(p[0] / (L / 2), p[1] / (W / 2), z) if lift else 0
            # absolute inset keeps the wall thickness even
            V.append(
                (
                    p[0] * s if not isinstance(s, tuple) else p[0] * s[0],
                    p[1] * s if not isinstance(s, tuple) else p[1] * s[1],
                    z + dz,
                )
            )
    m = len(prof)
    for k in range(m - 1):
        for i in range(seg):
            j = (i + 1) % seg
            F.append((k * seg + i, k * seg + j, (k + 1) * seg + j, (k + 1) * seg + i))
    F.append(tuple((m - 1) * seg + i for i in range(seg)))
    F.append(tuple(i for i in range(seg))[::-1])
    o = shapes.mesh(name, V, F, mat)
    shapes.shade(o, True, 60)
    if sub:
        mo = o.modifiers.new('s', 'SUBSURF')
        mo.levels = sub
        mo.render_levels = sub
    o.location = loc
    o.rotation_euler = (0, 0, rot)
    return o


def bathtub(loc, rot=0, L=1.65, W=0.78, H=0.58, mat=None, outer=None):
    mat = mat or materials.ceramic()
    prof = [
        (0.74, 0),
        (0.76, 0.004),
        (0.775, 0.02),
        (0.83, 0.18),
        (0.90, 0.36),
        (0.965, 0.50),
        (0.985, H - 0.03),
        (0.995, H - 0.012),
        (0.99, H - 0.002),
        (0.975, H),
        (0.955, H - 0.004),
        (0.94, H - 0.02),
        (0.93, H - 0.06),
        (0.90, 0.40),
        (0.85, 0.26),
        (0.78, 0.17),
        (0.68, 0.135),
        (0.45, 0.125),
        (0.2, 0.12),
        (0.04, 0.118),
    ]
    lift = lambda x, y, z: 0.09 * (abs(x) ** 3) * max(0, (z - 0.2) / (H - 0.2)) if z > 0.2 else 0
    o = vessel('tub', L, W, prof, 2.5, mat, loc, 96, rot, lift)
    if outer:
        o.data.materials.append(outer)
        for p in o.data.polygons:
            k = p.index // 96
            if k < 7:
                p.material_index = 1
    shapes.lathe(
        'drain', [(0, 0.003), (0.02, 0.003), (0.023, 0)], 32, materials.CHROME(), loc=(loc[0], loc[1], loc[2] + 0.121)
    )
    return o


def round_basin(loc, R=0.20, H=0.13, mat=None):
    pr = shapes.rounded(
        [
            (0, 0),
            (R * 0.62, 0),
            (R * 0.9, H * 0.55),
            (R, H),
            (R - 0.010, H),
            (R * 0.86, H * 0.55),
            (R * 0.6, 0.018),
            (0, 0.014),
        ],
        0.012,
        6,
    )
    o = shapes.lathe('sink', pr, 96, mat or materials.ceramic(), loc=loc)
    shapes.lathe(
        'drain', [(0, 0.003), (0.018, 0.003), (0.021, 0)], 32, materials.CHROME(), loc=(loc[0], loc[1], loc[2] + 0.0145)
    )
    return o


def square_basin(loc, L=0.52, W=0.36, H=0.12, mat=None):
    prof = [
        (0.93, 0),
        (0.95, 0.006),
        (0.985, H * 0.6),
        (1, H - 0.008),
        (0.998, H - 0.001),
        (0.99, H),
        ((0.965, 0.95), H),
        ((0.955, 0.935), H - 0.004),
        ((0.94, 0.915), H - 0.03),
        ((0.90, 0.86), 0.04),
        ((0.84, 0.78), 0.022),
        ((0.5, 0.5), 0.018),
        ((0.05, 0.05), 0.016),
    ]
    o = vessel('sink', L, W, prof, 6.5, mat or materials.ceramic(), loc, 96, 0)
    shapes.lathe(
        'drain', [(0, 0.003), (0.018, 0.003), (0.021, 0)], 32, materials.CHROME(), loc=(loc[0], loc[1], loc[2] + 0.018)
    )
    return o
