"""A floor plan as a room: walls, openings, tiles and pieces from the same JSON that areas and quantities come from.

What can be laid anew is neutral. A part is one surface on one plane: the same tile on two walls is two parts."""
import random

import bpy

import graph
import materials
import plan_camera
import plan_pieces
import room_parts
import scene
import shapes

FOOT = 0.3048 / 1000
# What is reflected of a part: walls throw about as much light into a room as most paints do.
NEUTRAL = {'walls': 0.72}
USUAL_NEUTRAL = 0.5
ROUGHNESS = {'floor': 0.3, 'shower_floor': 0.35, 'counter': 0.12, 'island_top': 0.12, 'paving': 0.5, 'fireplace': 0.5, 'walls': 0.8, 'cabinets': 0.45, 'island': 0.45}
# Paint mirrors little: what it mirrors stays in the picture whatever color it takes.
SPECULAR = {'walls': 0.2}


class Parts:
    """Neutral materials by part: which layer says where the part is, and in metres which point of its plane."""

    def __init__(self):
        self.keys = []
        self.materials = {}

    def material(self, key, plane, place):
        """`place(graph)` gives the two sockets of the point on the plane."""
        if (key, plane) not in self.materials:
            neutral = graph.Graph('part')
            u, v = place(neutral)
            color = (reflected(key),) * 3
            neutral.bsdf(
                avg=color, Base_Color=color, Roughness=ROUGHNESS.get(key, 0.16), Specular=SPECULAR.get(key, 0.5)
            )
            output = neutral.n('OutputAOV')
            output.name = 'sw%d' % len(self.keys)
            neutral.set(output.inputs['Color'], neutral.comb(u, v, 1.0))
            self.materials[(key, plane)] = neutral.done()
            self.keys.append(key)
        return self.materials[(key, plane)]

    def painted(self, key):
        """One color wherever it is: it needs no place on a plane."""
        return self.material(key, 'painted', lambda g: (0.0, 0.0))

    def level(self, key):
        """Lies flat: floors, counters."""
        return self.material(key, 'level', lambda g: g.sep(g.pos())[:2])

    def tag(self, made, key):
        made['part'] = key
        return made


def reflected(key):
    """The share of light that a part sends back."""
    return NEUTRAL.get(key, USUAL_NEUTRAL)


class Wall:
    """One side of the outline, with the room on its right as it is drawn."""

    def __init__(self, plan, index, depth):
        (ax, ay), (bx, by) = plan['outline'][index], plan['outline'][(index + 1) % len(plan['outline'])]
        self.index = index
        self.height = plan['height'] * FOOT
        self.length = (abs(bx - ax) + abs(by - ay)) * FOOT
        self.start = (ax * FOOT, depth - ay * FOOT)
        self.along = ((bx > ax) - (bx < ax), (by < ay) - (by > ay))
        self.outward = (-self.along[1], self.along[0])
        self.holes = sorted(
            (o for o in plan['openings'] if o['wall'] == index), key=lambda opening: opening['at']
        )

    def at(self, along, out=0.0):
        return tuple(self.start[i] + self.along[i] * along + self.outward[i] * out for i in range(2))

    def turns_out_to(self, following):
        """Whether the corner between them comes into the room."""
        return following.along == self.outward

    def slab(self, name, span, heights, out, material, bevel=0.0):
        """A box along the wall: from and to along it, heights, how far in and out."""
        corners = [self.at(s, o) for s in span for o in out]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return shapes.box(
            name, (min(xs), min(ys), heights[0]), (max(xs), max(ys), heights[1]), material, bevel
        )

    def around_holes(self, span, heights):
        """What is left of a part of the wall beside, under and above its openings."""
        start, end = span
        low, high = heights
        left = []
        for hole in self.holes:
            a, b = hole['at'] * FOOT, (hole['at'] + hole['width']) * FOOT
            if b <= start or a >= end:
                continue
            left.append(((start, max(start, a)), heights))
            sill, head = hole['sill'] * FOOT, (hole['sill'] + hole['height']) * FOOT
            inside = (max(start, a), min(end, b))
            left += [(inside, (low, min(high, sill))), (inside, (max(low, head), high))]
            start = min(end, b)
        left.append(((start, end), heights))
        return [(s, h) for s, h in left if s[1] - s[0] > 0.002 and h[1] - h[0] > 0.002]

    def place(self, neutral):
        """Along the wall from its beginning, and up."""
        x, y, z = neutral.sep(neutral.pos())[:3]
        axis = 0 if self.along[0] else 1
        from_start = neutral.sub((x, y)[axis], self.start[axis])
        return neutral.mul(from_start, float(self.along[axis])), z


def build(plan, seed):
    """Returns the keys of the parts, in the order of their layers."""
    scene.reset()
    chance = random.Random(seed)
    depth = max(y for _, y in plan['outline']) * FOOT
    walls = [Wall(plan, index, depth) for index in range(len(plan['outline']))]
    parts = Parts()
    trim = materials.plain('trim', '#f2efe9', 0.45, bump=0.02)
    _shell(plan, walls, parts)
    for wall in walls:
        for hole in wall.holes:
            _fill(wall, hole, trim)
    for tiled in plan['tiled']:
        _tile(walls[tiled['wall']], tiled, parts)
    plan_pieces.furnish(plan, depth, parts, chance)
    _light(plan, walls, depth)
    plan_camera.choose(plan, walls, depth)
    return parts.keys


def _shell(plan, walls, parts):
    paint = parts.painted('walls')
    xs, ys = [wall.start[0] for wall in walls], [wall.start[1] for wall in walls]
    height = plan['height'] * FOOT
    low, high = (min(xs), min(ys)), (max(xs), max(ys))
    floor = shapes.quad(
        'floor', (*low, 0), (high[0], low[1], 0), (*high, 0), (low[0], high[1], 0), parts.level('floor')
    )
    parts.tag(floor, 'floor')
    for index, wall in enumerate(walls):
        # Around a corner that comes into the room two walls would lie in each other's faces, which draws black.
        start = 0.002 if walls[index - 1].turns_out_to(wall) else 0.0
        end = wall.length - (0.002 if wall.turns_out_to(walls[(index + 1) % len(walls)]) else 0.0)
        for span, heights in wall.around_holes((start, end), (0, height)):
            wall.slab('wall%d' % wall.index, span, heights, (0, 0.14), paint)
    ceiling = materials.wallpaint('#f4f1ea')
    shapes.box('ceiling', (low[0] - 0.2, low[1] - 0.2, height), (high[0] + 0.2, high[1] + 0.2, height + 0.1), ceiling, 0)
    tiled = {t['wall'] for t in plan['tiled'] if t['bottom'] < 300}
    board = materials.plain('board', '#f2efe9', 0.45, bump=0.02)
    for wall in walls:
        if wall.index in tiled or plan['room_type'] == 'kitchen' and not wall.holes:
            continue
        doors = [o for o in wall.holes if o['sill'] == 0]
        start = 0.0
        for door in doors + [dict(at=wall.length / FOOT, width=0)]:
            end = door['at'] * FOOT
            if end - start > 0.05:
                wall.slab('wall%d' % wall.index, (start, end), (0, 0.11), (-0.016, 0), board, 0.003)
            start = end + door['width'] * FOOT


def _fill(wall, hole, trim):
    a, b = hole['at'] * FOOT, (hole['at'] + hole['width']) * FOOT
    low, high = hole['sill'] * FOOT, (hole['sill'] + hole['height']) * FOOT
    name = 'wall%d' % wall.index
    frame = 0.06
    for span, heights in (((a - frame, a), (low, high)), ((b, b + frame), (low, high)), ((a - frame, b + frame), (high, high + frame))):
        wall.slab(name, span, heights, (-0.018, 0), trim, 0.003)
    if hole['kind'] == 'window' or hole.get('swing') == 'slide':
        _window(wall, hole, trim)
    elif hole['kind'] == 'door':
        _door(wall, (a, b), high, name)
    else:
        # Behind a passage lies another room: a wall in the light of its own window.
        hall = materials.plaster('#e4ddd0', strength=0.15)
        wall.slab(name, (a - 1.2, b + 1.2), (0, 3.2), (1.3, 1.4), hall)
        wall.slab(name, (a - 1.2, b + 1.2), (-0.05, 0), (0.0, 1.4), materials.plain('hall', '#b59a78', 0.4))


def _window(wall, hole, trim):
    a, b = hole['at'] * FOOT, (hole['at'] + hole['width']) * FOOT
    low, high = hole['sill'] * FOOT, (hole['sill'] + hole['height']) * FOOT
    name = 'wall%d' % wall.index
    if low > 0.1:
        wall.slab(name, (a - 0.04, b + 0.04), (low - 0.03, low), (-0.05, 0.1), trim, 0.004)
    # Two that lie in each other draw black where they do.
    inner = (low + 0.045, high - 0.045)
    for span, heights in (((a, a + 0.045), inner), ((b - 0.045, b), inner), ((a, b), (low, inner[0])), ((a, b), (inner[1], high))):
        wall.slab(name, span, heights, (0.04, 0.1), trim, 0.003)
    bars = max(1, round((b - a) / 0.7))
    for index in range(1, bars):
        middle = a + (b - a) * index / bars
        wall.slab(name, (middle - 0.015, middle + 0.015), inner, (0.05, 0.09), trim, 0.002)
    x, y = wall.at((a + b) / 2, 0.25)
    into = wall.at((a + b) / 2, -1.0)
    size, tall = b - a, high - low
    scene.area((x, y, (low + high) / 2), (*into, (low + high) / 2 - 0.25), size, 38 * size * tall, (0.92, 0.96, 1), tall)
    _garden(wall, (a, b))


def _garden(wall, span):
    """A bright blurred garden behind a window: for the camera and mirrors alone."""
    made = room_parts.view(0, -4 - (span[1] - span[0]), 4 + (span[1] - span[0]), -0.6, 4.6, 2.2)
    x, y = wall.at((span[0] + span[1]) / 2, 2.2)
    made.location = (x, y, 0)
    made.rotation_euler = (0, 0, 0 if wall.along[1] else 1.5708)
    made.name = 'wall%d' % wall.index


def _door(wall, span, high, name):
    leaf = materials.plain('leaf', '#e6e0d5', 0.4, bump=0.02)
    wall.slab(name, span, (0.006, high), (0.05, 0.09), leaf, 0.003)
    a, b = span[0] + 0.12, span[1] - 0.12
    for low, top in ((0.16, high * 0.42), (high * 0.42 + 0.1, high - 0.14)):
        wall.slab(name, (a, b), (low, top), (0.042, 0.06), leaf, 0.008)


def _tile(wall, tiled, parts):
    material = parts.material(tiled['key'], wall.index, wall.place)
    span = (tiled['from'] * FOOT, tiled['to'] * FOOT)
    heights = (tiled['bottom'] * FOOT, min(tiled['top'] * FOOT, wall.height))
    for s, h in wall.around_holes(span, heights):
        made = wall.slab('wall%d' % wall.index, s, h, (-0.009, 0.0), material, 0.001)
        parts.tag(made, tiled['key'])


def _light(plan, walls, depth):
    """Daylight comes by the windows; what they do not reach has soft light from above."""
    xs, ys = [wall.start[0] for wall in walls], [wall.start[1] for wall in walls]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    size = (max(xs) - min(xs), max(ys) - min(ys))
    height = plan['height'] * FOOT
    windows = [hole for wall in walls for hole in wall.holes if hole['kind'] == 'window']
    soft = scene.area((*middle, height - 0.06), (*middle, 0), size[0] * 0.75, (9 if windows else 20) * size[0] * size[1], (1, 0.965, 0.91), size[1] * 0.75)
    soft.visible_glossy = False
    if windows:
        wall = next(wall for wall in walls if any(hole['kind'] == 'window' for hole in wall.holes))
        inward = tuple(-step for step in wall.outward)
        scene.sun((inward[0] * 0.66 + wall.along[0] * 0.3, inward[1] * 0.66 + wall.along[1] * 0.3, -0.62), 4.5, (1, 0.9, 0.76), 1.2)
    scene.world_color((0.9, 0.93, 1), 0.3)
    for made in bpy.data.objects:
        if made.type == 'LIGHT':
            made['light'] = True
