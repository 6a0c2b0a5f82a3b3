"""A patio by a pool whose paving and garden wall can be swapped."""
import math

import bpy
import numpy as np

import cloths
import decor
import lawn
import layers
import materials
import plants
import scene
import seats
import shapes
import soft_shapes
import tiling
import woods_and_glazes


WHOLE = dict(loc=(-1.75, -3.7, 1.7), target=(0.75, 2.4, 0.62), lens=28, fstop=11, focus=(0.5, 1.2, 0.3))
POOL = dict(loc=(3.6, -2.7, 1.5), target=(0.45, 2.4, 0.35), lens=30, fstop=11, focus=(0.6, 1.0, 0.2))
LOUNGE = dict(loc=(0.05, 0.9, 1.42), target=(1.6, 3.8, 0.72), lens=29, fstop=10, focus=(1.3, 3.2, 0.5))


def build(shot=WHOLE):
    teak = lambda al='x': woods_and_glazes.wood('#b98b5c', '#82562f', mode='obj', along=al, var=0.08)
    X0, X1, Y0, Y1 = (-3.6, 10.0, -3.2, 4.4)
    px0, px1, py0, py1 = (0.55, 7.0, -3.2, 0.75)
    cw = 0.32

    def pave(x0, x1, y0, y1, seed):
        s = dict(mat=layers.swappable(0, 0.5, 0.5, True))
        tiling.place(tiling.surface(s, x1 - x0, y1 - y0, 'pv', seed), 'floor', (x0, y0, 0))

    tx0 = -2.1
    pave(tx0, px0 - cw, Y0, Y1, 3)
    pave(px0 - cw, X1, py1 + cw, Y1, 4)
    cop = woods_and_glazes.travertine('#e2d6bf', '#c9b592', rough=0.5)
    lay = [
        (tiling.rectangle(cw / 2 + 0.02, (k + 0.5) * 0.6, cw + 0.04, 0.594), (cw / 2, (k + 0.5) * 0.6), math.pi / 2)
        for k in range(8)
    ]
    e = bpy.data.objects.new('cp', None)
    scene.link(e)
    c1 = tiling.field('cop', lay, cw + 0.04, 3.95, 0.05, 0.018, 5, cop, tilt=0.0008, zjit=0.0004, seed=5)
    c1.location = (px0 - cw, py1 - 3.95 - 0.0, -0.045)
    lay = [
        (tiling.rectangle((k + 0.5) * 0.6, cw / 2, 0.594, cw + 0.04), ((k + 0.5) * 0.6, cw / 2), 0) for k in range(12)
    ]
    c2 = tiling.field('cop2', lay, 6.9, cw, 0.05, 0.018, 5, cop, tilt=0.0008, zjit=0.0004, seed=6)
    c2.location = (px0 - cw, py1 - 0.0, -0.045)
    tile = lambda: woods_and_glazes.glazed('#7fb9bd', '#4b97a3', var=0.22, wave=0.1)
    sp = lambda: dict(
        layout=('grid', dict(tw=0.048, th=0.048, gap=0.003)),
        field=dict(th=0.006, bev=0.001, seg=1),
        mat=pm,
        grout='#d3dedd',
    )
    pm = tile()
    dep = 1.15
    tiling.place(tiling.surface(sp(), px1 - px0, dep, 'pb', 1), 'back', (px0, py1, -dep - 0.04))
    tiling.place(tiling.surface(sp(), py1 - py0, dep, 'pl', 2), 'left', (px0, py0, -dep - 0.04))
    pf = tiling.slab('pf', px1 - px0, py1 - py0, 0, woods_and_glazes.glazed('#7fb9bd', '#4b97a3', var=0.0))
    shapes.set_attr(pf.data, 'tuv', np.array([(0, 0, 0), (4, 0, 0), (4, 4, 0), (0, 4, 0)], float))
    shapes.set_attr(pf.data, 'trnd', np.full((4, 3), 0.5))
    pf.location = (px0, py0, -dep)
    shapes.mesh(
        'water',
        [(px0, py0 - 2, -0.13), (px1 + 2, py0 - 2, -0.13), (px1 + 2, py1, -0.13), (px0, py1, -0.13)],
        [(0, 1, 2, 3)],
        materials.water(),
    )
    shapes.box('tb', (X0 - 3, Y0 - 1, -0.1), (tx0 - 0.06, Y1, -0.012), materials.plain('soil', '#4b5a2c', 0.95), 0)
    shapes.box('edge', (tx0 - 0.06, Y0, -0.06), (tx0 - 0.004, Y1, 0.004), woods_and_glazes.concrete('#9b968c'), 0.004)
    pt = lawn.turf('tp', 0.6, 0.6, materials.grass(), 26000, (0.022, 0.038), 0.0021, seg=2)
    for i in range(8):
        for j in range(14):
            q = pt.copy()
            scene.link(q)
            r = (i * 7 + j * 3) % 4
            q.rotation_euler = (0, 0, r * math.pi / 2)
            ox, oy = [(0, 0), (0.6, 0), (0.6, 0.6), (0, 0.6)][r]
            q.location = (tx0 - 0.06 - (i + 1) * 0.6 + ox, Y0 + j * 0.6 + oy - 0.3, -0.012)
    pt.location = (0, 0, -30)
    tiling.place(
        tiling.surface(dict(mat=layers.swappable(1, 0.5, 0.14)), X1 - X0 + 2, 1.75, 'bw', 3),
        'back',
        (X0 - 1, Y1 + 0.0, 0),
    )
    shapes.box('bwb', (X0 - 1, Y1 + 0.03, -0.1), (X1 + 1, Y1 + 0.3, 1.75), woods_and_glazes.concrete('#bdb6aa'), 0)
    shapes.box('cap', (X0 - 1, Y1 - 0.06, 1.75), (X1 + 1, Y1 + 0.34, 1.81), woods_and_glazes.concrete('#cfc8bb'), 0.008)
    shapes.box('lawn', (-40, Y1 + 0.35, -0.2), (60, 80, -0.05), materials.plain('lawn', '#5f7a3c', 0.95), 0)
    plants.hedge(
        (X0 - 4, Y1 + 1.0, 0), (X1 + 6, Y1 + 1.9, 2.25), 26000, materials.leaf('#3f5f30', '#6d8a4c'), 3, 0.11, 0.065
    )
    for k, (x, y, R_) in enumerate(
        ((-3.6, 7.4, 1.7), (-0.6, 8.6, 2.0), (2.2, 7.6, 1.6), (5.0, 8.4, 1.9), (8.2, 7.8, 1.8))
    ):
        plants.tree(
            (x, y, 3.5 + 0.4 * (k % 2)),
            R_,
            9000,
            materials.leaf(
                ('#5a7a48', '#6a8550', '#4f7042', '#6e8b52', '#5f7f4a')[k],
                ('#8fa868', '#9db574', '#7d9a5c', '#a3b876', '#94ad6c')[k],
            ),
            (x, y, 0),
            k,
        )
    shapes.box('bed', (X0, Y1 - 0.62, 0), (-1.0, Y1 - 0.02, 0.3), materials.plaster('#d9d0c0', strength=0.3), 0.01)
    shapes.box(
        'soil',
        (X0 + 0.05, Y1 - 0.57, 0.25),
        (-1.05, Y1 - 0.05, 0.29),
        materials.plain('soil', '#3b2c20', 0.95, bump=0.8, bscale=60),
        0,
    )
    for k in range(7):
        plants.tuft(
            (X0 + 0.55 + k * 0.32, Y1 - 0.32, 0.28), 70, 0.55, 0.016, materials.leaf('#8a9a5b', '#b7bd84'), k, 0.6
        )
    for x in (-0.55, 3.2):
        for y in (2.0, 4.05):
            shapes.box('post', (x - 0.07, y - 0.07, 0), (x + 0.07, y + 0.07, 2.55), teak('z'), 0.006)
    for y in (2.0, 4.05):
        shapes.box('beam', (-0.95, y - 0.05, 2.45), (3.6, y + 0.05, 2.63), teak(), 0.006)
    for k in range(11):
        shapes.box('raf', (-0.72 + k * 0.4, 1.7, 2.63), (-0.66 + k * 0.4, 4.3, 2.76), teak('y'), 0.004)
    cu = cloths.fabric('#e9e2d5', 420, strength=0.7)
    shapes.box('osb', (0.05, 3.05, 0.1), (2.45, 3.88, 0.26), teak(), 0.006)
    shapes.box('osk', (0.05, 3.82, 0.1), (2.45, 3.9, 0.62), teak(), 0.006)
    for a in (0.05, 2.39):
        shapes.box('osa', (a, 3.05, 0.1), (a + 0.06, 3.88, 0.52), teak('y'), 0.006)
    for i in range(3):
        soft_shapes.upholstered(
            'os', (0.12 + i * 0.755, 3.07, 0.26), (0.12 + (i + 1) * 0.755 - 0.008, 3.68, 0.42), 0.05, cu, 0.02, seed=i
        )
        q = soft_shapes.upholstered('osb', (-0.37, -0.09, 0), (0.37, 0.09, 0.4), 0.07, cu, 0.025, seed=i + 4)
        q.location = (0.12 + (i + 0.5) * 0.755, 3.73, 0.6)
        q.rotation_euler = (math.radians(-12), 0, 0)
    for x, c in ((0.42, '#c98f6b'), (2.05, '#7f8f7a'), (1.8, '#d9b98f')):
        soft_shapes.cushion(
            'p',
            (0.44, 0.44, 0.16),
            cloths.fabric(c, 520),
            (x, 3.46, 0.64),
            (math.radians(66), 0, 0.15),
            seed=int(x * 9),
        )
    seats.round_table((1.22, 2.45, 0), 0.36, 0.36, woods_and_glazes.travertine(mode='obj'), teak('z'))
    decor.bowl((1.14, 2.45, 0.36), 0.12, 0.06)
    plants.branch_vase((1.36, 2.53, 0.36), 0.45, 3, '#efe8dc', 0.18, 0.06, 'olive')
    seats.lounge(-1.15, 0.35, teak('y'), cu, math.radians(10))
    decor.round_stool((-0.42, 0.15, 0), 0.4, 0.18, teak('z'))
    plants.plant_pot((-1.55, 2.8, 0), 1.9, 'olive', 5, '#c9bba6', 0.26, 0.5, 5)
    plants.plant_pot((3.75, 2.2, 0), 1.5, 'rubber', 9, '#3d3c3a', 0.24, 0.46, 4)
    scene.world_sky(38, 205, 0.22, False)
    scene.sun((0.5, 0.62, -0.6), 3.6, (1, 0.88, 0.72), 0.8)
    scene.camera(**shot)
