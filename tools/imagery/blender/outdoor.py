"""Mouldings, edge pieces, blocks, bags: what finishes a floor, a wall, a garden."""
import math

import numpy as np

import scene as core
import materials as M
from studio import body, box, extruded, plain, shoot, stone, turned, wood


def floor_trim():
    oak = wood('x')
    profiles = [
        ([(0, 0), (.045, 0), (.045, .006), (.030, .013), (.015, .013), (0, .006)], .00),
        ([(0, 0), (.055, 0), (.055, .019), (.012, .019), (.003, .012), (0, .0)], .075),
        ([(0, 0), (.019, 0), (.017, .009), (.009, .017), (0, .019)], .155),
    ]
    for profile, y in profiles:
        extruded([(py + y, pz) for py, pz in profile], .42, oak)
    shoot(azimuth=38, elevation=28)


def tile_trim():
    glaze = body(.12, .3)
    pencil = [(y * .0065, .006 + .0075 * math.sin(math.pi * (y + 1) / 2)) for y in np.linspace(-1, 1, 13)]
    extruded([(-.0065, 0)] + pencil + [(.0065, 0)], .305, glaze)
    rail = [(-.025, 0), (-.025, .006), (-.016, .010), (-.012, .018), (0, .021), (.012, .018), (.016, .010), (.025, .006), (.025, 0)]
    extruded([(y + .055, z) for y, z in rail], .305, glaze)
    bullnose = [(-.0375, 0), (-.0375, .009), (.030, .009), (.0355, .0075), (.0375, .004), (.0375, 0)]
    extruded([(y + .135, z) for y, z in bullnose], .305, glaze)
    shoot(azimuth=38, elevation=30)


def _rough_block(low, high, material, seed, roughness=.006, cells=34):
    """A split-face block: the front face is broken stone."""
    block = box(low, high, material, .006, 2)
    (x0, y0, z0), (x1, _, z1) = low, high
    random_state = np.random.RandomState(seed)
    across, upward = np.linspace(0, 1, cells), np.linspace(0, 1, cells // 2)
    bumps = random_state.rand(9, 4)
    vertices = []
    for v in upward:
        for u in across:
            edge = min(u, 1 - u, v, 1 - v)
            lump = sum(math.sin(7 * u * a + 6.28 * b) * math.sin(6 * v * c + 6.28 * d) for a, b, c, d in bumps) / 4
            depth = (roughness * 2 + roughness * lump + random_state.rand() * roughness * .35) * min(1, edge * 9)
            vertices.append((x0 + (x1 - x0) * (.01 + .98 * u), y0 - depth, z0 + (z1 - z0) * (.02 + .96 * v)))
    rows, columns = len(upward), len(across)
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    core.mesh_obj('face', vertices, faces, material)
    return block


def wall_block():
    rock = stone()
    _rough_block((-.22, -.15, 0), (.22, .15, .15), rock, 1, .012)
    _rough_block((-.44, -.12, .152), (-.005, .18, .302), rock, 2, .012)
    _rough_block((.005, -.12, .152), (.44, .18, .302), rock, 3, .012)
    _rough_block((-.66, -.15, 0), (-.225, .15, .15), rock, 4, .012)
    _rough_block((.225, -.15, 0), (.66, .15, .15), rock, 5, .012)
    shoot(azimuth=28, elevation=16)


def stone_step():
    rock = stone()
    for index in range(3):
        _rough_block((-.60, -.42 + index * .30, index * .15), (.60, -.02 + index * .30, .15 + index * .15), rock, index + 1, .008, 60)
    shoot(azimuth=30, elevation=20)


def ledger_corner():
    tones = stone()
    random_state = np.random.RandomState(4)
    for row in range(6):
        x = -.30
        while x < .29:
            length = min(.30 - x, .08 + .16 * random_state.rand())
            depth = .016 + .022 * random_state.rand()
            _rough_block((x, -.02 - depth, row * .026), (x + length - .001, 0, row * .026 + .0252), tones, int(1e4 * random_state.rand()), .003, 22)
            x += length
        depth = .02 + .02 * random_state.rand()
        side = box((.28, -.02, row * .026), (.30 + depth * .4, .17, row * .026 + .0252), tones, .003, 2)
        side.name = 'return'
    shoot(azimuth=38, elevation=20)


def coping():
    rock = stone(1)
    nose = [(.155, 0), (.155, .05), (-.130, .05), (-.146, .044), (-.155, .032), (-.157, .020), (-.150, .006), (-.140, 0)]
    for shift in (-.31, .31):
        piece = extruded(nose, .606, rock, .002)
        piece.location.x = shift
    shoot(azimuth=36, elevation=28)


def coping_corner():
    rock = stone(1)
    core_piece = [(0, 0), (.62, 0), (.62, .31), (.31, .31), (.31, .62), (0, .62)]
    from studio import slab_of
    corner = slab_of(core_piece, .05, rock, .016)
    corner.rotation_euler = (0, 0, math.radians(-20))
    shoot(azimuth=10, elevation=36)


def stone_cap():
    rock = stone()
    for index, z in enumerate((0, .062)):
        cap = box((-.26, -.15, z), (.26, .15, z + .058), rock, .006, 3)
        cap.rotation_euler = (0, 0, math.radians(5 * index))
    shoot(azimuth=32, elevation=24)


def bag():
    """A filled sack lying on its back, with a printed band."""
    sack = core.cushion('sack', (.46, .66, .17), M.fabric('#d8cdb8', 260, strength=.5), (0, 0, .085), (math.radians(0), 0, math.radians(18)), seed=3)
    sack.name = 'sack'
    for index in range(90):
        random_state = np.random.RandomState(index)
        turn, reach = random_state.rand() * 6.28, .02 + .11 * random_state.rand() ** .6
        turned([(0, 0), (.005, .001), (.006, .005), (0, .009)], plain(('#7d6a4d', '#8f7d5f', '#6a5a42')[index % 3], .9),
               (-.34 + reach * math.cos(turn), -.30 + reach * math.sin(turn), .006 * random_state.rand()), .001, None, 8)
    shoot(azimuth=6, elevation=34)


def edging():
    steel = plain('#5b4636', .6, metal=.7)
    for y in (-.05, .05):
        points = [(x, y + .05 * math.sin(2.2 * x), 0) for x in np.linspace(-.7, .7, 48)]
        vertices = [(x, py, z) for x, py, _ in points for z in (0, .10)]
        strip = core.mesh_obj('strip', vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(47)], steel, smooth=True)
        strip.modifiers.new('thickness', 'SOLIDIFY').thickness = .004
    shoot(azimuth=30, elevation=26)


FORMS = {'floor-trim': floor_trim, 'tile-trim': tile_trim, 'wall-block': wall_block, 'stone-step': stone_step, 'ledger-corner': ledger_corner,
         'coping': coping, 'coping-corner': coping_corner, 'stone-cap': stone_cap, 'bag': bag, 'edging': edging}
