"""A fireplace before a wall: stone surround, oak mantel, logs alight, and what stands on and beside it."""
import math

import decor
import materials
import plants
import scene
import shapes
import woods_and_glazes


def hearth(x, y, width=1.5):
    """Stands against the wall in the plane y, its middle at x."""
    surround = woods_and_glazes.travertine(mode='obj', rough=0.45)
    soot = materials.plain('soot', '#191715', 0.95)
    oak = woods_and_glazes.wood('#a9804f', '#74502c', mode='obj', along='x', var=0.05)
    half, leg, deep, top = width / 2, 0.24, 0.3, 1.08
    for side in (-1, 1):
        inner, outer = x + side * (half - leg), x + side * half
        shapes.box('leg', (min(inner, outer), y - deep, 0), (max(inner, outer), y, top), surround, 0.006)
    shapes.box('lintel', (x - half + leg, y - deep, 0.8), (x + half - leg, y, top), surround, 0.006)
    shapes.box('back', (x - half + leg, y - 0.04, 0), (x + half - leg, y - 0.02, 0.8), soot, 0)
    shapes.box('slab', (x - half - 0.12, y - deep - 0.38, 0), (x + half + 0.12, y, 0.05), surround, 0.006)
    shapes.box('mantel', (x - half - 0.14, y - deep - 0.06, top), (x + half + 0.14, y, top + 0.11), oak, 0.008)
    _logs(x, y - 0.17)
    _mantelpiece(x, y - 0.16, (half, top + 0.11))


def _logs(x, y):
    bark = woods_and_glazes.wood('#6b4b33', '#3a2718', mode='obj', along='x')
    for dx, dy, z, turn in ((-0.05, 0.05, 0.13, 0.08), (0.06, -0.05, 0.13, -0.1), (0.0, 0.0, 0.22, 0.35)):
        reach = (0.27 * math.cos(turn), 0.27 * math.sin(turn))
        ends = [(x + dx + s * reach[0], y + dy + s * reach[1], z) for s in (-1, 1)]
        shapes.sweep('log', ends, 0.05, bark, bres=6)
    iron = materials.BLACK_METAL()
    for dx in (-0.2, 0.2):
        shapes.sweep('dog', [(x + dx, y - 0.11, 0.07), (x + dx, y + 0.11, 0.07)], 0.012, iron)
    scene.point((x, y - 0.06, 0.3), 7, (1, 0.5, 0.2), 0.08)
    scene.point((x - 0.16, y - 0.09, 0.2), 3, (1, 0.45, 0.15), 0.05)


def _mantelpiece(x, y, shelf):
    half, z = shelf
    plants.branch_vase((x - half * 0.72, y, z), 0.6, 12, '#cfc4b4', 0.22, 0.075, 'olive')
    decor.candle((x + half * 0.42, y, z), 0.036, 0.1)
    decor.candle((x + half * 0.56, y + 0.03, z), 0.036, 0.15)
    decor.bowl((x + half * 0.8, y, z), 0.1, 0.08, materials.plain('bowl', '#6d7a70', 0.4))
