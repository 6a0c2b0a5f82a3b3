"""What makes a room lived in."""
import math
import random

import materials
import shapes
import woods_and_glazes


def round_stool(loc, h=0.45, r=0.17, mat=None):
    x, y, z = loc
    mat = mat or woods_and_glazes.wood('#c69f73', '#94683f', mode='obj', along='z')
    shapes.lathe(
        'seat',
        shapes.rounded([(0, h - 0.035), (r - 0.01, h - 0.035), (r, h - 0.015), (r - 0.004, h), (0, h - 0.004)], 0.01),
        72,
        mat,
        loc=loc,
    )
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        shapes.sweep(
            'leg',
            [
                (x + r * 0.95 * math.cos(a), y + r * 0.95 * math.sin(a), z),
                (x + r * 0.55 * math.cos(a), y + r * 0.55 * math.sin(a), z + h - 0.03),
            ],
            0.014,
            mat,
            radii=[0.75, 1.1],
        )


def bottle(loc, h=0.16, r=0.03, mat=None, cap=None):
    shapes.lathe(
        'bottle',
        shapes.rounded(
            [(0, 0), (r, 0), (r, h * 0.68), (r * 0.38, h * 0.80), (r * 0.34, h * 0.9), (0, h * 0.9)],
            [0, 0.006, 0.02, 0.012, 0.003, 0],
        ),
        48,
        mat or materials.plain('amber', '#5c3013', 0.12, coat=0.5),
        loc=loc,
    )
    shapes.lathe(
        'cap',
        shapes.rounded([(0, h * 0.88), (r * 0.42, h * 0.88), (r * 0.42, h), (0, h)], 0.003),
        36,
        cap or materials.BLACK_METAL(),
        loc=loc,
    )


def candle(loc, r=0.04, h=0.085, c='#efe8dc', jar='#e9e4da'):
    shapes.lathe(
        'jar',
        shapes.rounded([(0, 0), (r, 0), (r, h), (r - 0.003, h), (r - 0.003, h - 0.02), (0, h - 0.02)], 0.004),
        48,
        materials.plain('jar', jar, 0.4, bump=0.03),
        loc=loc,
    )


def bowl(loc, R=0.14, H=0.075, mat=None):
    shapes.lathe(
        'bowl',
        shapes.rounded(
            [
                (0, 0),
                (R * 0.45, 0),
                (R * 0.45, 0.008),
                (R * 0.85, H * 0.55),
                (R, H),
                (R - 0.006, H),
                (R * 0.82, H * 0.55),
                (R * 0.4, 0.016),
                (0, 0.013),
            ],
            0.012,
            6,
        ),
        80,
        mat or materials.plain('bowl', '#ddd5c8', 0.5, bump=0.1),
        loc=loc,
    )


def lemon(loc, r=0.034, rot=(0, 0, 0), c='#f0c437'):
    n = 24
    pr = []
    for i in range(n + 1):
        a = math.pi * i / n
        z = -math.cos(a)
        rr = math.sin(a)
        z2 = z * (1.22 + 0.16 * abs(z) ** 8)
        pr.append((r * rr * (1 - 0.05 * abs(z) ** 4) + 1e-6, r * z2))
    o = shapes.lathe(
        'lemon', pr, 40, materials.plain('lemon', c, 0.38, bump=0.35, bscale=420, sss=0.08, var=0.05), loc=loc
    )
    o.rotation_euler = rot
    return o


def art(c, W, H, seed=0, frame=None, kind='abstract'):
    """framed abstract print on a wall facing -y; c = centre"""
    x, y, z = c
    f = 0.018
    frame = frame or woods_and_glazes.wood('#c69f73', '#94683f', mode='obj')
    for lo, hi in (
        ((x - W / 2, y - 0.03, z - H / 2), (x - W / 2 + f, y, z + H / 2)),
        ((x + W / 2 - f, y - 0.03, z - H / 2), (x + W / 2, y, z + H / 2)),
        ((x - W / 2 + f, y - 0.03, z - H / 2), (x + W / 2 - f, y, z - H / 2 + f)),
        ((x - W / 2 + f, y - 0.03, z + H / 2 - f), (x + W / 2 - f, y, z + H / 2)),
    ):
        shapes.box('fr', lo, hi, frame, 0.0015, 2)
    shapes.quad(
        'mat',
        (x - W / 2, y - 0.010, z - H / 2),
        (x + W / 2, y - 0.010, z - H / 2),
        (x + W / 2, y - 0.010, z + H / 2),
        (x - W / 2, y - 0.010, z + H / 2),
        materials.plain('paper', '#f3efe7', 0.9, bump=0.05, bscale=900),
    )
    rs = random.Random(seed)
    pal = rs.sample(['#c4785a', '#d9b38c', '#3f5a5a', '#2b3a42', '#8b9a82', '#e2c9a8', '#b65f43'], 4)
    m = W * 0.14
    w, h = W - 2 * m - 2 * f, H - 2 * m - 2 * f

    def blob(cx, cz, rx, rz, col, k, sq=2.2):
        V = []
        ph = rs.random() * 6
        for i in range(60):
            a = 2 * math.pi * i / 60
            r = 1 + 0.10 * math.sin(2 * a + ph) + 0.05 * math.sin(3 * a + 2 * ph)
            px, pz = cx + rx * r * math.cos(a), cz + rz * r * math.sin(a)
            px = min(max(px, x - w / 2), x + w / 2)
            pz = min(max(pz, z - h / 2), z + h / 2)
            V.append((px, y - 0.0105 - 0.0002 * k, pz))
        shapes.mesh('blob', V, [tuple(range(60))], materials.plain('ink', col, 0.9, bump=0.05, var=0.06, bscale=600))

    blob(x - w * 0.1, z - h * 0.22, w * 0.52, h * 0.30, pal[0], 1)
    blob(x + w * 0.16, z + h * 0.02, w * 0.36, h * 0.26, pal[1], 2)
    blob(x - w * 0.12, z + h * 0.26, w * 0.20, w * 0.20, pal[2], 3)
    shapes.sweep(
        'line',
        [
            (x - w * 0.4 + w * 0.8 * i / 30, y - 0.0116, z - h * 0.05 + h * 0.07 * math.sin(i * 0.42 + ph_))
            for i in range(31)
            for ph_ in (seed,)
        ],
        0.0012,
        materials.plain('l', pal[3], 0.9),
    )


def books(loc, n=3, rot=0.2, cols=('#d8cdb9', '#6f7f78', '#b97b5c')):
    x, y, z = loc
    for i in range(n):
        w, d, t = (0.27 - 0.02 * i, 0.2 - 0.012 * i, 0.028)
        o = shapes.box(
            'book',
            (-w / 2, -d / 2, 0),
            (w / 2, d / 2, t),
            materials.plain('cov', cols[i % len(cols)], 0.6, bump=0.05),
            0.002,
        )
        o.location = (x, y, z + t / 2 + i * (t + 0.001))
        o.rotation_euler = (0, 0, rot + 0.12 * i)
        p = shapes.box(
            'pg',
            (-w / 2 + 0.004, -d / 2 - 0.001, 0.003),
            (w / 2 + 0.001, d / 2 + 0.001, t - 0.003),
            materials.plain('pg', '#efe9dc', 0.9),
            0,
        )
        p.location = o.location
        p.rotation_euler = o.rotation_euler
