"""Mouldings, edge pieces, blocks, bags: what finishes a floor, a wall, a garden."""
import math

import numpy as np

import cloths
import shapes
import soft_shapes
from studio import body, box, extruded, plain, shoot, stone, turned, wood


def floor_trim():
    oak = wood('x')
    profiles = [
        ([(0, 0), (0.045, 0), (0.045, 0.006), (0.030, 0.013), (0.015, 0.013), (0, 0.006)], 0.00),
        ([(0, 0), (0.055, 0), (0.055, 0.019), (0.012, 0.019), (0.003, 0.012), (0, 0.0)], 0.075),
        ([(0, 0), (0.019, 0), (0.017, 0.009), (0.009, 0.017), (0, 0.019)], 0.155),
    ]
    for profile, y in profiles:
        extruded([(py + y, pz) for py, pz in profile], 0.42, oak)
    shoot(azimuth=38, elevation=28)


def tile_trim():
    glaze = body(0.12, 0.3)
    pencil = [(y * 0.0065, 0.006 + 0.0075 * math.sin(math.pi * (y + 1) / 2)) for y in np.linspace(-1, 1, 13)]
    extruded([(-0.0065, 0)] + pencil + [(0.0065, 0)], 0.305, glaze)
    rail = [
        (-0.025, 0),
        (-0.025, 0.006),
        (-0.016, 0.010),
        (-0.012, 0.018),
        (0, 0.021),
        (0.012, 0.018),
        (0.016, 0.010),
        (0.025, 0.006),
        (0.025, 0),
    ]
    extruded([(y + 0.055, z) for y, z in rail], 0.305, glaze)
    bullnose = [(-0.0375, 0), (-0.0375, 0.009), (0.030, 0.009), (0.0355, 0.0075), (0.0375, 0.004), (0.0375, 0)]
    extruded([(y + 0.135, z) for y, z in bullnose], 0.305, glaze)
    shoot(azimuth=38, elevation=30)


def _rough_block(low, high, material, seed, roughness=0.006, cells=34):
    """A split-face block: the front face is broken stone."""
    block = box(low, high, material, 0.006, 2)
    (x0, y0, z0), (x1, _, z1) = low, high
    random_state = np.random.RandomState(seed)
    across, upward = np.linspace(0, 1, cells), np.linspace(0, 1, cells // 2)
    bumps = random_state.rand(9, 4)
    vertices = []
    for v in upward:
        for u in across:
            edge = min(u, 1 - u, v, 1 - v)
            lump = sum(math.sin(7 * u * a + 6.28 * b) * math.sin(6 * v * c + 6.28 * d) for a, b, c, d in bumps) / 4
            depth = (roughness * 2 + roughness * lump + random_state.rand() * roughness * 0.35) * min(1, edge * 9)
            vertices.append((x0 + (x1 - x0) * (0.01 + 0.98 * u), y0 - depth, z0 + (z1 - z0) * (0.02 + 0.96 * v)))
    rows, columns = len(upward), len(across)
    faces = [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(rows - 1)
        for i in range(columns - 1)
    ]
    shapes.mesh('face', vertices, faces, material)
    return block


def wall_block():
    rock = stone()
    _rough_block((-0.22, -0.15, 0), (0.22, 0.15, 0.15), rock, 1, 0.012)
    _rough_block((-0.44, -0.12, 0.152), (-0.005, 0.18, 0.302), rock, 2, 0.012)
    _rough_block((0.005, -0.12, 0.152), (0.44, 0.18, 0.302), rock, 3, 0.012)
    _rough_block((-0.66, -0.15, 0), (-0.225, 0.15, 0.15), rock, 4, 0.012)
    _rough_block((0.225, -0.15, 0), (0.66, 0.15, 0.15), rock, 5, 0.012)
    shoot(azimuth=28, elevation=16)


def stone_step():
    rock = stone()
    for index in range(3):
        _rough_block(
            (-0.60, -0.42 + index * 0.30, index * 0.15),
            (0.60, -0.02 + index * 0.30, 0.15 + index * 0.15),
            rock,
            index + 1,
            0.008,
            60,
        )
    shoot(azimuth=30, elevation=20)


def ledger_corner():
    tones = stone()
    random_state = np.random.RandomState(4)
    for row in range(6):
        x = -0.30
        while x < 0.29:
            length = min(0.30 - x, 0.08 + 0.16 * random_state.rand())
            depth = 0.016 + 0.022 * random_state.rand()
            _rough_block(
                (x, -0.02 - depth, row * 0.026),
                (x + length - 0.001, 0, row * 0.026 + 0.0252),
                tones,
                int(1e4 * random_state.rand()),
                0.003,
                22,
            )
            x += length
        depth = 0.02 + 0.02 * random_state.rand()
        side = box((0.28, -0.02, row * 0.026), (0.30 + depth * 0.4, 0.17, row * 0.026 + 0.0252), tones, 0.003, 2)
        side.name = 'return'
    shoot(azimuth=38, elevation=20)


def coping():
    rock = stone(1)
    nose = [
        (0.155, 0),
        (0.155, 0.05),
        (-0.130, 0.05),
        (-0.146, 0.044),
        (-0.155, 0.032),
        (-0.157, 0.020),
        (-0.150, 0.006),
        (-0.140, 0),
    ]
    for shift in (-0.31, 0.31):
        piece = extruded(nose, 0.606, rock, 0.002)
        piece.location.x = shift
    shoot(azimuth=36, elevation=28)


def coping_corner():
    rock = stone(1)
    core_piece = [(0, 0), (0.62, 0), (0.62, 0.31), (0.31, 0.31), (0.31, 0.62), (0, 0.62)]
    from studio import slab_of

    corner = slab_of(core_piece, 0.05, rock, 0.016)
    corner.rotation_euler = (0, 0, math.radians(-20))
    shoot(azimuth=10, elevation=36)


def stone_cap():
    rock = stone()
    for index, z in enumerate((0, 0.062)):
        cap = box((-0.26, -0.15, z), (0.26, 0.15, z + 0.058), rock, 0.006, 3)
        cap.rotation_euler = (0, 0, math.radians(5 * index))
    shoot(azimuth=32, elevation=24)


def bag():
    """A filled sack lying on its back, with a printed band."""
    sack = soft_shapes.cushion(
        'sack',
        (0.46, 0.66, 0.17),
        cloths.fabric('#d8cdb8', 260, strength=0.5),
        (0, 0, 0.085),
        (math.radians(0), 0, math.radians(18)),
        seed=3,
    )
    sack.name = 'sack'
    for index in range(90):
        random_state = np.random.RandomState(index)
        turn, reach = random_state.rand() * 6.28, 0.02 + 0.11 * random_state.rand() ** 0.6
        turned(
            [(0, 0), (0.005, 0.001), (0.006, 0.005), (0, 0.009)],
            plain(('#7d6a4d', '#8f7d5f', '#6a5a42')[index % 3], 0.9),
            (-0.34 + reach * math.cos(turn), -0.30 + reach * math.sin(turn), 0.006 * random_state.rand()),
            0.001,
            None,
            8,
        )
    shoot(azimuth=6, elevation=34)


def edging():
    steel = plain('#5b4636', 0.6, metal=0.7)
    for y in (-0.05, 0.05):
        points = [(x, y + 0.05 * math.sin(2.2 * x), 0) for x in np.linspace(-0.7, 0.7, 48)]
        vertices = [(x, py, z) for x, py, _ in points for z in (0, 0.10)]
        strip = shapes.mesh(
            'strip', vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(47)], steel, smooth=True
        )
        strip.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.004
    shoot(azimuth=30, elevation=26)


FORMS = {
    'floor-trim': floor_trim,
    'tile-trim': tile_trim,
    'wall-block': wall_block,
    'stone-step': stone_step,
    'ledger-corner': ledger_corner,
    'coping': coping,
    'coping-corner': coping_corner,
    'stone-cap': stone_cap,
    'bag': bag,
    'edging': edging,
}
