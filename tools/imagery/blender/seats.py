"""Sofas, tables, loungers."""
import math

import cloths
import shapes
import soft_shapes


def sofa(x0, x1, y0, y1, mat, legs, seats=3, zs=0.42, arm=0.2, back=0.74):
    """faces -y"""
    soft_shapes.upholstered('base', (x0 + 0.02, y0 + 0.06, 0.13), (x1 - 0.02, y1 - 0.02, 0.3), 0.03, mat, 0.002)
    for a, b in ((x0, x0 + arm), (x1 - arm, x1)):
        soft_shapes.upholstered('arm', (a, y0 + 0.02, 0.13), (b, y1, 0.6), 0.075, mat, 0.012, seed=abs(int(a * 10)))
    soft_shapes.upholstered('backf', (x0 + 0.03, y1 - 0.2, 0.13), (x1 - 0.03, y1, back), 0.07, mat, 0.008)
    w = (x1 - x0 - 2 * arm) / seats
    for i in range(seats):
        a, b = (x0 + arm + i * w, x0 + arm + (i + 1) * w)
        soft_shapes.upholstered(
            'seat', (a + 0.004, y0, 0.28), (b - 0.004, y1 - 0.2, zs + 0.02), 0.055, mat, 0.03, seed=i
        )
        o = soft_shapes.upholstered(
            'bc', (-w / 2 + 0.006, -0.1, 0), (w / 2 - 0.006, 0.1, 0.46), 0.085, mat, 0.03, seed=i + 9
        )
        o.location = ((a + b) / 2, y1 - 0.27, zs + 0.235)
        o.rotation_euler = (math.radians(-11), 0, 0)
    for a in (x0 + 0.08, x1 - 0.08):
        for b in (y0 + 0.12, y1 - 0.08):
            shapes.sweep('leg', [(a, b, 0), (a, b, 0.14)], 0.02, legs, radii=[0.7, 1.1])


def round_table(loc, R, h, top, leg, th=0.035):
    x, y, z = loc
    shapes.lathe(
        'top',
        shapes.rounded([(0, h - th), (R - 0.006, h - th), (R, h - th / 2), (R - 0.004, h), (0, h)], 0.006),
        96,
        top,
        loc=loc,
    )
    for k in range(3):
        a = k * 2.094 + 0.4
        shapes.lathe(
            'lg',
            shapes.rounded([(0, 0), (0.055, 0), (0.055, h - th), (0, h - th)], 0.004),
            48,
            leg,
            loc=(x + R * 0.58 * math.cos(a), y + R * 0.58 * math.sin(a), z),
        )


def lounge(x, y, mat, cush, rot=0):
    def f():
        for s in (-1, 1):
            shapes.box('side', (s * 0.33 - 0.03, -0.95, 0.2), (s * 0.33 + 0.03, 0.95, 0.27), mat, 0.006)
        for yy in (-0.85, 0.8):
            for s in (-1, 1):
                shapes.box('leg', (s * 0.33 - 0.03, yy - 0.03, 0), (s * 0.33 + 0.03, yy + 0.03, 0.22), mat, 0.005)
        for k in range(13):
            shapes.box('slat', (-0.3, -0.93 + k * 0.1, 0.245), (0.3, -0.86 + k * 0.1, 0.265), mat, 0.004)
        soft_shapes.upholstered('c', (-0.31, -0.95, 0.272), (0.31, 0.28, 0.375), 0.04, cush, 0.012)
        b = soft_shapes.upholstered('cb', (-0.31, -0.36, -0.05), (0.31, 0.36, 0.05), 0.04, cush, 0.012)
        b.location = (0, 0.56, 0.52)
        b.rotation_euler = (math.radians(40), 0, 0)
        soft_shapes.cushion(
            'p', (0.46, 0.28, 0.13), cloths.fabric('#c98f6b', 500), (0, 0.66, 0.7), (math.radians(46), 0, 0), seed=3
        )
        bb = shapes.box('bk', (-0.32, -0.4, -0.02), (0.32, 0.4, 0.01), mat, 0.005)
        bb.location = (0, 0.58, 0.44)
        bb.rotation_euler = (math.radians(40), 0, 0)

    return shapes.grouped(f, (x, y, 0), (0, 0, rot))
