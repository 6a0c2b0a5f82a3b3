"""Where to stand to see most of what can be laid: places are tried by rays, the best is taken."""
import math

import bpy
from mathutils import Vector

import scene

EYE = 1.52
LENSES = (18, 23)
# Rays a try: enough to tell shares of the picture.
ACROSS, DOWN = 20, 15
SENSOR = 36.0
# The picture is taken level, so that what is upright stays so; its middle lies lower than the eye.
LOWER = -0.1


def choose(plan, walls, depth):
    xs, ys = [wall.start[0] for wall in walls], [wall.start[1] for wall in walls]
    middle = Vector(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, EYE))
    best = None
    for wall, stand, hidden in _stands(walls):
        left_out = wall if hidden else None
        _hide(walls, left_out)
        for target in _targets(walls, wall, middle):
            for lens in LENSES:
                score = _score(Vector((*stand, EYE)), target, lens, (walls, left_out)) - (0.06 if hidden else 0) - (23 - lens) * 0.006
                if best is None or score > best[0]:
                    best = (score, stand, target, lens, wall if hidden else None)
    _, stand, target, lens, hidden = best
    _hide(walls, None)
    for made in bpy.data.objects:
        if hidden is not None and made.name.split('.')[0] == 'wall%d' % hidden.index:
            made.visible_camera = False
    print('CAMERA %.2f at (%.2f, %.2f) lens %d%s' % (best[0], *stand, lens, '' if hidden is None else ' through wall %d' % hidden.index))
    scene.camera(loc=(*stand, EYE), target=tuple(target), lens=lens, shift=(0, LOWER), level=True)


def _stands(walls):
    """Along each wall inside the room, and behind it, where the wall is then not drawn for the camera."""
    for wall in walls:
        if wall.length < 0.7:
            continue
        for share in (0.12, 0.35, 0.5, 0.65, 0.88):
            for out in (-0.25, 0.75):
                yield wall, wall.at(wall.length * share, out), out > 0


def _targets(walls, wall, middle):
    reach = Vector((-wall.outward[0], -wall.outward[1], 0))
    for share in (0.2, 0.5, 0.8):
        x, y = wall.at(wall.length * share)
        yield Vector((x, y, EYE)) + reach * 2.4
    yield middle


def _hide(walls, hidden):
    for made in bpy.data.objects:
        if made.name.startswith('wall'):
            made.hide_viewport = hidden is not None and made.name.split('.')[0] == 'wall%d' % hidden.index
    bpy.context.view_layer.update()


def _is_cut(eye, at, wall):
    """Where a wall is left out: whether it is the end of what stood against it, on which no light falls, or is seen past the room."""
    far, near = _beyond(at, wall), _beyond(eye, wall)
    if far > -0.02:
        return True
    through = eye + (at - eye) * (near / (near - far))
    along = (through.x - wall.start[0]) * wall.along[0] + (through.y - wall.start[1]) * wall.along[1]
    return not 0 < along < wall.length


def _is_outside(made, at, normal, walls):
    """Whether it is the outer face of a wall, across a corner of the room: nobody has ever lit it."""
    name = made.name.split('.')[0]
    if not name.startswith('wall') or not name[4:].isdigit():
        return False
    wall = walls[int(name[4:])]
    faces_out = normal.x * wall.outward[0] + normal.y * wall.outward[1] > 0.5
    return faces_out and 0.1 < _beyond(at, wall) < 0.2


def _beyond(at, wall):
    """Metres outward from the inner face of a wall."""
    return (at.x - wall.start[0]) * wall.outward[0] + (at.y - wall.start[1]) * wall.outward[1]


def _kind(made):
    """A surface, or what stands in the room; nothing for its shell."""
    return made.get('part') or (None if made.name.startswith(('wall', 'ceiling', 'floor')) else 'furnishing')


def _score(eye, target, lens, shell):
    """Roots of shares, so that many surfaces count for more than much of one; what stands in front of one's nose counts against."""
    forward = (target - eye).normalized()
    right = forward.cross(Vector((0, 0, 1)))
    if right.length < 1e-3:
        return -9
    right.normalize()
    up = right.cross(forward)
    half = SENSOR / 2 / lens
    graph = bpy.context.evaluated_depsgraph_get()
    walls, left_out = shell
    seen, near, lost, cut = {}, 0, 0, 0
    for row in range(DOWN):
        for column in range(ACROSS):
            x = (2 * (column + 0.5) / ACROSS - 1) * half
            y = ((1 - 2 * (row + 0.5) / DOWN) * DOWN / ACROSS + 2 * LOWER) * half
            ray = (forward + right * x + up * y).normalized()
            hit, at, normal, _, made, _ = bpy.context.scene.ray_cast(graph, eye, ray)
            if not hit:
                lost += 1
                continue
            if (at - eye).length < (1.0 if made.name.startswith('wall') else 1.45):
                near += 1
            if left_out and _is_cut(eye, at, left_out) or _is_outside(made, at, normal, walls):
                cut += 1
            key = _kind(made)
            if key:
                seen[key] = seen.get(key, 0) + 1
    rays = ACROSS * DOWN
    floor = min(seen.get('floor', 0) / rays, 0.22)
    others = sum(math.sqrt(min(count / rays, 0.3)) for key, count in seen.items() if key != 'floor')
    return math.sqrt(floor) * 1.2 + others - 3 * near / rays - 8 * lost / rays - 6 * cut / rays - (0.4 if floor < 0.08 else 0)
