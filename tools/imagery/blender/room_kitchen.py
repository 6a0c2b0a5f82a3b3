"""A kitchen whose backsplash, island top and floor can be swapped."""
import math
import random

import cabinetry
import decor
import lamps
import layers
import materials
import mixers
import plants
import room_parts
import scene
import shapes
import tiling
import woods_and_glazes


WHOLE = dict(loc=(2.95, -1.25, 1.98), target=(1.92, 2.2, 0.86), lens=31, fstop=9, focus=(2.1, 0.9, 0.95))
RANGE = dict(loc=(2.1, 1.02, 1.45), target=(2.1, 3.2, 1.22), lens=25, fstop=10, focus=(2.1, 2.9, 1.1))
ISLAND = dict(loc=(3.95, -0.9, 1.6), target=(1.0, 2.3, 0.85), lens=30, fstop=9, focus=(2.4, 0.9, 0.9))


def build(shot=WHOLE, cabinet='sage', metal='brass'):
    W, D, H = (4.3, 3.3, 2.62)
    F0 = -3.0
    met = cabinetry.named_metal(metal)
    white = materials.plain('trim', '#f2efe9', 0.45, bump=0.02)
    wallp = materials.plaster('#ece6db', strength=0.2)
    oy0, oy1, oz0, oz1 = (0.35, 2.25, 0.98, 2.28)
    room_parts.wall_with_opening(F0, D + 0.2, 0, H, oy0, oy1, oz0, oz1, 0.16, wallp, 'left')
    shapes.box('right', (W, F0, 0), (W + 0.1, D + 0.2, H), wallp, 0)
    shapes.box('front', (0, F0 - 0.1, 0), (W, F0, H), wallp, 0)
    shapes.box('ceil', (-0.2, F0 - 0.1, H), (W + 0.2, D + 0.2, H + 0.1), materials.wallpaint('#f4f1ea'), 0)
    for i in range(1, 3):
        shapes.box(
            'beam',
            (-0.1, -0.55 + i * 1.45, H - 0.13),
            (W + 0.1, -0.42 + i * 1.45, H + 0.01),
            woods_and_glazes.wood('#b48a5c', '#80562f', mode='obj', var=0.05),
            0.006,
        )
    zc = 0.91
    tiling.place(tiling.surface(dict(mat=layers.swappable(0, 0.5, 0.14)), W, H - zc, 'back', 1), 'back', (0, D, zc))
    shapes.box('bw', (0, D + 0.012, 0), (W, D + 0.2, H), wallp, 0)
    tiling.place(tiling.surface(dict(mat=layers.swappable(2, 0.45, 0.28)), W, D - F0, 'floor', 2), 'floor', (0, F0, 0))
    shapes.box('sub', (-0.2, F0 - 0.2, -0.2), (W + 0.2, D + 0.2, -0.02), wallp, 0)
    room_parts.window_frame(oy0, oy1, oz0, oz1, white, nx=3, nz=2)
    room_parts.view(-2.2, oy0 - 1.5, oy1 + 8, -0.5, 4.5)
    room_parts.daylight(oy0, oy1, oz0, oz1, 85, sun_dir=(0.7, 0.28, -0.52), sun_p=7)
    cab = cabinetry.cabinet_front(cabinet, 'z')
    island_top = layers.swappable(1, 0.5, 0.1, True)
    top = cabinetry.countertop('quartz')
    isl = cabinetry.cabinet_front('oak', 'z')
    oakx = woods_and_glazes.wood('#c09566', '#8a5f38', mode='obj', along='x', var=0.05)
    vy = D - 0.62
    x0, x1 = (0.0, W)
    rx0, rx1 = (W / 2 - 0.38, W / 2 + 0.38)
    shapes.box('toe', (x0, vy + 0.07, 0), (x1, D, 0.1), materials.plain('toe', '#2a2825', 0.7), 0)
    for a, b in ((x0, rx0), (rx1, x1)):
        shapes.box('carc', (a, vy + 0.021, 0.1), (b, D, 0.88), cab, 0.001)

    def run(a, b, n, drawers=()):
        w = (b - a) / n
        for i in range(n):
            p, q = (a + i * w, a + (i + 1) * w)
            if i in drawers:
                for z0, z1 in ((0.105, 0.4), (0.4, 0.66), (0.66, 0.875)):
                    cabinetry.shaker(p, q, z0, z1, vy, cab, panel=True)
                    cabinetry.pull(((p + q) / 2, vy, (z0 + z1) / 2 + (0.05 if z1 - z0 > 0.2 else 0)), 0.16, met)
            else:
                cabinetry.shaker(p, q, 0.105, 0.7, vy, cab, panel=True)
                cabinetry.shaker(p, q, 0.7, 0.875, vy, cab, panel=False)
                cabinetry.knob((p + 0.05 if i % 2 else q - 0.05, vy, 0.62), met)
                cabinetry.knob(((p + q) / 2, vy, 0.79), met)

    run(x0 + 0.01, rx0, 3, (2,))
    run(rx1, x1 - 0.01, 3, (0,))
    shapes.box('ctop', (x0, vy - 0.022, 0.88), (rx0, D, 0.915), top, 0.0025)
    shapes.box('ctop', (rx1, vy - 0.022, 0.88), (x1, D, 0.915), top, 0.0025)
    st = materials.metal('steel', '#c3c4c6', 0.26, 0.06)
    bg = materials.plain('bglass', '#08090a', 0.05, coat=0.3)
    shapes.box('rng', (rx0 + 0.003, vy + 0.0, 0.1), (rx1 - 0.003, D, 0.905), st, 0.003)
    shapes.box('oven', (rx0 + 0.05, vy - 0.012, 0.24), (rx1 - 0.05, vy + 0.01, 0.68), bg, 0.006)
    shapes.sweep('oh', [(rx0 + 0.07, vy - 0.055, 0.715), (rx1 - 0.07, vy - 0.055, 0.715)], 0.011, met)
    for xx in (rx0 + 0.09, rx1 - 0.09):
        shapes.sweep('ohp', [(xx, vy - 0.055, 0.715), (xx, vy, 0.715)], 0.008, met)
    for k in range(5):
        kk = shapes.lathe('kn', shapes.rounded([(0, 0), (0.021, 0), (0.019, 0.03), (0, 0.03)], 0.003), 40, met)
        kk.location = (rx0 + 0.13 + k * (rx1 - rx0 - 0.26) / 4, vy, 0.8)
        kk.rotation_euler = (math.radians(90), 0, 0)
    shapes.box(
        'hob',
        (rx0 + 0.003, vy - 0.015, 0.905),
        (rx1 - 0.003, D - 0.02, 0.922),
        materials.plain('iron', '#17181a', 0.5),
        0.003,
    )
    for gx in (-0.19, 0.19):
        for gy in (0.17, 0.42):
            for k in range(4):
                a = k * math.pi / 4
                shapes.box(
                    'gr',
                    (W / 2 + gx - 0.085, vy + gy - 0.006, 0.94),
                    (W / 2 + gx + 0.085, vy + gy + 0.006, 0.952),
                    materials.BLACK_METAL(),
                    0.002,
                ).rotation_euler = (0, 0, a)
            shapes.lathe(
                'br',
                [(0, 0.93), (0.035, 0.93), (0.04, 0.922)],
                32,
                materials.BLACK_METAL(),
                loc=(W / 2 + gx, vy + gy, 0),
            )
    shapes.lathe(
        'pot',
        shapes.rounded(
            [
                (0, 0),
                (0.095, 0),
                (0.105, 0.02),
                (0.105, 0.12),
                (0.11, 0.125),
                (0.08, 0.145),
                (0.012, 0.155),
                (0.012, 0.17),
                (0.022, 0.19),
                (0, 0.192),
            ],
            0.008,
        ),
        64,
        materials.plain('enam', '#c9694a', 0.18, coat=0.3),
        loc=(W / 2 + 0.19, vy + 0.4, 0.953),
    )
    hx = 0.52
    V = [
        (W / 2 - hx, D - 0.5, 1.62),
        (W / 2 + hx, D - 0.5, 1.62),
        (W / 2 + hx, D, 1.62),
        (W / 2 - hx, D, 1.62),
        (W / 2 - hx, D - 0.5, 1.8),
        (W / 2 + hx, D - 0.5, 1.8),
        (W / 2 + hx, D, 1.8),
        (W / 2 - hx, D, 1.8),
        (W / 2 - 0.26, D - 0.3, H),
        (W / 2 + 0.26, D - 0.3, H),
        (W / 2 + 0.26, D, H),
        (W / 2 - 0.26, D, H),
    ]
    Fs = [
        (3, 2, 1, 0),
        (0, 1, 5, 4),
        (1, 2, 6, 5),
        (2, 3, 7, 6),
        (3, 0, 4, 7),
        (4, 5, 9, 8),
        (5, 6, 10, 9),
        (6, 7, 11, 10),
        (7, 4, 8, 11),
    ]
    hd = shapes.mesh('hood', V, Fs, materials.plaster('#efe9df', strength=0.25))
    shapes.bevel(hd, 0.012, 3, 20)
    shapes.box('hb', (W / 2 - hx - 0.012, D - 0.512, 1.6), (W / 2 + hx + 0.012, D, 1.68), oakx, 0.004)
    for sx0, sx1 in ((0.28, W / 2 - hx - 0.14), (W / 2 + hx + 0.14, W - 0.28)):
        for z in (1.4, 1.8):
            shapes.box('sh', (sx0, D - 0.26, z), (sx1, D, z + 0.036), oakx, 0.004)
            for xx in (sx0 + 0.1, sx1 - 0.1):
                shapes.sweep(
                    'brk',
                    [(xx, D - 0.005, z - 0.12), (xx, D - 0.005, z - 0.003), (xx, D - 0.22, z - 0.003)],
                    0.006,
                    met,
                )
    rs = random.Random(3)
    cer = ['#e9e3d8', '#d5cbbb', '#9aa58f', '#b98467', '#e3ded4', '#5d6a67']

    def stack(x, y, z, n, R_):
        c = rs.choice(cer)
        m = materials.plain('plate', c, 0.3, coat=0.2)
        for k in range(n):
            shapes.lathe(
                'pl',
                shapes.rounded(
                    [(0, 0), (R_ * 0.6, 0), (R_, 0.016), (R_ - 0.004, 0.019), (R_ * 0.58, 0.006), (0, 0.006)], 0.003
                ),
                64,
                m,
                loc=(x, y, z + k * 0.0125),
            )

    def cup(x, y, z, r=0.04, h=0.08):
        shapes.lathe(
            'cup',
            shapes.rounded(
                [(0, 0), (r * 0.75, 0), (r, h * 0.4), (r, h), (r - 0.004, h), (r - 0.005, 0.012), (0, 0.01)], 0.006
            ),
            56,
            materials.plain('cup', rs.choice(cer), 0.35, coat=0.15),
            loc=(x, y, z),
        )

    for sx0, sx1 in ((0.28, W / 2 - hx - 0.14), (W / 2 + hx + 0.14, W - 0.28)):
        L = sx1 - sx0
        stack(sx0 + 0.17, D - 0.13, 1.436, 6, 0.115)
        for k in range(4):
            cup(sx0 + 0.4 + k * 0.1, D - 0.12 - 0.02 * (k % 2), 1.436)
        decor.bowl((sx0 + L * 0.76 + 0.06, D - 0.13, 1.436), 0.1, 0.075, materials.plain('bw', rs.choice(cer), 0.4))
        plants.branch_vase((sx0 + L * 0.24, D - 0.13, 1.836), 0.36, 7, rs.choice(cer[:4]), 0.15, 0.055, 'olive')
        decor.bowl((sx0 + L * 0.6, D - 0.13, 1.836), 0.115, 0.09, materials.plain('bw', rs.choice(cer), 0.4))
        for k in range(2):
            shapes.lathe(
                'jar',
                shapes.rounded(
                    [
                        (0, 0),
                        (0.05, 0),
                        (0.055, 0.02),
                        (0.055, 0.12 + 0.03 * k),
                        (0.035, 0.14 + 0.03 * k),
                        (0, 0.14 + 0.03 * k),
                    ],
                    0.01,
                ),
                56,
                materials.plain('jar', rs.choice(cer), 0.45),
                loc=(sx0 + L * 0.8 + 0.12 * k, D - 0.13, 1.836),
            )
    for k, (w, h, c) in enumerate(((0.26, 0.4, 0), (0.22, 0.3, 1))):
        b = shapes.box(
            'board',
            (-w / 2, -0.011, 0),
            (w / 2, 0.011, h),
            woods_and_glazes.wood('#c69c6b' if k else '#8b6446', '#8d5d35' if k else '#4b2f20', mode='obj', along='z'),
            0.01,
        )
        b.location = (rx1 + 0.28 + k * 0.14, D - 0.07 - 0.05 * k, 0.915 + h / 2)
        b.rotation_euler = (math.radians(-9), 0, 0)
    shapes.lathe(
        'crock',
        shapes.rounded(
            [(0, 0), (0.06, 0), (0.065, 0.02), (0.062, 0.16), (0.056, 0.16), (0.055, 0.02), (0, 0.02)], 0.01
        ),
        64,
        materials.plain('crock', '#e6dfd2', 0.45),
        loc=(rx0 - 0.22, D - 0.16, 0.915),
    )
    for k in range(5):
        a = k * 1.3
        shapes.sweep(
            'ut',
            [
                (rx0 - 0.22 + 0.02 * math.cos(a), D - 0.16 + 0.02 * math.sin(a), 0.94),
                (rx0 - 0.22 + 0.06 * math.cos(a), D - 0.16 + 0.045 * math.sin(a), 1.19 + 0.02 * k),
            ],
            0.006,
            woods_and_glazes.wood('#b48a5c', '#80562f', mode='obj', along='z'),
            radii=[0.8, 1.5],
        )
    ix0, ix1, iy0, iy1 = (0.95, 3.35, 0.45, 1.35)
    shapes.box('ic', (ix0 + 0.03, iy0 + 0.26, 0.0), (ix1 - 0.03, iy1 - 0.02, 0.87), isl, 0.002)
    n = 6
    w = (ix1 - ix0 - 0.06) / n
    for k in range(n):
        shapes.box(
            'slat',
            (ix0 + 0.03 + k * w + 0.0015, iy0 + 0.245, 0.06),
            (ix0 + 0.03 + (k + 1) * w - 0.0015, iy0 + 0.262, 0.868),
            isl,
            0.0015,
        )
    shapes.box('it', (ix0, iy0, 0.87), (ix1, iy1, 0.91), island_top, 0.003)
    mixers.gooseneck((2.62, 1.12, 0.91), met, 0.42, 0.2, math.radians(0))
    shapes.box('snk', (2.36, 0.78, 0.9085), (2.88, 1.06, 0.9115), materials.plain('hole', '#2a2a2a', 0.3, 0), 0.001)
    decor.bowl((1.98, 0.86, 0.91), 0.17, 0.085, materials.plain('bw', '#d8cfc0', 0.5, bump=0.12))
    for k in range(8):
        a = k * 2.4
        decor.lemon(
            (
                1.98 + 0.075 * math.cos(a) * (k > 0),
                0.86 + 0.075 * math.sin(a) * (k > 0),
                0.955 + 0.028 * (k > 4) + 0.01 * (k % 2),
            ),
            0.031,
            (a, 1.2 + k, 0.3),
        )
    plants.branch_vase((1.42, 0.95, 0.91), 0.78, 11, '#b9aa95', 0.26, 0.085)
    decor.books((1.62, 0.66, 0.91), 2)
    for k in range(2):
        lamps.pendant(
            (1.55 + k * 1.2, 0.92, H),
            met,
            materials.plain('shade', '#efe9df', 0.35, coat=0.1),
            'dome',
            0.86,
            3.0,
            0.2,
            8,
        )
    scene.world_color((0.9, 0.93, 1), 0.25)
    fl = scene.area((W / 2, F0 + 0.25, 2.2), (W / 2, 1.6, 1.0), 2.6, 14, (1, 0.965, 0.91), 1.0)
    fl.visible_glossy = False
    scene.camera(**shot)
