"""Real tiles: each a bevelled mesh of its own with a tilt of its own."""
import math
import random

import bpy
import numpy as np

import scene
import shapes
import stones


def clip(poly, x0, y0, x1, y1):
    def cut(p, ax, v, keep_less):
        out = []
        for i in range(len(p)):
            a, b = p[i - 1], p[i]
            ia = (a[ax] <= v) if keep_less else (a[ax] >= v)
            ib = (b[ax] <= v) if keep_less else (b[ax] >= v)
            if ia != ib:
                t = (v - a[ax]) / (b[ax] - a[ax])
                out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            if ib:
                out.append(b)
        return out

    for ax, v, k in ((0, x0, False), (0, x1, True), (1, y0, False), (1, y1, True)):
        poly = cut(poly, ax, v, k)
        if len(poly) < 3:
            return []
    # drop near-duplicate points
    out = []
    for q in poly:
        if not out or math.hypot(q[0] - out[-1][0], q[1] - out[-1][1]) > 1e-4:
            out.append(q)
    if len(out) > 1 and math.hypot(out[0][0] - out[-1][0], out[0][1] - out[-1][1]) < 1e-4:
        out.pop()
    return out


def signed_area(p):
    return 0.5 * sum(p[i - 1][0] * p[i][1] - p[i][0] * p[i - 1][1] for i in range(len(p)))


def rectangle(cx, cy, w, h, a=0):
    c, s = math.cos(a), math.sin(a)
    return [
        (cx + x * c - y * s, cy + x * s + y * c)
        for x, y in ((-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2))
    ]


def grid(W, H, tw, th, gap, offset=0.0, x0=0, y0=0, random_off=False, seed=0):
    rs = random.Random(seed)
    out = []
    ny = int(H / (th + gap)) + 2
    for j in range(-1, ny):
        o = (rs.random() if random_off else (offset * j) % 1.0) * (tw + gap)
        nx = int(W / (tw + gap)) + 3
        for i in range(-2, nx):
            cx = x0 + i * (tw + gap) + o + tw / 2
            cy = y0 + j * (th + gap) + th / 2
            out.append((rectangle(cx, cy, tw, th), (cx, cy), 0))
    return out


def offset_ring(P, d):
    """inset polygon (CCW) by d using mitred normals"""
    P = np.asarray(P)
    e = np.roll(P, -1, 0) - P
    L = np.linalg.norm(e, axis=1, keepdims=True)
    e = e / np.maximum(L, 1e-9)
    nrm = np.stack([-e[:, 1], e[:, 0]], 1)  # inward for CCW
    n1 = np.roll(nrm, 1, 0)
    b = n1 + nrm
    dot = 1 + np.sum(n1 * nrm, 1, keepdims=True)
    return P + d * b / np.maximum(dot, 0.25)


def field(
    name,
    layout,
    W,
    H,
    th=0.008,
    bev=0.0015,
    seg=3,
    mat=None,
    tilt=0.0,
    zjit=0.0,
    seed=0,
    mats=None,
    pick=None,
    min_area=2e-5,
    continuous=False,
    rough_edge=0.0,
    dome=0.0,
):
    """Build one mesh from a layout clipped to [0,W]x[0,H]. tilt in radians, zjit in metres."""
    rs = np.random.RandomState(seed)
    V = []
    F = []
    UVs = []
    RN = []
    MI = []
    SM = []
    nv = 0
    for poly, c, a in layout:
        p = clip(poly, 0, 0, W, H)
        if len(p) < 3:
            continue
        A = signed_area(p)
        if abs(A) < min_area:
            continue
        if A < 0:
            p = p[::-1]
        r = rs.rand(3)
        tx, ty = rs.randn(2) * tilt
        dz = rs.randn() * zjit
        P = np.array(p)
        n = len(P)
        mn = min(np.linalg.norm(np.roll(P, -1, 0) - P, axis=1).max(), math.sqrt(abs(A)))
        b = min(bev, mn * 0.3)
        if rough_edge:
            # subdivide and jitter the outline
            Q = []
            for i in range(n):
                q0, q1 = P[i], P[(i + 1) % n]
                L = np.linalg.norm(q1 - q0)
                k = max(1, int(L / 0.012))
                for t in range(k):
                    Q.append(q0 + (q1 - q0) * t / k)
            P = np.array(Q) + rs.randn(len(Q), 2) * rough_edge
            n = len(P)
        rings = [(P, 0.0)]
        for k in range(seg + 1):
            t = math.pi / 2 * k / seg
            rings.append((offset_ring(P, b * (1 - math.cos(t))), th - b + b * math.sin(t)))
        if dome:
            rr = rings[-1]
            cen = rr[0].mean(0)
            for s_, zz in ((0.9, 0.35), (0.7, 0.75), (0.4, 0.95)):
                rings.append((cen + (rr[0] - cen) * s_, th + dome * zz))
        ca, sa = math.cos(-a), math.sin(-a)
        for ring, z in rings:
            for q in ring:
                dx, dy = q[0] - c[0], q[1] - c[1]
                V.append((q[0], q[1], z + dz + (tx * dx + ty * dy if z > 0 else 0)))
                UVs.append((q[0], q[1], z) if continuous else (dx * ca - dy * sa, dx * sa + dy * ca, z))
                RN.append(r)
        mi = pick(c, r) if pick else 0
        for k in range(len(rings) - 1):
            for i in range(n):
                j = (i + 1) % n
                F.append((nv + k * n + i, nv + k * n + j, nv + (k + 1) * n + j, nv + (k + 1) * n + i))
                SM.append(k > 0)
                MI.append(mi)
        F.append(tuple(nv + (len(rings) - 1) * n + i for i in range(n)))
        SM.append(dome > 0)
        MI.append(mi)
        nv += n * len(rings)
    me = bpy.data.meshes.new(name)
    me.from_pydata(V, [], F)
    me.update()
    at = me.attributes.new('tuv', 'FLOAT_VECTOR', 'POINT')
    at.data.foreach_set('vector', np.array(UVs, np.float32).ravel())
    at = me.attributes.new('trnd', 'FLOAT_VECTOR', 'POINT')
    at.data.foreach_set('vector', np.array(RN, np.float32).ravel())
    me.polygons.foreach_set('use_smooth', SM)
    for m in mats or [mat]:
        me.materials.append(m)
    me.polygons.foreach_set('material_index', MI)
    me.update()
    o = bpy.data.objects.new(name, me)
    scene.link(o)
    return o


def slab(name, W, H, z, mat):
    return shapes.mesh(name, [(0, 0, z), (W, 0, z), (W, H, z), (0, H, z)], [(0, 1, 2, 3)], mat)


def surface(spec, W, H, name='surf', seed=0):
    """spec: dict(layout=(fn,kw), field=kw, mat=Material, grout=hex) or dict(mat=Material) ; lies in XY plane, top at z=0"""
    e = bpy.data.objects.new(name, None)
    scene.link(e)
    before = set(bpy.data.objects)
    if 'layout' in spec:
        fn, kw = spec['layout']
        fk = dict(th=0.009, bev=0.0012, seg=2, tilt=0.0012, zjit=0.0001, seed=seed)
        fk.update(spec.get('field', {}))
        layout = {'grid': grid}[fn](W=W, H=H, **kw)
        field(name, layout, W, H, mat=spec['mat'], **fk)
        slab('grout', W, H, fk['th'] - 0.0016, stones.grout(spec['grout']))
        top = fk['th']
    else:
        slab(name, W, H, 0, spec['mat'])
        top = 0
    for ob in bpy.data.objects:
        if ob not in before and ob is not e:
            ob.parent = e
            ob.location.z -= top
    return e


def place(e, where, origin):
    """where: floor | back (faces -y) | left (faces +x) | right (faces -x) | front (faces +y)"""
    r = math.radians
    e.location = origin
    e.rotation_euler = {
        'floor': (0, 0, 0),
        'back': (r(90), 0, 0),
        'left': (r(90), 0, r(90)),
        'right': (r(90), 0, r(-90)),
        'front': (r(90), 0, r(180)),
        'ceil': (r(180), 0, 0),
    }[where]
    return e
