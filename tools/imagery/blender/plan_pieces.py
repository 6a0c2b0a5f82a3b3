"""What stands in a plan's room: each form is built with its front to -y around its middle, then set where the plan says.

Forms of the studio serve here as they are, but for their tags: nothing of them is tinted in a room."""
import math

import cabinetry
import cloths
import decor
import lamps
import materials
import mixers
import plants
import sanitary
import seats
import shapes
import soft_shapes
import stones
import woods_and_glazes
import studio
import appliances
import toilets
import tubs

# The forms are wanted, not the studio that they are shown in, nor the tags by which it tints them.
studio._tagged = lambda material, **tags: material
for forms in (appliances, toilets, tubs):
    forms.shoot = lambda *arguments, **more: None

FOOT = 0.3048 / 1000
METALS = ('brass', 'black')


class House:
    """What all pieces of one room share."""

    def __init__(self, plan, parts, chance):
        self.parts = parts
        self.chance = chance
        self.cabinet = parts.painted('cabinets')
        self.island = parts.painted('island')
        self.metal = cabinetry.named_metal(chance.choice(METALS))
        self.oak = cabinetry.cabinet_front('oak', 'z')
        self.quartz = cabinetry.countertop('quartz')
        self.cloth = cloths.fabric(chance.choice(('#d9d0c1', '#c9c2b4', '#b9b7a6')), 420, strength=0.8)
        self.legs = woods_and_glazes.wood('#8b6446', '#4b2f20', mode='obj', along='z')


def furnish(plan, depth, parts, chance):
    house = House(plan, parts, chance)
    for piece in plan['pieces']:
        build = FORMS.get(piece['form'])
        if not build:
            continue
        width, deep = piece['width'] * FOOT, piece['depth'] * FOOT
        sideways = piece['turn'] in (90, 270)
        size = (deep, width, piece['height'] * FOOT) if sideways else (width, deep, piece['height'] * FOOT)
        middle = (piece['x'] * FOOT + width / 2, depth - piece['y'] * FOOT - deep / 2, piece['z'] * FOOT)
        shapes.grouped(lambda: build(house, size), middle, (0, 0, math.radians(-piece['turn'])))
    _style(plan, depth, house)


# ---- kitchens
def _fronts(house, size, rows):
    """Doors and drawers before a carcass; `rows` are heights of the front's parts from below."""
    width, deep, high = size
    columns = max(1, round(width / 0.5))
    step, front = width / columns, -deep / 2
    for column in range(columns):
        left = -width / 2 + column * step
        for low, top in rows:
            cabinetry.shaker(left, left + step, low, top, front, house.cabinet, panel=top - low > 0.2)
            if top - low > 0.3:
                edge = left + (0.05 if column % 2 else step - 0.05)
                cabinetry.knob((edge, front, top - 0.1 if low < 1 else low + 0.1), house.metal)
            else:
                cabinetry.pull((left + step / 2, front, (low + top) / 2), min(0.16, step * 0.5), house.metal)


def base_cabinet(house, size):
    width, deep, high = size
    shapes.box('toe', (-width / 2, -deep / 2 + 0.07, 0), (width / 2, deep / 2, 0.1), materials.plain('toe', '#2a2825', 0.7), 0)
    shapes.box('carcass', (-width / 2, -deep / 2 + 0.021, 0.1), (width / 2, deep / 2, high), house.cabinet, 0.001)
    _fronts(house, size, ((0.105, high - 0.18), (high - 0.18, high - 0.005)))


def wall_cabinet(house, size):
    width, deep, high = size
    shapes.box('carcass', (-width / 2, -deep / 2 + 0.021, 0), (width / 2, deep / 2, high), house.cabinet, 0.001)
    _fronts(house, size, ((0.004, high - 0.004),))


def tall_cabinet(house, size):
    width, deep, high = size
    shapes.box('carcass', (-width / 2, -deep / 2 + 0.021, 0.1), (width / 2, deep / 2, high), house.cabinet, 0.001)
    _fronts(house, size, ((0.105, high * 0.55), (high * 0.55, high - 0.005)))


def slab(key):
    def build(house, size):
        width, deep, high = size
        low, top = (-width / 2, -deep / 2, 0), (width / 2, deep / 2, high)
        house.parts.tag(shapes.box('slab', low, top, house.parts.level(key), 0.003), key)

    return build


def island(house, size):
    width, deep, high = size
    shapes.box('carcass', (-width / 2 + 0.03, -deep / 2 + 0.25, 0.0), (width / 2 - 0.03, deep / 2 - 0.03, high), house.island, 0.002)
    slats = max(4, round(width / 0.4))
    step = (width - 0.06) / slats
    for index in range(slats):
        left = -width / 2 + 0.03 + index * step
        shapes.box('slat', (left + 0.0015, -deep / 2 + 0.235, 0.06), (left + step - 0.0015, -deep / 2 + 0.252, high - 0.002), house.island, 0.0015)


def sink(house, size):
    width, deep, _ = size
    steel = materials.metal('steel', '#c3c4c6', 0.26, 0.06)
    shapes.box('rim', (-width / 2, -deep / 2, -0.024), (width / 2, deep / 2, -0.0195), steel, 0.002)
    shapes.box('bowl', (-width / 2 + 0.015, -deep / 2 + 0.015, -0.0215), (width / 2 - 0.015, deep / 2 - 0.015, -0.0185), materials.plain('bowl', '#4b4d4f', 0.3), 0.004)
    mixers.gooseneck((0, deep / 2 + 0.03, -0.02), house.metal, 0.4, 0.2, 0)


def _studio(build, native):
    """A form of the studio, of its own size: scaled to what the plan gives it."""

    def place(house, size):
        made = shapes.grouped(build)
        made.scale = tuple(size[axis] / native[axis] if native[axis] else 1 for axis in range(3))

    return place


# ---- bathrooms
def vanity(columns, basins):
    def build(house, size):
        width, deep, high = size
        top = high - 0.032
        shapes.box('carcass', (-width / 2, -deep / 2 + 0.022, 0.16), (width / 2, deep / 2, top), house.cabinet, 0.002)
        for x in (-width / 2 + 0.03, width / 2 - 0.03):
            for y in (-deep / 2 + 0.06, deep / 2 - 0.03):
                shapes.box('leg', (x - 0.022, y - 0.022, 0), (x + 0.022, y + 0.022, 0.17), house.cabinet, 0.003)
        step = width / columns
        for column in range(columns):
            left = -width / 2 + column * step
            rows = ((0.16, 0.42), (0.42, top)) if column % 2 == 0 and columns > 1 else ((0.16, top),)
            for low, high_ in rows:
                cabinetry.shaker(left, left + step, low, high_, -deep / 2, house.cabinet)
                cabinetry.pull((left + step / 2, -deep / 2, high_ - 0.08), min(0.14, step * 0.5), house.metal)
        shapes.box('top', (-width / 2 - 0.01, -deep / 2 - 0.012, top), (width / 2 + 0.01, deep / 2, high), house.quartz, 0.003)
        for share in basins:
            sanitary.square_basin((width * share, -0.02, high - 0.03), min(0.5, width * 0.62), min(0.34, deep * 0.66), 0.045, materials.ceramic())
            mixers.basin_mixer((width * share, deep / 2 - 0.06, high), house.metal, 0.2, 0.12)
            lamps.arched_mirror((width * share, deep / 2 - 0.012, 1.12), min(0.66, width / len(basins) * 0.72), 0.86, house.metal)
        lamps.sconce((0, deep / 2 - 0.012, 2.06), house.metal, 4.0)

    return build


def toilet(house, size):
    made = shapes.grouped(toilets.two_piece)
    made.location = (0, size[1] / 2 - 0.41, 0)


def tub_alcove(house, size):
    made = shapes.grouped(tubs.alcove)
    made.scale = (size[0] / 1.53, size[1] / 0.77, size[2] / 0.48)
    shower_head(house, (size[0] / 2 - 0.02, 0.0))


def tub_freestanding(house, size):
    long_side = size[0] >= size[1]
    length, width = (size[0], size[1]) if long_side else (size[1], size[0])
    sanitary.bathtub((0, 0, 0), 0 if long_side else math.radians(90), length, width, size[2], materials.ceramic('#f6f4ef', 0.09))
    mixers.tub_filler((0.2, size[1] / 2 - 0.03, 0), house.metal, math.radians(-90))


def shower_head(house, wall):
    x, y = wall
    shapes.sweep('arm', [(x, y, 2.02), (x - 0.3, y, 2.06)], 0.011, house.metal)
    head = shapes.lathe('rose', shapes.rounded([(0, 0), (0.11, 0), (0.11, 0.014), (0.02, 0.03), (0, 0.03)], 0.004), 56, house.metal)
    head.location = (x - 0.3, y, 2.03)
    shapes.sweep('valve', [(x, y, 1.1), (x - 0.06, y, 1.1)], 0.045, house.metal)


def shower(house, size):
    width, deep, high = size
    low, top = (-width / 2, -deep / 2, 0.0), (width / 2, deep / 2, max(0.012, high))
    house.parts.tag(shapes.box('shower', low, top, house.parts.level('shower_floor'), 0.002), 'shower_floor')
    drain = materials.metal('drain', '#c3c4c6', 0.26, 0.06)
    shapes.box('drain', (-0.05, -0.05, high), (0.05, 0.05, high + 0.004), drain, 0.002)
    shower_head(house, (width / 2 - 0.01, 0.0))


def shower_glass(house, size):
    width, deep, high = size
    x, y = (0, deep / 2) if deep > width else (width / 2, 0)
    thin, low = 0.008, 0.015
    # The frame alone: clean glass is hardly seen, and what lies behind it could not be laid anew.
    for a, b in (((-x, -y, low), (x, y, low)), ((-x, -y, high), (x, y, high)), ((-x, -y, low), (-x, -y, high)), ((x, y, low), (x, y, high))):
        shapes.box('frame', tuple(each - thin for each in a), tuple(each + thin for each in b), house.metal, 0.002)


# ---- living rooms and outdoors
def sofa(house, size):
    width, deep, _ = size
    seats.sofa(-width / 2, width / 2, -deep / 2, deep / 2, house.cloth, house.legs, 3 if width > 1.9 else 2)
    for x, color, turn in ((-width / 2 + 0.42, '#b98467', 0.2), (width / 2 - 0.42, '#7f8a72', -0.2)):
        cover = cloths.fabric(color, 520, strength=0.9)
        soft_shapes.cushion('pillow', (0.46, 0.46, 0.16), cover, (x, deep / 2 - 0.5, 0.68), (math.radians(70), 0, turn), seed=7)


def armchair(house, size):
    width, deep, _ = size
    seats.sofa(-width / 2, width / 2, -deep / 2, deep / 2, cloths.fabric('#a98f73', 420, boucle=True), house.legs, 1)


def low_table(house, size):
    radius = min(size[0], size[1]) / 2
    stone = woods_and_glazes.travertine(mode='obj', rough=0.35)
    seats.round_table((0, 0, 0), radius, min(0.4, size[2]), stone, stone)
    decor.books((-0.1, 0.06, min(0.4, size[2])), 3, 0.3)


def console(house, size):
    width, deep, high = size
    shapes.box('console', (-width / 2, -deep / 2 + 0.02, 0.12), (width / 2, deep / 2, high), house.oak, 0.004)
    doors = max(2, round(width / 0.5))
    for index in range(doors):
        left = -width / 2 + index * width / doors
        cabinetry.shaker(left, left + width / doors, 0.13, high - 0.02, -deep / 2, house.oak, panel=False, gap=0.002)
    for x in (-width / 2 + 0.06, width / 2 - 0.06):
        shapes.box('foot', (x - 0.02, -0.1, 0), (x + 0.02, 0.1, 0.12), materials.BLACK_METAL(), 0.003)
    plants.branch_vase((-width / 3, 0, high), 0.5, 12, '#cfc4b4', 0.2, 0.07, 'olive')
    decor.bowl((width / 4, 0, high), 0.13, 0.08)


def table(house, size):
    width, deep, high = size
    shapes.box('top', (-width / 2, -deep / 2, high - 0.035), (width / 2, deep / 2, high), house.oak, 0.008)
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        for y in (-deep / 2 + 0.08, deep / 2 - 0.08):
            shapes.box('leg', (x - 0.03, y - 0.03, 0), (x + 0.03, y + 0.03, high - 0.03), house.oak, 0.005)
    plants.branch_vase((0, 0, high), 0.5, 3, '#efe8dc', 0.2, 0.065, 'olive')


def dining_set(house, size):
    width, deep, high = size
    long_side = size[0] >= size[1]
    inner = (width - (0.2 if long_side else 1.1), deep - (1.1 if long_side else 0.2), 0.74)
    table(house, inner)
    for index in range(3):
        for side in (-1, 1):
            along = (index - 1) * (max(width, deep) - 0.5) / 3
            across = side * (min(inner[0], inner[1]) / 2 + 0.18)
            x, y = (along, across) if long_side else (across, along)
            decor.round_stool((x, y, 0), 0.46, 0.19, house.legs)


def hearth(house, size):
    """A surround and a fire before the tiled breast."""
    import hearth as fireplace

    fireplace.hearth(0, size[1] / 2, min(size[0], 1.6))


FORMS = {
    'base-cabinet': base_cabinet,
    'wall-cabinet': wall_cabinet,
    'tall-cabinet': tall_cabinet,
    'counter': slab('counter'),
    'island': island,
    'island-top': slab('island_top'),
    'sink': sink,
    'range': _studio(appliances.range_, (0.77, 0.68, 0.94)),
    'range-hood': _studio(appliances.range_hood, (0.9, 0, 0)),
    'refrigerator': _studio(appliances.refrigerator, (0.91, 0.75, 1.78)),
    'dishwasher': _studio(appliances.dishwasher, (0.61, 0.62, 0.87)),
    'table': table,
    'vanity-powder': vanity(1, (0,)),
    'vanity-single': vanity(3, (0,)),
    'vanity-double': vanity(5, (-0.25, 0.25)),
    'toilet': toilet,
    'tub-alcove': tub_alcove,
    'tub-freestanding': tub_freestanding,
    'shower': shower,
    'shower-glass': shower_glass,
    'sofa': sofa,
    'armchair': armchair,
    'coffee-table': low_table,
    'media-console': console,
    'hearth': hearth,
    'dining-set': dining_set,
}


# ---- what makes it a home
def _style(plan, depth, house):
    """One plant in a free corner, and small things on what is level: never on what is sold."""
    outline = [(x * FOOT, depth - y * FOOT) for x, y in plan['outline']]
    width, deep = (max(side) - min(side) for side in zip(*outline))
    if plan['room_type'] == 'living' or plan['room_type'] == 'bathroom' and width * deep > 8:
        for x, y in outline:
            inside = (x + math.copysign(0.4, _middle(outline)[0] - x), y + math.copysign(0.4, _middle(outline)[1] - y))
            if _is_free(plan, depth, inside):
                tall = 1.5 if plan['room_type'] == 'living' else 0.9
                plants.plant_pot((*inside, 0), tall, house.chance.choice(('fiddle', 'olive')), 3, '#d9d0c1', 0.16, 0.32)
                break
    counters = [piece for piece in plan['pieces'] if piece['form'] in ('counter', 'island-top')]
    for piece in counters[:3]:
        x = (piece['x'] + piece['width'] * 0.2) * FOOT
        y = depth - (piece['y'] + piece['depth'] * 0.45) * FOOT
        z = (piece['z'] + piece['height']) * FOOT
        if piece['form'] == 'island-top':
            decor.bowl((x, y, z), 0.16, 0.08, materials.plain('bowl', '#d8cfc0', 0.5, bump=0.12))
            plants.branch_vase((x + 0.5, y, z), 0.7, 11, '#b9aa95', 0.26, 0.085)
        else:
            decor.bottle((x, y, z), 0.2, 0.03)
            decor.bowl((x + 0.16, y, z), 0.1, 0.07)


def _middle(outline):
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _is_free(plan, depth, at):
    x, y = at[0] / FOOT, (depth - at[1]) / FOOT
    room = 1_200
    blocked = any(
        piece['x'] - room < x < piece['x'] + piece['width'] + room and piece['y'] - room < y < piece['y'] + piece['depth'] + room
        for piece in plan['pieces']
    )
    return not blocked
