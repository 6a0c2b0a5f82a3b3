"""Renders one scene into float layers, lists all scenes, or bakes the film they are developed on.

    blender -b … --python render.py -- list
    blender -b … --python render.py -- film PATH
    blender -b … --python render.py -- picture NAME PATH WIDTH HEIGHT SAMPLES
    blender -b … --python render.py -- KIND NAME FOLDER WIDTH HEIGHT SAMPLES
    blender -b … --python render.py -- plan NAME FOLDER WIDTH HEIGHT SAMPLES PLAN.json

The folder then holds base.f32, light.f32, one swN.f32 for each swappable surface and render.json: what pack.mjs reads. A picture is one PNG,
shown as it is."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import boards
import layers
import objects
import plan_room
import rooms
import scene

SIZES = {'board': (800, 1000, 28), 'room': (1200, 900, 24), 'view': (720, 900, 10), 'object': (640, 800, 18)}


def every_scene():
    names = {'board': boards.BOARDS, 'room': rooms.ROOMS, 'object': objects.names()}
    return [
        dict(zip(('kind', 'name', 'width', 'height', 'samples'), (kind, name, *SIZES['view' if kind == 'room' and rooms.is_view(name) else kind])))
        for kind, found in names.items()
        for name in found
    ]


def build(kind, name):
    """Returns how many surfaces of the scene can be swapped, and the exposure it is developed with."""
    if kind == 'board':
        return boards.build(name)
    if kind == 'room':
        return rooms.build(name)
    return objects.build(name)


def render(kind, name, folder, width, height, samples):
    surfaces, exposure = build(kind, name)
    layers.render_layers(folder, (width, height), samples, surfaces)
    with open(os.path.join(folder, 'render.json'), 'w') as file:
        json.dump(dict(kind=kind, name=name, width=width, height=height, surfaces=surfaces, exposure=exposure), file)


def render_plan(name, folder, width, height, samples, file):
    """Each of its parts has a layer; how bright it is developed follows from what was rendered."""
    with open(file) as plan:
        keys = plan_room.build(json.load(plan), name)
    layers.render_layers(folder, (width, height), samples, len(keys))
    exposure = layers.usual_exposure(folder)
    with open(os.path.join(folder, 'render.json'), 'w') as file:
        json.dump(dict(kind='plan', name=name, width=width, height=height, surfaces=len(keys), keys=keys, neutral=[plan_room.reflected(key) for key in keys], exposure=exposure), file)


def render_picture(name, path, *size_and_samples):
    *size, samples = size_and_samples
    _, exposure = rooms.build(name)
    layers.render_picture(path, size, samples, exposure)


if __name__ == '__main__':
    arguments = sys.argv[sys.argv.index('--') + 1 :]
    if arguments == ['list']:
        print('SCENES ' + json.dumps(every_scene()))
    elif arguments[0] == 'film':
        scene.reset()
        layers.export_film(arguments[1])
    elif arguments[0] == 'picture':
        render_picture(*arguments[1:3], *map(int, arguments[3:6]))
    elif arguments[0] == 'plan':
        render_plan(*arguments[1:3], *map(int, arguments[3:6]), arguments[6])
    else:
        render(*arguments[:3], *map(int, arguments[3:6]))
