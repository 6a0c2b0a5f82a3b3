"""Cushions and upholstered blocks."""
import math

import bmesh
import numpy as np

import shapes


def cushion(name, size, mat, loc=(0, 0, 0), rot=(0, 0, 0), puff=0.5, seed=0, n=24):
    """Soft pillow: superellipse plan, puffed, pinched corners, wrinkles."""
    rs = np.random.RandomState(seed)
    sx, sy, sz = size
    V = []
    F = []
    g = np.linspace(-1, 1, n + 1)
    ph = rs.rand(6) * 6.28
    for side in (1, -1):
        for y in g:
            for x in g:
                ex = max(0.0, 1 - abs(x) ** 2.6)
                ey = max(0.0, 1 - abs(y) ** 2.6)
                h = (ex * ey) ** 0.42
                X = x * (1 - 0.07 * (1 - y * y) * abs(x) ** 2)
                Y = y * (1 - 0.07 * (1 - x * x) * abs(y) ** 2)
                w = 0.02 * math.sin(5 * x + ph[0] + 2 * y) + 0.015 * math.sin(7 * y + ph[1] - 3 * x)
                V.append((X * sx / 2, Y * sy / 2, side * sz / 2 * (h * (1 + w * 2))))
    m = n + 1
    for s in range(2):
        for j in range(n):
            for i in range(n):
                a = s * m * m + j * m + i
                q = (a, a + 1, a + m + 1, a + m)
                F.append(q if s == 0 else q[::-1])
    o = shapes.mesh(name, V, F, mat)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bm.to_mesh(o.data)
    bm.free()
    o.location = loc
    o.rotation_euler = rot
    shapes.subsurf(o, 1)
    return o


def upholstered(name, lo, hi, r, mat, puff=0.0, n=22, seed=0, wr=0.004):
    """upholstered block: rounded box, puffed faces, faint wrinkles"""
    lo, hi = (np.array(lo, float), np.array(hi, float))
    h = (hi - lo) / 2
    c = (lo + hi) / 2
    r = min(r, h.min() * 0.95)
    g = np.linspace(-1, 1, n + 1)
    V = []
    F = []
    nv = 0
    rs = np.random.RandomState(seed)
    ph = rs.rand(8) * 6.28
    for ax in range(3):
        for sg in (-1, 1):
            u, v = [k for k in range(3) if k != ax]
            A, B = np.meshgrid(g, g)
            A = np.sin(A * math.pi / 2)
            B = np.sin(B * math.pi / 2)
            Pn = np.zeros(A.shape + (3,))
            Pn[..., u] = A * h[u]
            Pn[..., v] = B * h[v]
            Pn[..., ax] = sg * h[ax]
            inner = np.clip(Pn, -(h - r), h - r)
            d = Pn - inner
            L = np.linalg.norm(d, axis=-1, keepdims=True)
            Q = inner + d / np.maximum(L, 1e-09) * r
            bul = (1 - A**2) * (1 - B**2)
            bul = bul**0.6
            Q[..., ax] += sg * puff * bul * (1 if ax == 2 else 0.45) + sg * wr * bul * (
                np.sin(6 * A + ph[ax]) * np.sin(5 * B + ph[ax + 3])
            )
            V.append(Q.reshape(-1, 3) + 0)
            m = n + 1
            idx = np.arange(m * m).reshape(m, m) + nv
            q = np.stack([idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]], -1).reshape(-1, 4)
            flip = (sg > 0) == (ax != 1)
            F.append(q if flip else q[:, ::-1])
            nv += m * m
    o = shapes.mesh(name, np.concatenate(V), [tuple(f) for f in np.concatenate(F)], mat)
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.0002)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    shapes.shade(o, True)
    o.location = c
    return o
