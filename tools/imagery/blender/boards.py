"""Sample boards: a neutral, relightable slab on a backdrop, styled in several ways."""
import math
import random

import numpy as np
from mathutils import Vector

import cloths
import decor
import graph
import layers
import materials
import plants
import scene
import shapes


BOARD_WIDTH, BOARD_LENGTH, BOARD_THICKNESS = 0.36, 0.42, 0.012

# backdrop colour, turn of the board, direction of the sun, shadow caster, styling
BOARDS = {
    'linen': dict(backdrop='#e2d8ca', turn=-7, sun=(0.66, -0.34, -0.56), shadow='leaves', styling='eucalyptus'),
    'sand': dict(backdrop='#dccfbb', turn=6, sun=(-0.62, -0.40, -0.60), shadow='window', styling='bowl'),
    'mist': dict(backdrop='#d9dad5', turn=-4, sun=(0.58, -0.52, -0.60), shadow='window', styling='olive'),
    'chalk': dict(backdrop='#e9e5de', turn=9, sun=(0.70, -0.22, -0.58), shadow='leaves', styling='towel'),
    'sage': dict(backdrop='#c9cdbf', turn=-10, sun=(-0.66, -0.30, -0.58), shadow='leaves', styling='candle'),
    'dune': dict(backdrop='#d9c6b0', turn=4, sun=(0.60, -0.46, -0.58), shadow='both', styling='eucalyptus'),
}


def build(name):
    board = BOARDS[name]
    scene.reset()
    _slab(board['turn'])
    shapes.quad('ground', (-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0), _backdrop(board['backdrop']))
    scene.sun(board['sun'], 4.0, (1, 0.91, 0.78), 1.3)
    _shadow_caster(board['sun'], board['shadow'], seed=len(name))
    scene.world_color((0.78, 0.86, 1.0), 0.2)
    side = -1 if board['sun'][0] > 0 else 1
    scene.area((1.3 * side, 0.3, 1.0), (0, 0, 0), 0.7, 5, (1, 0.96, 0.9))
    _window_light((0.62 * side, 0.98, 1.05), (0, 0, 0), 10)
    STYLINGS[board['styling']]()
    scene.camera((0.05, -0.50, 0.80), (0.0, -0.008, 0.0), lens=57, fstop=5.6, focus=(0, -0.04, 0.012))
    return 1, 0.30


def _slab(turn):
    surface = shapes.box(
        'slab',
        (-BOARD_WIDTH / 2, -BOARD_LENGTH / 2, 0),
        (BOARD_WIDTH / 2, BOARD_LENGTH / 2, BOARD_THICKNESS),
        layers.swappable(0, 0.5, 0.13),
        0.0012,
        3,
    )
    backer = shapes.box(
        'backer',
        (-BOARD_WIDTH / 2 - 0.004, -BOARD_LENGTH / 2 - 0.004, -0.012),
        (BOARD_WIDTH / 2 + 0.004, BOARD_LENGTH / 2 + 0.004, 0.0005),
        materials.plain('backer', '#f1eee8', 0.7),
        0.0015,
    )
    for part in (surface, backer):
        part.location.z += 0.012
        part.location = Vector(part.location)
        part.rotation_euler = (0, 0, math.radians(turn))


def _backdrop(color):
    nodes = graph.Graph('backdrop')
    position, linear = nodes.pos(), graph.linear(color)
    broad, fine = nodes.noise(position, 3.5, 5, 0.6), nodes.noise(position, 60, 3, 0.6)
    nodes.bsdf(
        Base_Color=nodes.hsv(linear, v=nodes.mapr(broad, 0.3, 0.7, 0.93, 1.05)),
        Roughness=0.75,
        Specular=0.25,
        Normal=nodes.bump(fine, 0.25, 0.0012),
    )
    return nodes.done()


def _window_light(location, target, power, width=0.62, height=0.74, color=(0.93, 0.97, 1)):
    """Four panes: the reflection that makes a polished face believable."""
    direction = Vector(target) - Vector(location)
    turn = direction.to_track_quat('-Z', 'Y')
    across, up = turn @ Vector((1, 0, 0)), turn @ Vector((0, 1, 0))
    for column in (-1, 1):
        for row in (-1, 1):
            pane = Vector(location) + across * (column * width * 0.26) + up * (row * height * 0.26)
            scene.area(pane, pane + direction, width * 0.46, power / 4, color, height * 0.46)


def _shadow_caster(sun, kind, seed, distance=0.9):
    """Leaves and window bars between the sun and the board, unseen but for their shadow."""
    direction = Vector(sun).normalized()
    origin = -direction * distance
    turn = direction.to_track_quat('-Z', 'Y')
    across, up = turn @ Vector((1, 0, 0)), turn @ Vector((0, 1, 0))
    random_ = random.Random(seed)
    vertices, faces = [], []

    def add(points):
        first = len(vertices)
        vertices.extend(origin + across * x + up * y for x, y in points)
        faces.append(tuple(range(first, first + len(points))))

    if kind in ('window', 'both'):
        for step in (-1, 0, 1):
            x, y = step * 0.36 + 0.05, step * 0.40 + 0.17
            add([(x - 0.014, -1.2), (x + 0.014, -1.2), (x + 0.014, 1.2), (x - 0.014, 1.2)])
            add([(-1.2, y - 0.014), (1.2, y - 0.014), (1.2, y + 0.014), (-1.2, y + 0.014)])
    if kind in ('leaves', 'both'):
        for _ in range(3):
            heading, x, y = random_.uniform(1.9, 2.7), random_.uniform(0.28, 0.56), random_.uniform(-0.2, 0.4)
            for _ in range(11):
                x, y = x + 0.055 * math.cos(heading), y + 0.055 * math.sin(heading)
                heading += random_.uniform(-0.12, 0.14)
                for side in (1, -1):
                    add(_leaf_outline(x, y, random_.uniform(0.12, 0.17), heading + side * random_.uniform(0.5, 0.85)))
    caster = shapes.mesh('shadow', vertices, faces, materials.plain('shadow', '#202020', 0.9))
    caster.visible_camera = caster.visible_glossy = caster.visible_diffuse = False


def _leaf_outline(x, y, length, heading, width=0.035, steps=9):
    rim = [
        (t / (steps - 1), math.sin(math.pi * t / (steps - 1)) ** 0.8 if 0 < t < steps - 1 else 0.0)
        for t in range(steps)
    ]
    ring = [(a * length, b * width / 2) for a, b in rim] + [(a * length, -b * width / 2) for a, b in rim[-2:0:-1]]
    c, s = math.cos(heading), math.sin(heading)
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in ring]


def _sprig(leaf, length, width, start=(0.15, 0.36), heading=-52):
    random_state = np.random.RandomState(7)
    points, placements = [], []
    angle, (x, y) = math.radians(heading), start
    for step in range(12):
        points.append((x, y, 0.010 + 0.018 * math.sin(step / 11 * 3.1)))
        x, y, angle = x + 0.024 * math.cos(angle), y + 0.024 * math.sin(angle), angle + 0.045
    shapes.sweep('sprig', points, 0.0016, materials.plain('twig', '#8a7458', 0.8), kind='BEZ')
    for point in points[1:]:
        for side in (1, -1):
            bearing = angle - 0.5 + side * random_state.uniform(0.7, 1.2)
            placements.append(
                (
                    (point[0], point[1], point[2] + 0.004),
                    (math.cos(bearing), math.sin(bearing), random_state.uniform(-0.05, 0.35)),
                )
            )
    plants.foliage('sprig', placements, leaf, length, width, 0.5, 0.12, 'ovate', 3, 8)


def _towel():
    cloth = cloths.fabric('#d8cfc0', 420, strength=0.9)
    cloths.folded_towels((0.27, 0.21, 0.0), 1, (0.22, 0.30), [cloth], rot=0.35, th=0.03)


STYLINGS = {
    'eucalyptus': lambda: _sprig(materials.leaf('#7f9181', '#a9b7a4'), 0.044, 0.034),
    'olive': lambda: _sprig(materials.leaf('#66785a', '#93a385'), 0.055, 0.014, (-0.20, 0.36), -112),
    'bowl': lambda: decor.bowl(
        (-0.235, 0.235, 0.0), 0.085, 0.05, materials.plain('stoneware', '#cfc3b2', 0.5, bump=0.1)
    ),
    'towel': _towel,
    'candle': lambda: (
        decor.candle((0.225, 0.255, 0.0), 0.045, 0.06),
        decor.candle((0.255, 0.16, 0.0), 0.03, 0.035, jar='#c9b79d'),
    ),
}
