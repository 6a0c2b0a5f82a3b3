"""Blades of grass, one by one."""
import math

import numpy as np

import shapes


def turf(
    name,
    W,
    H,
    mat,
    dens=30000,
    length=(0.025, 0.042),
    width=0.0011,
    seed=0,
    curl=0.6,
    seg=3,
    thatch=True,
    lean=(0.0, 0.0),
):
    """artificial grass blades as curved ribbons, dens blades per m2"""
    rs = np.random.RandomState(seed)
    n = int(dens * W * H)
    # tufts
    nt = max(1, n // 7)
    tx = rs.rand(nt) * W
    ty = rs.rand(nt) * H
    k = rs.randint(0, nt, n)
    bx = tx[k] + rs.randn(n) * 0.0016
    by = ty[k] + rs.randn(n) * 0.0016
    L = length[0] + (length[1] - length[0]) * rs.rand(n) ** 1.3
    ang = rs.rand(n) * 2 * math.pi
    bend = (rs.rand(n) ** 1.2) * curl * 1.4
    kind = rs.rand(n)
    if thatch:
        c = kind > 0.80
        L[c] *= 0.55
        bend[c] = bend[c] * 2.2 + 0.7
    dx, dy = np.cos(ang) + lean[0], np.sin(ang) + lean[1]
    twist = ang + math.pi / 2 + rs.randn(n) * 0.5
    wx, wy = np.cos(twist), np.sin(twist)
    pos = np.stack([bx, by, np.zeros(n)], 1)
    V = np.zeros((n, seg + 1, 2, 3))
    a = rs.rand(n) * 0.35
    hp = np.zeros((n, seg + 1))
    for s in range(seg + 1):
        t = s / seg
        wdt = width * (1 - 0.75 * t**2) * (0.8 + 0.4 * kind)
        V[:, s, 0] = pos - np.stack([wx, wy, np.zeros(n)], 1) * wdt[:, None] / 2
        V[:, s, 1] = pos + np.stack([wx, wy, np.zeros(n)], 1) * wdt[:, None] / 2
        hp[:, s] = t
        pos = pos + np.stack([dx * np.sin(a), dy * np.sin(a), np.cos(a)], 1) * (L / seg)[:, None]
        a = a + bend / seg
    base = np.arange(n)[:, None] * (2 * (seg + 1))
    q = []
    for s in range(seg):
        q.append(np.concatenate([base + 2 * s, base + 2 * s + 1, base + 2 * s + 3, base + 2 * s + 2], 1))
    F = np.stack(q, 1).reshape(-1, 4)
    o = shapes.mesh_from_arrays(name, V.reshape(-1, 3), F, mat, smooth=True)
    uv = np.zeros((n, seg + 1, 2, 3))
    uv[..., 2] = hp[:, :, None]
    shapes.set_attr(o.data, 'tuv', uv.reshape(-1, 3))
    r = rs.rand(n, 3)
    r[:, 0] *= 0.84
    if thatch:
        r[kind > 0.80, 0] = 0.86 + 0.14 * rs.rand((kind > 0.80).sum())
    shapes.set_attr(o.data, 'trnd', np.repeat(r, 2 * (seg + 1), 0))
    return o
