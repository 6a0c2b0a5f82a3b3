"""One render: blender -b … --python render.py -- KIND NAME OUTPUT_FOLDER WIDTH HEIGHT SAMPLES

Writes float32 layers (base, light, one per swappable surface) that pack.ts turns into one small picture."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import scene as core

ROOMS = {
    'bathroom': dict(options=dict(wall='swap0', floor='swap1', metal='brass'), surfaces=2, exposure=0.85),
    'kitchen': dict(options=dict(wall='swap0', counter='swap1', floor='swap2', close=True, stools=0, waterfall=False),
                    surfaces=3, exposure=0.65),
    'living': dict(options=dict(wall='swap0', floor='swap1', rugged=False, art=False), surfaces=2, exposure=0.45),
    'patio': dict(options=dict(pave='swap0', wall='swap1'), surfaces=2, exposure=-0.25),
}


def main(kind, name, folder, width, height, samples):
    if kind == 'board':
        import boards
        boards.build(name)
        surfaces, exposure = 1, 0.30
    elif kind == 'room':
        import bathroom
        core.reset()
        bathroom.SCENES[name](ROOMS[name]['options'])
        surfaces, exposure = ROOMS[name]['surfaces'], ROOMS[name]['exposure']
    else:
        import objects
        surfaces, exposure = 1, objects.build(name)
    core.render_relight(folder, width, height, samples, surfaces)
    with open(os.path.join(folder, 'render.json'), 'w') as file:
        json.dump(dict(kind=kind, name=name, width=width, height=height, surfaces=surfaces, exposure=exposure), file)


if __name__ == '__main__':
    arguments = sys.argv[sys.argv.index('--') + 1:]
    main(*arguments[:3], *map(int, arguments[3:6]))
