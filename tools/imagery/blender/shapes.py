"""Geometry from a few numbers: boxes, lathes, tubes, cushions."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

import scene


def mesh(name, verts, faces, mat=None, smooth=False):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    o = bpy.data.objects.new(name, me)
    scene.link(o)
    if mat:
        me.materials.append(mat)
    if smooth:
        shade(o, True)
    return o


def shade(o, smooth=True, auto=None):
    me = o.data
    me.polygons.foreach_set('use_smooth', [smooth] * len(me.polygons))
    if auto is not None:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(auto)
    me.update()
    return o


def bevel(o, w, seg=3, angle=30):
    m = o.modifiers.new('b', 'BEVEL')
    m.width = w
    m.segments = seg
    m.limit_method = 'ANGLE'
    m.angle_limit = math.radians(angle)
    m.harden_normals = False
    shade(o, True, 40)
    return o


def box(name, lo, hi, mat=None, bev=0.003, seg=3):
    (x0, y0, z0), (x1, y1, z1) = lo, hi
    cx, cy, cz = (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2
    hx, hy, hz = (x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2
    v = [(sx * hx, sy * hy, sz * hz) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh(name, v, f, mat)
    o.location = (cx, cy, cz)
    box_uv(o)
    if bev:
        bevel(o, min(bev, 0.49 * 2 * min(hx, hy, hz)), seg)
    return o


def box_uv(o):
    """UV in metres by dominant axis."""
    me = o.data
    uv = me.uv_layers.new(name='UVMap') if not me.uv_layers else me.uv_layers[0]
    for p in me.polygons:
        n = p.normal
        a = max(range(3), key=lambda i: abs(n[i]))
        for li in p.loop_indices:
            co = me.vertices[me.loops[li].vertex_index].co + o.location
            uv.data[li].uv = ((co.y, co.z), (co.x, co.z), (co.x, co.y))[a]
    return o


def lathe(name, prof, n=64, mat=None, axis='Z', loc=(0, 0, 0), closed=False):
    """prof: list of (r, z)."""
    v = []
    f = []
    m = len(prof)
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        for r, z in prof:
            v.append((r * c, r * s, z))
    mm = m if closed else m - 1
    for i in range(n):
        j = (i + 1) % n
        for k in range(mm):
            k2 = (k + 1) % m
            f.append((i * m + k, j * m + k, j * m + k2, i * m + k2))
    o = mesh(name, v, f, mat)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    shade(o, True, 50)
    o.location = loc
    return o


def rounded(pts, r=0.004, seg=4):
    """Round the corners of a polyline profile [(r,z)...] with radius r (scalar or list)."""
    out = [pts[0]]
    for i in range(1, len(pts) - 1):
        p0, p1, p2 = map(np.array, (pts[i - 1], pts[i], pts[i + 1]))
        rr = r[i] if isinstance(r, (list, tuple)) else r
        a = p0 - p1
        b = p2 - p1
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        d = min(rr, la * 0.49, lb * 0.49)
        s, e = p1 + a / la * d, p1 + b / lb * d
        for k in range(seg + 1):
            t = k / seg
            q = (1 - t) ** 2 * s + 2 * t * (1 - t) * p1 + t * t * e
            out.append(tuple(q))
    out.append(pts[-1])
    return out


def sweep(name, pts, radius, mat=None, res=10, cyclic=False, radii=None, kind='POLY', bres=6, order=4):
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = radius
    cu.bevel_resolution = bres
    cu.use_fill_caps = True
    cu.resolution_u = res
    if kind == 'NURBS':
        sp = cu.splines.new('NURBS')
        sp.points.add(len(pts) - 1)
        for i, p in enumerate(pts):
            sp.points[i].co = (*p, 1)
            if radii:
                sp.points[i].radius = radii[i]
        sp.use_endpoint_u = True
        sp.order_u = order
    elif kind == 'BEZ':
        sp = cu.splines.new('BEZIER')
        sp.bezier_points.add(len(pts) - 1)
        for i, p in enumerate(pts):
            b = sp.bezier_points[i]
            b.co = p
            b.handle_left_type = b.handle_right_type = 'AUTO'
            if radii:
                b.radius = radii[i]
    else:
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        for i, p in enumerate(pts):
            sp.points[i].co = (*p, 1)
            if radii:
                sp.points[i].radius = radii[i]
    sp.use_cyclic_u = cyclic
    sp.use_smooth = True
    o = bpy.data.objects.new(name, cu)
    scene.link(o)
    if mat:
        cu.materials.append(mat)
    return o


def arc(c, r, a0, a1, n=16, plane='xz'):
    out = []
    for i in range(n + 1):
        a = math.radians(a0 + (a1 - a0) * i / n)
        u, v = r * math.cos(a), r * math.sin(a)
        d = {'xz': (u, 0, v), 'yz': (0, u, v), 'xy': (u, v, 0)}[plane]
        out.append(tuple(np.add(c, d)))
    return out


def quad(name, a, b, c, d, mat=None):
    o = mesh(name, [a, b, c, d], [(0, 1, 2, 3)], mat)
    uv = o.data.uv_layers.new(name='UVMap')
    U = (Vector(b) - Vector(a)).length
    V = (Vector(d) - Vector(a)).length
    for i, t in enumerate([(0, 0), (U, 0), (U, V), (0, V)]):
        uv.data[i].uv = t
    return o


def subsurf(o, lv=2):
    m = o.modifiers.new('s', 'SUBSURF')
    m.levels = lv
    m.render_levels = lv
    shade(o, True)
    return o


def grouped(fn, loc=(0, 0, 0), rot=(0, 0, 0)):
    before = set(bpy.data.objects)
    fn()
    e = bpy.data.objects.new('grp', None)
    scene.link(e)
    for o in bpy.data.objects:
        if o not in before and o is not e and o.parent is None:
            o.parent = e
    e.location = loc
    e.rotation_euler = rot
    return e


def mesh_from_arrays(name, V, F, mat=None, smooth=False):
    """fast mesh from numpy arrays; F is (M,k)"""
    me = bpy.data.meshes.new(name)
    k = F.shape[1]
    me.vertices.add(len(V))
    me.vertices.foreach_set('co', np.ascontiguousarray(V, np.float32).ravel())
    me.loops.add(F.size)
    me.loops.foreach_set('vertex_index', np.ascontiguousarray(F, np.int32).ravel())
    me.polygons.add(len(F))
    me.polygons.foreach_set('loop_start', np.arange(0, F.size, k, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(F), k, np.int32))
    if smooth:
        me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.update(calc_edges=True)
    me.validate()
    if mat:
        me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    scene.link(o)
    return o


def set_attr(me, name, A):
    at = me.attributes.new(name, 'FLOAT_VECTOR', 'POINT')
    at.data.foreach_set('vector', np.ascontiguousarray(A, np.float32).ravel())


def lofted(rings, material, closed_top=False):
    count = len(rings[0])
    vertices = [point for ring in rings for point in ring]
    faces = [
        (k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
        for k in range(len(rings) - 1)
        for i in range(count)
    ]
    faces.append(tuple((len(rings) - 1) * count + i for i in range(count)))
    if closed_top:
        faces.append(tuple(range(count))[::-1])
    return shade(mesh('lofted', vertices, faces, material), True, 60)
