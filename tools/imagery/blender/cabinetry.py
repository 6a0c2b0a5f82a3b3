"""Fronts, handles, tops and metals of built-in furniture."""
import math

import numpy as np

import materials
import shapes
import stones
import woods_and_glazes


def pull(loc, L, mat, axis='x', r=0.0055, stand=0.026):
    """bar pull on a face whose outward normal is -y"""
    x, y, z = loc
    d = (L / 2, 0, 0) if axis == 'x' else (0, 0, L / 2)
    a = np.array(loc) - d + np.array((0, -stand, 0))
    b = np.array(loc) + d + np.array((0, -stand, 0))
    shapes.sweep('pull', [tuple(a), tuple(b)], r, mat, bres=5)
    for s in (-0.38, 0.38):
        p = np.array(loc) + np.array(d) * s * 2
        shapes.sweep('post', [tuple(p), tuple(p + np.array((0, -stand, 0)))], r * 0.8, mat, bres=4)


def knob(loc, mat, r=0.015):
    o = shapes.lathe(
        'knob',
        shapes.rounded(
            [
                (0, 0),
                (0.008, 0),
                (0.0065, 0.004),
                (0.0055, 0.012),
                (r * 0.75, 0.019),
                (r, 0.024),
                (r * 0.95, 0.029),
                (0, 0.0315),
            ],
            0.002,
        ),
        40,
        mat,
    )
    o.location = loc
    o.rotation_euler = (math.radians(90), 0, 0)
    return o


def shaker(x0, x1, z0, z1, y, mat, panel=True, th=0.02, fr=0.062, gap=0.0015, wood_axis=None):
    """door/drawer front, face toward -y at y"""
    x0 += gap
    x1 -= gap
    z0 += gap
    z1 -= gap
    if not panel or (z1 - z0) < 0.17:
        shapes.box('front', (x0, y, z0), (x1, y + th, z1), mat, 0.0016, 2)
        return
    shapes.box('stile', (x0, y, z0), (x0 + fr, y + th, z1), mat, 0.0014, 2)
    shapes.box('stile', (x1 - fr, y, z0), (x1, y + th, z1), mat, 0.0014, 2)
    shapes.box('rail', (x0 + fr, y, z0), (x1 - fr, y + th, z0 + fr), mat, 0.0014, 2)
    shapes.box('rail', (x0 + fr, y, z1 - fr), (x1 - fr, y + th, z1), mat, 0.0014, 2)
    shapes.box(
        'panel', (x0 + fr - 0.003, y + 0.009, z0 + fr - 0.003), (x1 - fr + 0.003, y + th, z1 - fr + 0.003), mat, 0
    )


def countertop(kind):
    if kind == 'quartz':
        return stones.quartz('#efece6', seed=3, vein='#cdc6bb')
    return stones.marble(
        7, '#f5f3ee', '#e3e0d9', '#8f8a84', accent='#c7ab78', mode='obj', scale=0.9, rough=0.09, veins=1.05
    )


PAINTS = {'sage': '#93a08a', 'navy': '#33455a', 'cream': '#e8dfcd', 'clay': '#a9745a'}


def cabinet_front(kind, along='x'):
    if kind == 'oak':
        return woods_and_glazes.wood('#c9a47a', '#98693f', mode='obj', along=along, var=0.05)
    if kind == 'walnut':
        return woods_and_glazes.wood('#7d5a3c', '#4d3323', mode='obj', along=along, var=0.05)
    return materials.plain(kind, PAINTS[kind], 0.45, bump=0.03, bscale=220)


def named_metal(kind):
    return {'brass': materials.BRASS, 'black': materials.BLACK_METAL}[kind]()
