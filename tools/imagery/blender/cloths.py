"""Towels, curtains, rugs."""
import math
import random

import numpy as np

import graph
import shapes


def folded_towels(loc, n=3, size=(0.34, 0.22), mats=None, rot=0.0, th=0.042):
    x, y, z = loc
    rs = random.Random(3)
    for i in range(n):
        m = mats[i % len(mats)]
        w, d = size[0] * rs.uniform(0.96, 1.0), size[1] * rs.uniform(0.96, 1.0)
        for k in range(2):
            o = shapes.box('towel', (-w / 2, -d / 2, 0), (w / 2, d / 2, th / 2 * 0.98), m, th / 4.2, 5)
            o.location = (x + rs.uniform(-0.004, 0.004), y, z + i * th + k * th / 2 + th / 4)
            o.rotation_euler = (0, 0, rot + rs.uniform(-0.03, 0.03))


def curtain(p0, p1, z0, z1, mat, folds=9, amp=0.045, seed=0, nz=30):
    """hanging sheer between two plan points"""
    rs = np.random.RandomState(seed)
    n = folds * 14
    a = np.array(p0[:2])
    b = np.array(p1[:2])
    d = b - a
    L = np.linalg.norm(d)
    d /= L
    nn = np.array((-d[1], d[0]))
    V = []
    ph = rs.rand(folds + 2) * 1.2
    for j in range(nz + 1):
        t = j / nz
        for i in range(n + 1):
            s = i / n
            f = s * folds
            k = int(f)
            w = amp * (0.55 + 0.45 * (1 - t)) * math.sin(
                2 * math.pi * f + ph[min(k, folds)] * 0.6 * (1 - t)
            ) + 0.012 * math.sin(5 * s * 6.28 + 3 * t)
            xy = a + d * L * s + nn * w
            V.append((xy[0], xy[1], z0 + (z1 - z0) * t))
    m = n + 1
    F = [(j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i) for j in range(nz) for i in range(n)]
    o = shapes.mesh('curtain', V, F, mat, smooth=True)
    return o


def hanging_towel(loc, W, H, mat, folds=3, bar=None):
    """towel over a rail on a wall facing -y; loc = rail centre"""
    x, y, z = loc
    nx, nz = 40, 30
    V = []
    for side, L in ((-1, H), (1, H * 0.86)):
        for j in range(nz + 1):
            t = j / nz
            for i in range(nx + 1):
                s = i / nx - 0.5
                wv = 0.010 * math.sin(s * folds * 6.28 + side) * min(1, t * 1.6) + 0.004 * math.sin(s * 17 + 3 * t)
                V.append(
                    (
                        x + s * W * (1 - 0.03 * t),
                        y + side * (0.017 + 0.004 * t) + wv * (0.6 if side > 0 else 1),
                        z + 0.012 * (1 - min(1, t * 12)) - L * t,
                    )
                )
    m = nx + 1
    F = [
        (
            b * (nz + 1) * m + j * m + i,
            b * (nz + 1) * m + j * m + i + 1,
            b * (nz + 1) * m + (j + 1) * m + i + 1,
            b * (nz + 1) * m + (j + 1) * m + i,
        )
        for b in (0, 1)
        for j in range(nz)
        for i in range(nx)
    ]
    F += [(i, i + 1, (nz + 1) * m + i + 1, (nz + 1) * m + i) for i in range(nx)]
    o = shapes.mesh('htowel', V, F, mat, smooth=True)
    mo = o.modifiers.new('so', 'SOLIDIFY')
    mo.thickness = 0.006
    if bar:
        shapes.sweep('rail', [(x - W * 0.62, y, z), (x + W * 0.62, y, z)], 0.008, bar)
        for sgn in (-1, 1):
            shapes.sweep('post', [(x + sgn * W * 0.62, y, z), (x + sgn * W * 0.62, y + 0.06, z)], 0.009, bar)
    return o


def rug(loc, W, D, mat, th=0.014, rot=0, fringe=True, seed=0):
    """slightly wavy rug"""
    rs = np.random.RandomState(seed)
    nx, ny = 80, int(80 * D / W)
    V = []
    for s in (1, 0):
        for j in range(ny + 1):
            for i in range(nx + 1):
                x, y = (i / nx - 0.5) * W, (j / ny - 0.5) * D
                V.append(
                    (
                        x,
                        y,
                        s * th + 0.0025 * math.sin(3 * x + 1.3) * math.sin(4 * y) + 0.0012 * math.sin(11 * x + 5 * y)
                        if s
                        else 0,
                    )
                )
    m = nx + 1
    F = [(j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i) for j in range(ny) for i in range(nx)]
    B = m * (ny + 1)
    idx = (
        [i for i in range(nx)]
        + [j * m + nx for j in range(ny)]
        + [ny * m + i for i in range(nx, 0, -1)]
        + [j * m for j in range(ny, 0, -1)]
    )
    for k in range(len(idx)):
        a, b = idx[k], idx[(k + 1) % len(idx)]
        F.append((a, B + a, B + b, b)[::-1])
    o = shapes.mesh('rug', V, F, mat, smooth=True)
    o.location = loc
    o.rotation_euler = (0, 0, rot)
    if fringe:
        V = []
        F = []
        for sgn in (-1, 1):
            for k in range(int(D / 0.011)):
                y = -D / 2 + (k + 0.5) * 0.011 + rs.randn() * 0.0015
                L = 0.05 * rs.uniform(0.8, 1.15)
                n = len(V)
                a = rs.randn() * 0.25
                x0 = sgn * W / 2
                x1, y1 = x0 + sgn * L * math.cos(a), y + L * math.sin(a)
                V += [
                    (x0, y - 0.0022, th * 0.6),
                    (x0, y + 0.0022, th * 0.6),
                    (x1, y1 + 0.002, 0.003),
                    (x1, y1 - 0.002, 0.003),
                ]
                F.append((n, n + 1, n + 2, n + 3))
        f = shapes.mesh('fringe', V, F, mat)
        f.location = loc
        f.rotation_euler = (0, 0, rot)
    return o


def linen(c='#efe8dc'):
    g = graph.Graph('linen')
    Pn = g.obj()
    cc = graph.linear(c)
    n = g.noise(g.mapping(Pn, scale=(1, 1, 0.12)), 260, 3)
    b = g.hsv(cc, v=g.mapr(n, 0.3, 0.7, 0.94, 1.04))
    d = g.n('BsdfDiffuse')
    g.set(d.inputs[0], b)
    tl = g.n('BsdfTranslucent')
    g.set(tl.inputs[0], b)
    m = g.n('MixShader')
    m.inputs[0].default_value = 0.42
    g.nt.links.new(d.outputs[0], m.inputs[1])
    g.nt.links.new(tl.outputs[0], m.inputs[2])
    g.nt.links.new(m.outputs[0], g.out.inputs[0])
    return g.done()


def rugmat(kind='stripe', a='#e3d9c8', b='#8d7f6c', W=1.2, D=0.8):
    g = graph.Graph('rug')
    Pn = g.obj()
    X, Y, Z = g.sep(Pn)[:3]
    a, b = graph.linear(a), graph.linear(b)
    n = g.noise(Pn, 380, 3)
    w = g.noise(Pn, 26, 3)
    Xw = g.add(X, g.mul(g.sub(w, 0.5), 0.006))
    Yw = g.add(Y, g.mul(g.sub(w, 0.5), 0.006))
    ax, ay = g.m_('ABSOLUTE', Xw), g.m_('ABSOLUTE', Yw)
    if kind == 'stripe':
        t = g.m_('FRACT', g.mul(Xw, 1 / 0.16))
        f = g.m_('LESS_THAN', g.m_('ABSOLUTE', g.sub(t, 0.5)), 0.16)
        f2 = g.m_('LESS_THAN', g.m_('ABSOLUTE', g.sub(t, 0.12)), 0.03)
        f = g.m_('MAXIMUM', f, f2)
    elif kind == 'border':
        dx = g.sub(W / 2, ax)
        dy = g.sub(D / 2, ay)
        d = g.m_('MINIMUM', dx, dy)
        f = g.m_(
            'MAXIMUM',
            g.m_('LESS_THAN', g.m_('ABSOLUTE', g.sub(d, 0.085)), 0.018),
            g.m_('LESS_THAN', g.m_('ABSOLUTE', g.sub(d, 0.125)), 0.005),
        )
    elif kind == 'diamond':
        u = g.m_('PINGPONG', g.add(g.mul(Xw, 1.0), 10.0), 0.34)
        v = g.m_('PINGPONG', g.add(g.mul(Yw, 1.0), 10.0), 0.34)
        q = g.m_('ABSOLUTE', g.sub(g.add(u, v), 0.34))
        f = g.m_('LESS_THAN', q, 0.014)
    else:
        f = 0.0
    c = g.mix(f, a, b) if kind != 'plain' else a
    c = g.hsv(c, v=g.add(g.mapr(n, 0.3, 0.7, 0.8, 1.12), g.mapr(w, 0.3, 0.7, -0.05, 0.05)))
    g.bsdf(
        avg=a,
        Base_Color=c,
        Roughness=0.95,
        Specular=0.1,
        Sheen=0.4,
        Normal=g.bump(g.add(n, g.mul(g.noise(Pn, 120, 2), 0.8)), 0.8, 0.005),
    )
    return g.done()


def fabric(c='#d9d2c5', scale=700.0, rough=0.9, strength=0.5, c2=None, boucle=False):
    g = graph.Graph('fabric')
    P = g.obj()
    c = graph.linear(c)
    if boucle:
        h = g.voro(
            g.v_('ADD', P, g.v_('SCALE', g.noise(P, 120, 2, o='Color'), scale=0.006)), 170, 'SMOOTH_F1', smooth=0.6
        )
        h2 = g.noise(P, 500, 3)
        hh = g.add(g.mul(h, -1.0), g.mul(h2, 0.4))
        base = g.mix(g.mapr(h, 0.1, 0.8), tuple(min(1, x * 1.08) for x in c), tuple(x * 0.72 for x in c))
        nrm = g.bump(hh, 0.9, 0.004)
    else:
        x, y, z = [g.m_('SINE', g.mul(k, scale * 6.28 / 1.0)) for k in g.sep(P)[:3]]
        wv = g.add(g.add(g.m_('ABSOLUTE', x), g.m_('ABSOLUTE', y)), g.m_('ABSOLUTE', z))
        nz = g.noise(P, scale * 0.8, 3)
        hh = g.add(g.mul(wv, 0.35), nz)
        base = g.mix(g.mapr(nz, 0.35, 0.65), tuple(v * 0.82 for v in c), c if c2 is None else graph.linear(c2))
        base = g.hsv(base, v=g.mapr(g.noise(P, 4, 3), 0.3, 0.7, 0.95, 1.05))
        nrm = g.bump(hh, strength, 0.0012)
    b = g.bsdf(avg=tuple(x * 0.92 for x in c), Base_Color=base, Roughness=rough, Specular=0.15, Sheen=0.5, Normal=nrm)
    b.inputs['Sheen Tint'].default_value = 0.3
    return g.done()
