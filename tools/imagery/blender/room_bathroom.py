"""A bathroom whose wall and floor can be swapped."""
import math

import cabinetry
import cloths
import decor
import lamps
import layers
import materials
import mixers
import plants
import room_parts
import sanitary
import scene
import shapes
import stones
import tiling
import woods_and_glazes


WHOLE = dict(
    loc=(2.06, -1.98, 1.22), target=(1.8, 3.0, 1.22), lens=31, fstop=8, focus=(2.2, 2.6, 1.1), shift=(0, -0.045), level=True
)
HERO = dict(
    loc=(2.02, -1.62, 1.18), target=(1.9, 3.0, 1.18), lens=31, fstop=8, focus=(2.2, 2.6, 1.1), shift=(0, -0.02), level=True
)
VANITY = dict(loc=(2.6, 0.45, 1.35), target=(2.58, 3.0, 1.25), lens=32, fstop=9, focus=(2.58, 2.9, 1.1), shift=(0, -0.03), level=True)
TUB = dict(loc=(2.75, -0.3, 1.35), target=(0.8, 2.4, 0.9), lens=30, fstop=9, focus=(0.9, 1.9, 0.6))


def neutral():
    return dict(mat=layers.swappable(0, 0.5, 0.14)), dict(mat=layers.swappable(1, 0.45, 0.28))


def tiled():
    """Tiles of their own, for the picture that greets: each has its tilt, so that low sun glints on it."""
    glaze = woods_and_glazes.glazed('#869c83', '#627f6c', var=0.15, wave=0.3, pool=0.45)
    chips = ('#cfbca3', '#b9a58c', '#a3a08f', '#dccfbd', '#8f877a')
    wall = dict(
        layout=('grid', dict(tw=0.1, th=0.1, gap=0.0022)),
        field=dict(th=0.009, bev=0.0016, seg=2, tilt=0.005, zjit=0.0003),
        mat=glaze,
        grout='#cdd3c4',
    )
    floor = dict(
        layout=('grid', dict(tw=0.598, th=0.598, gap=0.002)),
        field=dict(th=0.009, bev=0.0008, seg=1, tilt=0.0006),
        mat=stones.terrazzo('#ece5d9', chips, size=1.5, density=0.5),
        grout='#d5ccbd',
    )
    return wall, floor


NOON, MORNING = (0.66, 0.34, -0.5), (0.8, 0.62, -0.4)


def build(shot=WHOLE, cabinet='oak', metal='brass', faces=neutral, sun=NOON):
    W, D, H = (3.7, 3.3, 2.65)
    F0 = -2.7
    met = cabinetry.named_metal(metal)
    wall, floor = faces()
    white = materials.plain('trim', '#f2efe9', 0.45, bump=0.02)
    wallp = materials.plaster('#e9e2d6', strength=0.22)
    oy0, oy1, oz0, oz1 = (1.05, 2.65, 0.86, 2.26)
    room_parts.wall_with_opening(F0, D + 0.2, 0, H, oy0, oy1, oz0, oz1, 0.16, wallp, 'left')
    shapes.box('right', (W, F0, 0), (W + 0.1, D + 0.2, H), wallp, 0)
    shapes.box('front', (0, F0 - 0.1, 0), (W, F0, H), wallp, 0)
    shapes.box('ceil', (-0.2, F0 - 0.1, H), (W + 0.2, D + 0.2, H + 0.1), materials.wallpaint('#f4f1ea'), 0)
    shapes.box('door', (0.2, F0, 0), (1.1, F0 + 0.04, 2.1), materials.plain('door', '#d9d0c2', 0.5), 0.004)
    tiling.place(tiling.surface(wall, W, H, 'backtile', 1), 'back', (0, D, 0))
    shapes.box('bwall', (0, D + 0.012, 0), (W, D + 0.2, H), wallp, 0)
    tiling.place(tiling.surface(floor, W, D - F0, 'floor', 2), 'floor', (0, F0, 0))
    shapes.box('sub', (-0.2, F0 - 0.2, -0.2), (W + 0.2, D + 0.2, -0.02), wallp, 0)
    for y0, y1 in ((F0, D),):
        shapes.box('base', (0, y0, 0), (0.016, y1, 0.11), white, 0.004)
    shapes.box('base', (W - 0.016, F0, 0), (W, D, 0.11), white, 0.004)
    room_parts.window_frame(oy0, oy1, oz0, oz1, white, nx=2, nz=1)
    room_parts.view(-2.2, oy0 - 1.5, oy1 + 7, -0.5, 4.5)
    room_parts.daylight(oy0, oy1, oz0, oz1, 70, sun_dir=sun, sun_p=7)
    cloths.curtain((0.085, oy0 - 0.16), (0.085, oy0 + 0.34), 0.03, H - 0.14, cloths.linen(), 5, 0.035, 2)
    cloths.curtain((0.085, oy1 - 0.3), (0.085, oy1 + 0.18), 0.03, H - 0.14, cloths.linen(), 5, 0.035, 5)
    shapes.sweep('rod', [(0.085, oy0 - 0.25, H - 0.12), (0.085, oy1 + 0.28, H - 0.12)], 0.011, met)
    sanitary.bathtub((0.72, 1.92, 0), math.radians(90), 1.7, 0.8, 0.58, materials.ceramic('#f6f4ef', 0.09))
    mixers.tub_filler((1.26, 2.52, 0), met, math.radians(-68))
    cw = woods_and_glazes.wood('#b98d5e', '#855a34', mode='obj', along='x')
    shapes.box('caddy', (0.26, 1.3, 0.585), (1.18, 1.46, 0.603), cw, 0.004)
    decor.candle((0.5, 1.38, 0.603))
    decor.bottle((0.86, 1.4, 0.603), 0.15, 0.026)
    decor.bottle((0.93, 1.36, 0.603), 0.12, 0.024, materials.plain('cream', '#e9e0d0', 0.3))
    vx0, vx1, vd, vz0, vz1 = (1.78, 3.36, 0.52, 0.28, 0.82)
    vy = D - vd
    wd = cabinetry.cabinet_front(cabinet)
    shapes.box('carc', (vx0, vy + 0.022, vz0), (vx1, D, vz1), wd, 0.002)
    shapes.box('plinthshadow', (vx0, vy + 0.03, vz0 - 0.001), (vx1, D, vz0), materials.plain('dk', '#141210', 0.9), 0)
    n = 2
    ww = (vx1 - vx0) / n
    for i in range(n):
        for z0, z1 in ((vz0, (vz0 + vz1) / 2), ((vz0 + vz1) / 2, vz1)):
            cabinetry.shaker(vx0 + i * ww, vx0 + (i + 1) * ww, z0, z1, vy, wd, panel=False, gap=0.002)
            cabinetry.pull((vx0 + (i + 0.5) * ww, vy, (z0 + z1) / 2 + 0.06), 0.24, met)
    top = cabinetry.countertop('calacatta')
    shapes.box('top', (vx0 - 0.012, vy - 0.014, vz1), (vx1 + 0.012, D, vz1 + 0.03), top, 0.0025)
    shapes.box('splash', (vx0 - 0.012, D - 0.02, vz1 + 0.03), (vx1 + 0.012, D, vz1 + 0.1), top, 0.002)
    zt = vz1 + 0.03
    sx = (vx0 + vx1) / 2 + 0.02
    sanitary.round_basin((sx, vy + 0.25, zt), 0.205, 0.12)
    mixers.basin_mixer((sx, D - 0.075, zt), met, 0.34, 0.17)
    lamps.arched_mirror((sx, D, 1.1), 0.74, 1.1, met)
    for s in (-1, 1):
        lamps.sconce((sx + s * 0.62, D, 1.62), met, 5.0)
    plants.branch_vase((vx1 - 0.2, vy + 0.3, zt), 0.66, 4, '#cfc4b4', 0.22, 0.075)
    shapes.box(
        'tray',
        (vx0 + 0.09, vy + 0.16, zt),
        (vx0 + 0.4, vy + 0.36, zt + 0.014),
        woods_and_glazes.travertine(mode='obj'),
        0.006,
    )
    decor.bottle((vx0 + 0.17, vy + 0.27, zt + 0.014), 0.17, 0.03)
    decor.bottle((vx0 + 0.26, vy + 0.28, zt + 0.014), 0.15, 0.028, materials.plain('sage', '#a9b19a', 0.3))
    decor.candle((vx0 + 0.34, vy + 0.24, zt + 0.014), 0.034, 0.07)
    tw = [
        cloths.fabric('#e8e1d5', 500, strength=0.9),
        cloths.fabric('#c9b49a', 500, strength=0.9),
        cloths.fabric('#9aa58f', 500, strength=0.9),
    ]
    shapes.box('shelf', (vx0 + 0.02, vy + 0.05, 0.1), (vx1 - 0.02, D - 0.02, 0.125), wd, 0.003)
    for lx in (vx0 + 0.03, vx1 - 0.03):
        for ly in (vy + 0.06, D - 0.04):
            shapes.box('leg', (lx - 0.018, ly - 0.018, 0), (lx + 0.018, ly + 0.018, vz0), wd, 0.003)
    cloths.folded_towels((vx0 + 0.32, vy + 0.27, 0.125), 2, (0.36, 0.26), [tw[0], tw[1]])
    cloths.folded_towels((vx1 - 0.36, vy + 0.27, 0.125), 2, (0.36, 0.26), [tw[2], tw[0]])
    decor.round_stool((1.38, 0.95, 0), 0.46, 0.165, woods_and_glazes.wood('#a87c4f', '#6f4a2a', mode='obj', along='z'))
    cloths.folded_towels((1.38, 0.95, 0.46), 2, (0.25, 0.19), [tw[0], tw[2]], 0.5)
    cloths.rug(
        (2.55, 2.12, 0.001), 1.25, 0.78, cloths.rugmat('stripe', '#e6ddcd', '#8d8a72', 1.25, 0.78), 0.014, 0.0, True
    )
    plants.plant_pot((3.4, 2.02, 0), 1.02, 'fiddle', 3, '#d9d0c1', 0.16, 0.3)
    plants.plant_pot((0.36, 2.96, 0), 1.9, 'olive', 5, '#b98467', 0.17, 0.34, 3)
    shapes.grouped(
        lambda: cloths.hanging_towel((0, 0, 1.22), 0.46, 0.62, tw[1], 3, met),
        (W - 0.075, 1.35, 0),
        (0, 0, math.radians(-90)),
    )
    shapes.grouped(lambda: decor.art((0, 0, 1.62), 0.46, 0.6, 5), (W - 0.005, 2.15, 0), (0, 0, math.radians(-90)))
    scene.world_color((0.9, 0.93, 1), 0.25)
    fl = scene.area((1.9, F0 + 0.25, 2.2), (1.9, 2.0, 0.9), 2.4, 5, (1, 0.96, 0.9), 0.9)
    fl.visible_glossy = False
    room_parts.front_window(1.55, 2.75, 0.95, 2.2, F0, white)
    scene.camera(**shot)
