"""Leaves, branches, hedges, trees."""
import math

import numpy as np
from mathutils import Vector

import materials
import shapes


def leaf_mesh(L, W, curl, fold, n=8, kind='ovate'):
    """one leaf along +x, returns V (k,3), F"""
    V = []
    F = []
    for i in range(n + 1):
        t = i / n
        if kind == 'ovate':
            w = W / 2 * (math.sin(math.pi * min(1, t**0.75))) ** 0.85
        elif kind == 'fiddle':
            w = (
                W
                / 2
                * (0.55 + 0.45 * math.sin(math.pi * (t * 1.15 - 0.35)))
                * min(1, t * 5)
                * math.sqrt(max(0, 1 - max(0, (t - 0.8) / 0.2) ** 2))
            )
        else:
            w = W / 2 * math.sin(math.pi * t) ** 0.7
        a = curl * t * t
        x = L * (math.sin(a) / a * t if a > 1e-4 else t)
        z = -L * t * (a * 0.5)
        for s in (-1, 0, 1):
            V.append((x, s * w, z + (abs(s) * w * fold) + 0.004 * math.sin(9 * t + s)))
    for i in range(n):
        for k in (0, 1):
            a = i * 3 + k
            F.append((a, a + 3, a + 4, a + 1))
    return np.array(V), F


def foliage(name, placements, mat, L, W, curl=0.7, fold=0.35, kind='ovate', seed=0, n=8):
    """placements: (pos, direction) list -> single mesh with per leaf trnd"""
    rs = np.random.RandomState(seed)
    VV = []
    FF = []
    RN = []
    nv = 0
    for pos, d in placements:
        s = rs.uniform(0.75, 1.15)
        V, F = leaf_mesh(
            L * s, W * s * rs.uniform(0.85, 1.1), curl * rs.uniform(0.4, 1.5), fold * rs.uniform(0.5, 1.3), n, kind
        )
        d = Vector(d).normalized()
        up = Vector((0, 0, 1))
        if abs(d.dot(up)) > 0.98:
            up = Vector((1, 0, 0))
        y = up.cross(d).normalized()
        z = d.cross(y)
        a = rs.uniform(-0.5, 0.5)
        y2 = y * math.cos(a) + z * math.sin(a)
        z2 = z * math.cos(a) - y * math.sin(a)
        Mx = np.array([d, y2, z2])
        VV.append(V @ Mx + np.array(pos))
        FF.append(np.array(F) + nv)
        nv += len(V)
        RN.append(np.tile(rs.rand(3), (len(V), 1)))
    o = shapes.mesh_from_arrays(name, np.concatenate(VV), np.concatenate(FF), mat, smooth=True)
    shapes.set_attr(o.data, 'trnd', np.concatenate(RN))
    return o


def plant_pot(loc, h=1.3, kind='fiddle', seed=1, pot='#e7e1d6', R=0.17, ph=0.34, n_stems=3, leaf=None):
    rs = np.random.RandomState(seed)
    x, y, z = loc
    shapes.lathe(
        'pot',
        shapes.rounded([(0, 0), (R * 0.72, 0), (R, ph), (R - 0.014, ph), (R - 0.018, ph - 0.04), (0, ph - 0.05)], 0.01),
        72,
        materials.plain('pot', pot, 0.7, bump=0.15, bscale=160, var=0.05),
        loc=loc,
    )
    shapes.lathe(
        'soil',
        [(0, ph - 0.035), (R - 0.016, ph - 0.045)],
        40,
        materials.plain('soil', '#2a1d14', 0.95, bump=0.9, bscale=120),
        loc=loc,
    )
    bark = materials.plain('bark', '#6b523b', 0.85, bump=0.3, bscale=90)
    pl = []
    for s in range(n_stems):
        a = rs.rand() * 6.28
        lean = rs.uniform(0.05, 0.22) * h
        H = h * rs.uniform(0.7, 1.0)
        pts = []
        for i in range(7):
            t = i / 6
            pts.append(
                (
                    x + R * 0.25 * math.cos(a) + lean * t * t * math.cos(a) + 0.02 * math.sin(4 * t + s),
                    y + R * 0.25 * math.sin(a) + lean * t * t * math.sin(a),
                    z + ph - 0.05 + (H - ph) * t,
                )
            )
        shapes.sweep(
            'stem',
            pts,
            0.009 if kind == 'fiddle' else 0.006,
            bark,
            kind='BEZ',
            radii=[1.2 - 0.7 * i / 6 for i in range(7)],
        )
        m = {'fiddle': 15, 'olive': 26, 'palm': 0, 'rubber': 13}.get(kind, 16)
        for k in range(m):
            t = 0.25 + 0.75 * (k + 0.5) / m
            i = min(5, int(t * 6))
            f = t * 6 - i
            p = np.array(pts[i]) * (1 - f) + np.array(pts[i + 1]) * f
            az = k * 2.4 + s
            up = 0.25 + 0.9 * t
            if kind == 'olive':
                tw = (
                    np.array((math.cos(az), math.sin(az), rs.uniform(0.1, 0.8)))
                    * rs.uniform(0.18, 0.36)
                    * (0.55 + 1.1 * math.sin(math.pi * min(1, t * 0.95)))
                )
                shapes.sweep('twig', [tuple(p), tuple(p + tw * 0.6), tuple(p + tw)], 0.002, bark, bres=2)
                for q in range(13):
                    g = 0.25 + 0.75 * q / 12
                    a2 = az + (-1) ** q * rs.uniform(0.5, 1.1)
                    pl.append((p + tw * g, (math.cos(a2), math.sin(a2), rs.uniform(0.1, 0.7))))
            else:
                pl.append((p, (math.cos(az), math.sin(az), up * 0.7)))
    K = {'fiddle': (0.27, 0.17, 0.9, 0.25), 'olive': (0.075, 0.021, 0.3, 0.2), 'rubber': (0.24, 0.115, 0.6, 0.35)}.get(
        kind, (0.2, 0.08, 0.7, 0.3)
    )
    lm = leaf or {
        'fiddle': materials.leaf('#3c6a2f', '#5f8f45'),
        'olive': materials.leaf('#84956f', '#b4c09d'),
        'rubber': materials.leaf('#24492c', '#3d6a3a'),
    }.get(kind, materials.leaf())
    foliage('leaves', pl, lm, *K[:2], K[2], K[3], 'fiddle' if kind == 'fiddle' else 'ovate', seed)


def branch_vase(loc, h=0.62, seed=0, vase='#d9d2c6', vh=0.24, vr=0.075, kind='euc', shape=None):
    rs = np.random.RandomState(seed)
    x, y, z = loc
    pr = shape or [
        (0, 0),
        (vr * 0.62, 0),
        (vr, vh * 0.42),
        (vr * 0.9, vh * 0.66),
        (vr * 0.36, vh * 0.88),
        (vr * 0.42, vh),
        (vr * 0.36, vh),
        (vr * 0.28, vh * 0.9),
        (0, vh * 0.5),
    ]
    shapes.lathe(
        'vase',
        shapes.rounded(pr, 0.03, 8),
        72,
        materials.plain('vase', vase, 0.55, bump=0.12, bscale=120, var=0.06),
        loc=loc,
    )
    tw = materials.plain('twig', '#6e5a45', 0.8)
    pl = []
    for s in range(6):
        a = rs.rand() * 6.28
        sp = rs.uniform(0.12, 0.42) * h
        H = h * rs.uniform(0.72, 1.05)
        pts = []
        for i in range(8):
            t = i / 7
            pts.append(
                (
                    x + sp * t**1.6 * math.cos(a),
                    y + sp * t**1.6 * math.sin(a),
                    z + vh * 0.7 + (H - vh * 0.7) * t - 0.12 * h * max(0, t - 0.6) ** 1.5,
                )
            )
        shapes.sweep('st', pts, 0.0022, tw, bres=2)
        m = 18
        for k in range(m):
            t = 0.3 + 0.7 * k / m
            i = min(6, int(t * 7))
            f = t * 7 - i
            p = np.array(pts[i]) * (1 - f) + np.array(pts[i + 1]) * f
            az = a + (-1) ** k * 1.4 + rs.uniform(-0.5, 0.5)
            pl.append((p, (math.cos(az), math.sin(az), rs.uniform(-0.1, 0.6))))
    K = {'euc': (0.052, 0.034, 0.4, 0.15), 'olive': (0.055, 0.013, 0.4, 0.2)}[
        kind if kind in ('euc', 'olive') else 'euc'
    ]
    foliage(
        'lv',
        pl,
        materials.leaf('#7d9079', '#a3b09a') if kind == 'euc' else materials.leaf('#66785a', '#93a385'),
        K[0],
        K[1],
        K[2],
        K[3],
        'ovate',
        seed,
        6,
    )


def hedge(lo, hi, n, mat, seed=0, L=0.06, W=0.035):
    rs = np.random.RandomState(seed)
    lo, hi = (np.array(lo), np.array(hi))
    pl = []
    for k in range(n):
        p = lo + (hi - lo) * rs.rand(3)
        f = rs.randint(0, 3)
        if f == 0:
            p[1] = lo[1] + rs.rand() * 0.12
        elif f == 1:
            p[2] = hi[2] - rs.rand() ** 2 * 0.15
        d = rs.randn(3) * 0.7 + np.array([0, -0.5, 0.5])
        pl.append((p + rs.randn(3) * 0.03, d))
    foliage('hedge', pl, mat, L, W, 0.5, 0.25, 'ovate', seed, 3)
    shapes.box('hin', tuple(lo + 0.08), tuple(hi - 0.08), materials.plain('hin', '#26381d', 0.95), 0)


def tree(c, R, n, mat, trunk=None, seed=0):
    rs = np.random.RandomState(seed)
    pl = []
    cl = [np.array(c) + rs.randn(3) * R * np.array([0.5, 0.4, 0.35]) for _ in range(14)]
    for k in range(n):
        q = cl[rs.randint(0, len(cl))]
        d = rs.randn(3)
        d /= np.linalg.norm(d)
        p = q + d * R * 0.42 * rs.rand() ** 0.4
        pl.append((p, d + np.array([0, 0, -0.25]) + rs.randn(3) * 0.4))
    foliage('tree', pl, mat, 0.17, 0.09, 0.5, 0.2, 'ovate', seed, 3)
    if trunk:
        bark = materials.plain('bark', '#6b5a48', 0.9, bump=0.6, bscale=60)
        shapes.sweep(
            'tr',
            [trunk, tuple((np.array(trunk) + np.array(c)) / 2 + np.array([0.08, 0, 0])), c],
            0.09,
            bark,
            kind='BEZ',
            radii=[1.1, 0.8, 0.4],
        )
        for q in cl[:7]:
            shapes.sweep(
                'br', [tuple(np.array(trunk) * 0.35 + np.array(c) * 0.65), tuple(q)], 0.03, bark, radii=[1, 0.3]
            )


def tuft(loc, n, L, W, mat, seed=0, spread=0.9):
    rs = np.random.RandomState(seed)
    pl = []
    for k in range(n):
        a = rs.rand() * 6.28
        s = rs.uniform(0.1, spread)
        pl.append(
            (
                np.array(loc) + np.array([math.cos(a), math.sin(a), 0]) * rs.rand() * 0.05,
                (s * math.cos(a), s * math.sin(a), 1.0),
            )
        )
    foliage('tuft', pl, mat, L, W, 0.9, 0.3, 'ovate', seed, 8)
