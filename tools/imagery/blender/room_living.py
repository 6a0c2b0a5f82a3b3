"""A living room whose wall and floor can be swapped."""
import math

import cabinetry
import cloths
import decor
import hearth
import lamps
import layers
import materials
import plants
import room_parts
import scene
import seats
import shapes
import soft_shapes
import tiling
import woods_and_glazes


WHOLE = dict(
    loc=(2.75, -2.35, 1.25), target=(2.45, 3.0, 1.25), lens=30, fstop=8, focus=(2.5, 2.2, 0.8), shift=(0, -0.055), level=True
)
WINDOW = dict(loc=(3.9, -0.3, 1.3), target=(0.9, 1.9, 0.75), lens=32, fstop=9, focus=(1.0, 1.3, 0.6))
SOFA = dict(loc=(1.6, -0.2, 1.2), target=(3.3, 3.3, 0.85), lens=32, fstop=9, focus=(2.8, 2.4, 0.6))
HEARTH = dict(loc=(2.2, -0.5, 1.2), target=(2.5, 3.3, 1.12), lens=32, fstop=9, focus=(2.5, 2.8, 0.8))


def build(shot=WHOLE, has_hearth=False):
    W, D, H = (4.8, 3.5, 2.7)
    F0 = -3.0
    met = cabinetry.named_metal('black')
    white = materials.plain('trim', '#f2efe9', 0.45, bump=0.02)
    wallp = materials.plaster('#e6dfd3', strength=0.18)
    oy0, oy1, oz0, oz1 = (0.35, 2.75, 0.12, 2.36)
    room_parts.wall_with_opening(F0, D + 0.2, 0, H, oy0, oy1, oz0, oz1, 0.16, wallp, 'left')
    shapes.box('right', (W, F0, 0), (W + 0.1, D + 0.2, H), wallp, 0)
    shapes.box('front', (0, F0 - 0.1, 0), (W, F0, H), wallp, 0)
    shapes.box('ceil', (-0.2, F0 - 0.1, H), (W + 0.2, D + 0.2, H + 0.1), materials.wallpaint('#f4f1ea'), 0)
    tiling.place(tiling.surface(dict(mat=layers.swappable(0, 0.5, 0.14)), W, H, 'back', 1), 'back', (0, D, 0))
    shapes.box('bw', (0, D + 0.02, 0), (W, D + 0.2, H), wallp, 0)
    tiling.place(tiling.surface(dict(mat=layers.swappable(1, 0.45, 0.28)), W, D - F0, 'floor', 2), 'floor', (0, F0, 0))
    shapes.box('sub', (-0.2, F0 - 0.2, -0.2), (W + 0.2, D + 0.2, -0.02), wallp, 0)
    shapes.box('base', (W - 0.016, F0, 0), (W, D, 0.13), white, 0.004)
    room_parts.window_frame(oy0, oy1, oz0, oz1, white, nx=3, nz=1, bar=0.04)
    room_parts.view(-2.6, oy0 - 2, oy1 + 9, -1, 5)
    room_parts.daylight(oy0, oy1, oz0, oz1, 85, sun_dir=(0.7, 0.1, -0.46), sun_p=6)
    cloths.curtain((0.1, oy0 - 0.3), (0.1, oy0 + 0.22), 0.015, H - 0.1, cloths.linen('#ece4d6'), 5, 0.045, 2)
    cloths.curtain((0.1, oy1 - 0.18), (0.1, oy1 + 0.34), 0.015, H - 0.1, cloths.linen('#ece4d6'), 5, 0.045, 5)
    shapes.sweep('rod', [(0.1, oy0 - 0.4, H - 0.085), (0.1, oy1 + 0.45, H - 0.085)], 0.012, met)
    legs = woods_and_glazes.wood('#8b6446', '#4b2f20', mode='obj', along='z')
    if has_hearth:
        hearth.hearth(2.55, D)
    else:
        _sofa(legs)
    seats.round_table(
        (2.55, 1.4, 0.018),
        0.5,
        0.36,
        woods_and_glazes.travertine(mode='obj', rough=0.35),
        woods_and_glazes.travertine(mode='obj', rough=0.4),
    )
    decor.books((2.4, 1.48, 0.378), 3, 0.3)
    decor.bowl((2.73, 1.26, 0.378), 0.12, 0.06, materials.plain('bw', '#3f3a35', 0.5, bump=0.1))
    plants.branch_vase((2.66, 1.58, 0.378), 0.52, 21, '#efe8dc', 0.2, 0.065)

    def chair():
        ch = cloths.fabric('#a98f73', 420, boucle=True)
        soft_shapes.upholstered('s', (-0.34, -0.36, 0.27), (0.34, 0.3, 0.45), 0.075, ch, 0.02)
        bk = soft_shapes.upholstered('b', (-0.36, -0.09, 0), (0.36, 0.09, 0.52), 0.085, ch, 0.02)
        bk.location = (0, 0.32, 0.62)
        bk.rotation_euler = (math.radians(-13), 0, 0)
        for s in (-1, 1):
            soft_shapes.upholstered('a', (s * 0.4 - 0.075, -0.34, 0.22), (s * 0.4 + 0.075, 0.36, 0.6), 0.07, ch, 0.01)
            for yy in (-0.28, 0.3):
                shapes.sweep('l', [(s * 0.34, yy, 0), (s * 0.32, yy, 0.27)], 0.019, legs, radii=[0.7, 1.1])

    shapes.grouped(chair, (0.98, 1.28, 0.0), (0, 0, math.radians(62)))
    shapes.lathe(
        'side',
        shapes.rounded(
            [
                (0, 0),
                (0.16, 0),
                (0.15, 0.02),
                (0.05, 0.06),
                (0.05, 0.46),
                (0.19, 0.5),
                (0.21, 0.52),
                (0.205, 0.54),
                (0, 0.54),
            ],
            0.02,
        ),
        72,
        woods_and_glazes.wood('#8b6446', '#4b2f20', mode='obj', along='z'),
        loc=(4.3, 2.85, 0),
    )
    shapes.lathe(
        'lampb',
        shapes.rounded(
            [(0, 0), (0.07, 0), (0.1, 0.1), (0.1, 0.18), (0.03, 0.27), (0.012, 0.29), (0.012, 0.36), (0, 0.36)], 0.03, 8
        ),
        72,
        materials.plain('lb', '#c7bba8', 0.5, bump=0.2, bscale=90),
        loc=(4.3, 2.85, 0.54),
    )
    R0, R1 = (0.11, 0.17)
    lamps.lamp_shade(4.3, 2.85, 0.54 + 0.56, R0, R1, 0.24, 7)
    plants.plant_pot((0.55, 3.02, 0), 2.0, 'olive', 5, '#b98467', 0.22, 0.4, 4)
    plants.plant_pot((4.42, 0.9, 0), 1.45, 'fiddle', 3, '#d9d0c1', 0.18, 0.34)
    scene.world_color((0.9, 0.93, 1), 0.25)
    fl = scene.area((W / 2, F0 + 0.25, 2.3), (W / 2, 1.8, 0.8), 3.0, 9, (1, 0.965, 0.91), 1.0)
    fl.visible_glossy = False
    scene.camera(**shot)


def _sofa(legs):
    fab = cloths.fabric('#d9d0c1', 420, strength=0.8)
    seats.sofa(1.55, 3.95, 2.42, 3.36, fab, legs)
    a, b, c = ['#b98467', '#7f8a72', '#efe7da']
    for x, y, z, s, cc, rz, tilt in (
        (1.93, 2.84, 0.68, 0.48, a, 0.2, -20),
        (2.2, 2.8, 0.65, 0.42, c, -0.08, -24),
        (3.58, 2.84, 0.68, 0.48, b, -0.2, -20),
        (3.3, 2.78, 0.63, 0.36, c, 0.1, -26),
    ):
        soft_shapes.cushion(
            'pil',
            (s, s, 0.17),
            cloths.fabric(cc, 520, strength=0.9),
            (x, y, z),
            (math.radians(90 + tilt), 0, rz),
            seed=int(x * 10),
        )
    shapes.grouped(
        lambda: cloths.hanging_towel((0, 0, 0), 0.42, 0.52, cloths.fabric('#c9b49a', 160, strength=1.0), 3),
        (3.86, 2.8, 0.615),
        (0, 0, math.radians(90)),
    )
