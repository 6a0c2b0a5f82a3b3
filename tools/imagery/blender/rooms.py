"""Rooms by name, the planes that can be swapped in them, and the exposure they are developed with."""
import room_bathroom
import room_kitchen
import room_living
import room_patio
import scene


ROOMS = {
    'bathroom': (room_bathroom.build, 2, 0.85),
    'kitchen': (room_kitchen.build, 3, 0.65),
    'living': (room_living.build, 2, 0.45),
    'patio': (room_patio.build, 2, -0.25),
}


def build(name):
    place, surfaces, exposure = ROOMS[name]
    scene.reset()
    place()
    return surfaces, exposure
