"""Faucets that stand both in rooms and on their own."""
import bpy

import scene
import shapes


def basin_mixer(loc, mat, h=0.30, reach=0.14, rot=0):
    """tall single-lever basin mixer, spout pointing -y (rot about z)"""
    e = bpy.data.objects.new('faucet', None)
    scene.link(e)
    P = []
    P.append(
        shapes.lathe(
            'base',
            shapes.rounded(
                [
                    (0, 0),
                    (0.027, 0),
                    (0.027, 0.006),
                    (0.0235, 0.010),
                    (0.0235, h * 0.80),
                    (0.022, h * 0.80 + 0.004),
                    (0, h * 0.80 + 0.004),
                ],
                0.003,
            ),
            48,
            mat,
        )
    )
    sp = shapes.sweep(
        'spout', [(0, -0.010, h * 0.66), (0, -0.05, h * 0.675), (0, -reach + 0.02, h * 0.70)], 0.0125, mat, bres=8
    )
    P.append(sp)
    P.append(
        shapes.lathe(
            'tip',
            shapes.rounded([(0, -0.018), (0.0105, -0.018), (0.0125, -0.014), (0.0125, 0.012), (0, 0.013)], 0.002),
            40,
            mat,
            loc=(0, -reach + 0.022, h * 0.70),
        )
    )
    P.append(
        shapes.lathe(
            'cap',
            shapes.rounded([(0, 0), (0.0235, 0), (0.0235, 0.026), (0.0, 0.030)], 0.004),
            48,
            mat,
            loc=(0, 0, h * 0.80 + 0.007),
        )
    )
    P.append(
        shapes.sweep(
            'lever',
            [(0, 0, h * 0.80 + 0.030), (0, 0.02, h * 0.80 + 0.036), (0, 0.085, h * 0.80 + 0.052)],
            0.0055,
            mat,
            bres=6,
        )
    )
    for o in P:
        o.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, rot)
    return e


def gooseneck(loc, mat, h=0.42, reach=0.20, rot=0, spray=True):
    e = bpy.data.objects.new('faucet', None)
    scene.link(e)
    P = []
    P.append(
        shapes.lathe(
            'base',
            shapes.rounded(
                [
                    (0, 0),
                    (0.030, 0),
                    (0.030, 0.005),
                    (0.0245, 0.010),
                    (0.0225, 0.05),
                    (0.0225, 0.135),
                    (0.0165, 0.150),
                    (0, 0.150),
                ],
                0.005,
            ),
            56,
            mat,
        )
    )
    R = reach / 2
    pts = (
        [(0, 0, 0.13), (0, 0, h - R - 0.03)]
        + shapes.arc((0, -R, h - R), R, 0, 180, 28, 'yz')
        + [(0, -reach, h - R - 0.06)]
    )
    P.append(shapes.sweep('neck', pts, 0.0118, mat, bres=10))
    if spray:
        P.append(
            shapes.lathe(
                'head',
                shapes.rounded(
                    [(0, -0.115), (0.0135, -0.115), (0.0165, -0.108), (0.0150, -0.05), (0.0125, 0), (0, 0.002)], 0.003
                ),
                48,
                mat,
                loc=(0, -reach, h - R - 0.055),
            )
        )
    P.append(shapes.sweep('hub', [(0.018, 0, 0.092), (0.046, 0, 0.092)], 0.0125, mat, bres=8))
    P.append(
        shapes.sweep(
            'lever',
            [(0.042, 0, 0.092), (0.052, -0.002, 0.104), (0.064, -0.006, 0.185)],
            0.0052,
            mat,
            bres=6,
            kind='BEZ',
        )
    )
    for o in P:
        o.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, rot)
    return e


def tub_filler(loc, mat, rot=0):
    e = bpy.data.objects.new('filler', None)
    scene.link(e)
    P = []
    P.append(shapes.lathe('b', shapes.rounded([(0, 0), (0.05, 0), (0.05, 0.008), (0, 0.008)], 0.002), 48, mat))
    P.append(
        shapes.sweep(
            'p',
            [(0, 0, 0), (0, 0, 0.80)] + shapes.arc((0, -0.09, 0.80), 0.09, 0, 180, 20, 'yz') + [(0, -0.18, 0.765)],
            0.016,
            mat,
            bres=8,
        )
    )
    P.append(
        shapes.lathe(
            'k',
            shapes.rounded([(0, -0.03), (0.028, -0.03), (0.028, 0.03), (0, 0.03)], 0.004),
            40,
            mat,
            loc=(0, 0, 0.68),
        )
    )
    P.append(shapes.sweep('h', [(0.02, 0, 0.68), (0.10, 0, 0.70)], 0.007, mat))
    P.append(shapes.sweep('hs', [(-0.02, 0, 0.68), (-0.05, 0, 0.70), (-0.055, -0.01, 0.84)], 0.010, mat, kind='BEZ'))
    P.append(
        shapes.sweep(
            'hose',
            [
                (-0.03, 0, 0.67),
                (-0.07, 0.01, 0.5),
                (-0.12, 0.02, 0.32),
                (-0.09, 0.02, 0.2),
                (-0.05, 0.01, 0.4),
                (-0.055, 0, 0.70),
            ],
            0.006,
            mat,
            kind='BEZ',
        )
    )
    for o in P:
        o.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, rot)
    return e
