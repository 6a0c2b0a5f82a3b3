"""Walls with openings, windows, daylight, the view outside."""
import graph
import scene
import shapes


def wall_with_opening(x0, x1, z0, z1, ox0, ox1, oz0, oz1, th, mat, side):
    """side 'left': wall in the plane x=0 running along y. returns boxes (outside is -x)"""

    def b(a0, a1, c0, c1):
        if side == 'left':
            shapes.box('wall', (-th, a0, c0), (0, a1, c1), mat, 0)
        elif side == 'back':
            shapes.box('wall', (a0, 0, c0), (a1, th, c1), mat, 0)

    b(x0, ox0, z0, z1)
    b(ox1, x1, z0, z1)
    b(ox0, ox1, z0, oz0)
    b(ox0, ox1, oz1, z1)


def window_frame(y0, y1, z0, z1, mat, th=0.14, nx=2, nz=2, bar=0.028, fr=0.05, x=-0.06):
    """frame in the left wall (x=0), opening y0..y1, z0..z1"""
    shapes.box('sill', (-0.1, y0 - 0.03, z0 - 0.03), (0.05, y1 + 0.03, z0), mat, 0.004)
    for a, b, c, d in ((y0, y0 + fr, z0, z1), (y1 - fr, y1, z0, z1)):
        shapes.box('fr', (x - 0.03, a, c), (x + 0.03, b, d), mat, 0.003)
    for c, d in ((z0, z0 + fr), (z1 - fr, z1)):
        shapes.box('fr', (x - 0.03, y0 + fr, c), (x + 0.03, y1 - fr, d), mat, 0.003)
    for i in range(1, nx):
        y = y0 + (y1 - y0) * i / nx
        shapes.box('bar', (x - 0.018, y - bar / 2, z0 + fr), (x + 0.018, y + bar / 2, z1 - fr), mat, 0.002)
    for i in range(1, nz):
        z = z0 + (z1 - z0) * i / nz
        shapes.box('bar', (x - 0.017, y0 + fr, z - bar / 2), (x + 0.017, y1 - fr, z + bar / 2), mat, 0.002)


def daylight(
    y0,
    y1,
    z0,
    z1,
    power,
    x=-0.25,
    sun_dir=(0.72, 0.22, -0.52),
    sun_p=5.0,
    color=(0.9, 0.95, 1.0),
    sun_color=(1, 0.88, 0.72),
    ang=1.2,
):
    scene.area(
        (x, (y0 + y1) / 2, (z0 + z1) / 2),
        (1, (y0 + y1) / 2, (z0 + z1) / 2 - 0.25),
        y1 - y0 + 0.1,
        power,
        color,
        z1 - z0 + 0.1,
    )
    if sun_p:
        scene.sun(sun_dir, sun_p, sun_color, ang)


def view(x, y0, y1, z0, z1, strength=2.6):
    """bright blurred garden outside a left-hand window (camera and mirror rays only)"""
    g = graph.Graph('view')
    Pn = g.pos()
    z = g.sep(Pn)[2]
    n = g.noise(Pn, 0.9, 3, 0.5)
    n2 = g.noise(Pn, 3.2, 3, 0.5)
    sky = g.ramp(g.mapr(z, 0.8, 3.4), [(0, '#eef3f4'), (1, '#cfe2f2')])
    tree = g.mix(g.mapr(n2, 0.35, 0.65), '#7f9a63', '#c4d3a0')
    hz = g.add(g.mul(g.sub(n, 0.5), 2.6), 1.75)
    c = g.mix(g.mapr(g.sub(z, hz), -0.5, 0.5, 1, 0, smooth=True), sky, tree)
    e = g.n('Emission')
    g.set(e.inputs[0], c)
    e.inputs[1].default_value = strength
    g.nt.links.new(e.outputs[0], g.out.inputs[0])
    m_ = g.done()
    m_.cycles.sample_as_light = False
    o = shapes.mesh('view', [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], [(0, 1, 2, 3)], m_)
    o.visible_diffuse = False
    o.visible_shadow = False
    o.visible_transmission = True
    return o


def front_window(x0, x1, z0, z1, y, mat):
    """window seen only in mirrors, on the wall behind the camera"""
    g = graph.Graph('fw')
    Pn = g.pos()
    z = g.sep(Pn)[2]
    n = g.noise(Pn, 2.5, 4, 0.55)
    c = g.mix(g.mapr(g.add(z, g.mul(g.sub(n, 0.5), 1.2)), 1.3, 1.75), '#93ad78', '#e6eef2')
    e = g.n('Emission')
    g.set(e.inputs[0], c)
    e.inputs[1].default_value = 1.6
    g.nt.links.new(e.outputs[0], g.out.inputs[0])
    m = g.done()
    m.cycles.sample_as_light = False
    o = shapes.mesh(
        'fw', [(x0, y + 0.01, z0), (x1, y + 0.01, z0), (x1, y + 0.01, z1), (x0, y + 0.01, z1)], [(0, 1, 2, 3)], m
    )
    o.visible_diffuse = False
    for a, b, c_, d in (
        (x0 - 0.06, x0, z0 - 0.06, z1 + 0.06),
        (x1, x1 + 0.06, z0 - 0.06, z1 + 0.06),
        (x0, x1, z0 - 0.06, z0),
        (x0, x1, z1, z1 + 0.06),
        ((x0 + x1) / 2 - 0.015, (x0 + x1) / 2 + 0.015, z0, z1),
        (x0, x1, (z0 + z1) / 2 - 0.015, (z0 + z1) / 2 + 0.015),
    ):
        shapes.box('fwf', (a, y, c_), (b, y + 0.05, d), mat, 0.003)
