"""The studio every object stands in: neutral materials that can be tinted afterwards, light, and a camera that frames by itself.

An object is rendered once. Its layer `sw0` says, per pixel, how much is metal (red), painted body (green)
and textured body such as wood or stone (blue): the shop lays the finish and the colour in when a picture is asked for."""
import math

import bpy
import numpy as np

import materials
import scene
import shapes
import woods_and_glazes


GROUND = '#e6dccd'
NEUTRAL_BODY = 0.8
WOOD_LIGHT, WOOD_DARK = '#cfab80', '#94673f'


def _tagged(material, metal=0.0, body=0.0, textured=0.0):
    nodes = material.node_tree.nodes
    output = nodes.new('ShaderNodeOutputAOV')
    output.name = 'sw0'
    output.inputs['Color'].default_value = (metal, body, textured, 1)
    return material


def metal(roughness=0.15):
    return _tagged(materials.metal('metal', '#e7e7e7', roughness, 0.0), metal=1)


def sheet_steel():
    """Broad brushed panels: even, or every ripple of the surface would show as a stain."""
    return _tagged(materials.plain('steel', (0.8, 0.8, 0.8), 0.34, metal=1.0), metal=1)


def body(roughness=0.35, coat=0.15):
    return _tagged(materials.plain('body', (NEUTRAL_BODY,) * 3, roughness, coat=coat), body=1)


def glazed_body():
    return _tagged(materials.plain('glaze', (NEUTRAL_BODY,) * 3, 0.07, coat=0.4), body=1)


def wood(along='x'):
    return _tagged(woods_and_glazes.wood(WOOD_LIGHT, WOOD_DARK, mode='obj', along=along, var=0.05), textured=1)


def stone(seed=0):
    return (
        _tagged(woods_and_glazes.concrete('#a8a29a', 0.8, 'obj', 0.9), textured=1)
        if seed == 0
        else _tagged(woods_and_glazes.travertine('#b5aa97', '#94866f', rough=0.5, mode='obj'), textured=1)
    )


def plain(color, roughness=0.5, **more):
    return materials.plain('plain', color, roughness, **more)


def rubber():
    return plain('#191a1b', 0.5)


def black_glass():
    return plain('#08090a', 0.05, coat=0.3)


# ---- geometry in fewer words
def box(low, high, material, bevel=0.003, segments=3):
    return shapes.box('box', low, high, material, bevel, segments)


def turned(profile, material, at=(0, 0, 0), rounding=0.003, tilt=None, steps=72):
    """A lathe body; profile is [(radius, height)…]."""
    shape = shapes.lathe('turned', shapes.rounded(profile, rounding), steps, material, loc=at)
    if tilt:
        shape.rotation_euler = tuple(math.radians(angle) for angle in tilt)
    return shape


def facing(profile, material, at, rounding=0.003, steps=72):
    """A lathe body whose axis points to the viewer (-y)."""
    return turned(profile, material, at, rounding, (90, 0, 0), steps)


def tube(points, radius, material, smooth=True):
    return shapes.sweep('tube', points, radius, material, kind='BEZ' if smooth else 'POLY', bres=8)


def rod(start, end, radius, material):
    return shapes.sweep('rod', [start, end], radius, material, bres=8)


def ball(radius, material, at):
    outline = [(radius * math.sin(math.pi * i / 32) + 1e-6, -radius * math.cos(math.pi * i / 32)) for i in range(33)]
    return shapes.lathe('ball', outline, 56, material, loc=at)


def glow(radius, at, strength=5.0, power=2.0):
    globe = ball(radius, materials.emit((1, 0.84, 0.66), strength), at)
    globe.visible_shadow = False
    scene.point(at, power, (1, 0.8, 0.58), radius * 0.9)
    return globe


def slab_of(outline, thickness, material, bevel=0.002):
    """A flat outline [(x, y)…] extruded upwards."""
    count = len(outline)
    vertices = [(x, y, 0) for x, y in outline] + [(x, y, thickness) for x, y in outline]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    shape = shapes.mesh('slab', vertices, faces, material)
    shapes.bevel(shape, bevel, 3)
    return shape


def extruded(profile, length, material, bevel=0.0008):
    """A moulding: profile [(y, z)…] drawn out along x, centred."""
    count = len(profile)
    vertices = [(-length / 2, y, z) for y, z in profile] + [(length / 2, y, z) for y, z in profile]
    faces = [tuple(range(count)), tuple(range(count, 2 * count))[::-1]]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    shape = shapes.mesh('moulding', vertices, faces, material)
    shapes.bevel(shape, bevel, 2, 25)
    return shape


# ---- light and camera
# The second look at an object: from its other side, and near enough to see how it is made.
CLOSE_TURN, CLOSE_ZOOM = -46, 1.5
is_close_up = False


def shoot(setting='table', azimuth=24, elevation=14, lens=85, fill=0.8, light=1.0):
    """setting: table (stands on the ground) | wall (hangs on y = 0) | air (hangs free) | ceiling (seen from below)."""
    points = _points()
    if is_close_up:
        azimuth, fill = azimuth + CLOSE_TURN, fill * CLOSE_ZOOM
    center, distance, right, up, toward = _frame(points, azimuth, elevation, lens, fill)
    size = float(np.linalg.norm(points.max(0) - points.min(0))) * 0.62
    _surroundings(setting, center, size, points[:, 2].min())
    _lights(center, size, setting, light)
    scene.camera(tuple(center + toward * distance), tuple(center), lens=lens, fstop=22, focus=tuple(center))


def _points():
    depsgraph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for shape in list(bpy.context.scene.objects):
        if shape.type not in ('MESH', 'CURVE') or shape.name.startswith('ground'):
            continue
        evaluated = shape.evaluated_get(depsgraph)
        mesh = evaluated.to_mesh()
        vertices = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', vertices)
        matrix = np.array(evaluated.matrix_world)
        clouds.append(vertices.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        evaluated.to_mesh_clear()
    return np.concatenate(clouds).astype(float)


def _frame(points, azimuth, elevation, lens, fill, aspect=0.8):
    turn, tilt = math.radians(azimuth), math.radians(elevation)
    toward = np.array((math.sin(turn) * math.cos(tilt), -math.cos(turn) * math.cos(tilt), math.sin(tilt)))
    right = np.cross((0, 0, 1), toward)
    right /= np.linalg.norm(right)
    up = np.cross(toward, right)
    half_height = 18 / lens * fill
    half_width = half_height * aspect
    center = (points.max(0) + points.min(0)) / 2
    distance = 1.0
    for _ in range(8):
        offset = points - center
        across, along, depth = offset @ right, offset @ up, -(offset @ toward)
        distance = max((np.abs(across) / half_width - depth).max(), (np.abs(along) / half_height - depth).max())
        seen_across, seen_along = across / (distance + depth), along / (distance + depth)
        center = center + right * (seen_across.max() + seen_across.min()) / 2 * distance * 0.9
        center = center + up * (seen_along.max() + seen_along.min()) / 2 * distance * 0.9
    return center, distance, right, up, toward


def _surroundings(setting, center, size, lowest):
    paper = materials.plain('ground', GROUND, 0.85, spec=0.15)
    reach = size * 14
    if setting == 'wall':
        shapes.quad(
            'ground', (-reach, 0.0, -reach), (reach, 0.0, -reach), (reach, 0.0, reach), (-reach, 0.0, reach), paper
        )
        return
    if setting == 'ceiling':
        shapes.quad(
            'ground', (-reach, -reach, 0.0), (-reach, reach, 0.0), (reach, reach, 0.0), (reach, -reach, 0.0), paper
        )
        return
    floor = lowest if setting == 'table' else center[2] - size * 1.5
    radius, front, back = size * 1.4, center[1] - size * 7, center[1] + size * 2.6
    curve = [(front, floor), (back - radius, floor)]
    curve += [
        (back - radius + radius * math.sin(math.pi / 48 * i), floor + radius - radius * math.cos(math.pi / 48 * i))
        for i in range(1, 25)
    ]
    curve.append((back, floor + size * 9))
    vertices = [(center[0] + side * size * 10, y, z) for y, z in curve for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(curve) - 1)]
    shapes.mesh('ground', vertices, faces, paper, smooth=True)


def _lights(center, size, setting, light):
    scene.world_color((0.95, 0.97, 1), 0.32)
    strength = size * size * light
    below = -1 if setting == 'ceiling' else 1
    scene.area(
        center + np.array((-1.9, -1.1, 1.7 * below)) * size,
        center,
        1.25 * size,
        46 * strength,
        (1, 0.972, 0.93),
        1.7 * size,
    )
    scene.area(
        center + np.array((2.1, -0.5, 0.75 * below)) * size,
        center,
        0.5 * size,
        10 * strength,
        (0.94, 0.97, 1),
        2.4 * size,
    )
    if setting in ('table', 'air'):
        scene.area(center + np.array((0.3, 1.0, 2.3)) * size, center, 1.6 * size, 16 * strength, (1, 1, 1), 0.8 * size)
    _dark_flags(center, size)


def _dark_flags(center, size):
    """Dark cards give polished metal its contrast; they are seen in reflections only."""
    black = materials.plain('flag', '#060606', 0.9)
    for left, right, y in ((-1.15, -0.80, -1.9), (0.62, 1.25, -1.7), (-0.16, 0.12, -2.8)):
        corners = [(left, y, -1), (right, y, -1), (right, y, 1.4), (left, y, 1.4)]
        flag = shapes.mesh('ground-flag', [tuple(center + np.array(c) * size) for c in corners], [(0, 1, 2, 3)], black)
        flag.visible_camera = flag.visible_diffuse = flag.visible_shadow = flag.visible_transmission = False
