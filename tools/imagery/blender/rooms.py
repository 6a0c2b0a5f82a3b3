"""Rooms by name, the planes that can be swapped in them, and the exposure they are developed with.

A name with a dash is another look into a room, upright and furnished anew."""
from functools import partial

import room_bathroom
import room_kitchen
import room_living
import room_patio
import scene


ROOMS = {
    'bathroom': (room_bathroom.build, 2, 0.85),
    'bathroom-vanity': (partial(room_bathroom.build, room_bathroom.VANITY, 'navy', 'brass'), 2, 0.85),
    'bathroom-tub': (partial(room_bathroom.build, room_bathroom.TUB, 'walnut', 'black'), 2, 0.95),
    'kitchen-range': (partial(room_kitchen.build, room_kitchen.RANGE, 'navy'), 3, 0.65),
    'kitchen-island': (partial(room_kitchen.build, room_kitchen.ISLAND, 'cream', 'black'), 3, 0.65),
    'kitchen': (room_kitchen.build, 3, 0.65),
    'living-window': (partial(room_living.build, room_living.WINDOW), 2, 0.45),
    'living-sofa': (partial(room_living.build, room_living.SOFA), 2, 0.45),
    'living-hearth': (partial(room_living.build, room_living.HEARTH, True), 2, 0.5),
    'living': (room_living.build, 2, 0.45),
    'patio-pool': (partial(room_patio.build, room_patio.POOL), 2, -0.25),
    'patio-lounge': (partial(room_patio.build, room_patio.LOUNGE), 2, -0.2),
    'patio': (room_patio.build, 2, -0.25),
}


# Pictures that are shown as they are rendered, with modelled tiles: nothing can be swapped in them.
PICTURES = {
    'hero-bathroom': (
        partial(
            room_bathroom.build, room_bathroom.HERO, 'walnut', 'brass', room_bathroom.tiled, room_bathroom.MORNING
        ),
        0,
        0.85,
    ),
}


def is_view(name):
    return '-' in name


def build(name):
    place, surfaces, exposure = (ROOMS | PICTURES)[name]
    scene.reset()
    place()
    return surfaces, exposure
