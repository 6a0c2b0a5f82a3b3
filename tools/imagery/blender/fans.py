"""Fans."""
import math

import materials
import shapes
from studio import body, box, metal, plain, rod, shoot, turned, wood


def _fan(blades, blade_material, with_light, steel):
    turned([(0, 0.34), (0.07, 0.34), (0.06, 0.27), (0.018, 0.26), (0, 0.26)], steel, rounding=0.012)
    rod((0, 0, 0.06), (0, 0, 0.28), 0.011, steel)
    turned(
        [(0, 0.075), (0.03, 0.075), (0.10, 0.055), (0.115, 0.02), (0.105, -0.03), (0.07, -0.05), (0, -0.052)],
        steel,
        rounding=[0, 0.01, 0.03, 0.03, 0.02, 0.02, 0],
    )
    if with_light:
        lens = turned(
            [(0.078, -0.048), (0.086, -0.075), (0.060, -0.10), (0, -0.108)],
            materials.emit((1, 0.92, 0.80), 1.8),
            rounding=0.018,
        )
        lens.visible_shadow = False
    for index in range(blades):
        _blade(2 * math.pi * index / blades + 0.35, blade_material, steel)
    shoot('air', azimuth=0, elevation=-11, fill=0.88)


def _blade(turn, material, steel, steps=30):
    vertices = []
    for i in range(steps + 1):
        t = i / steps
        width = 0.052 + 0.030 * math.sin(math.pi * min(1, t * 1.1) ** 0.8)
        width *= max(math.sqrt(max(0, 1 - max(0, (t - 0.94) / 0.06) ** 2)), 0.05)
        twist = math.radians(13) * (1 - 0.4 * t)
        for side in (-1, 1):
            vertices.append((0.13 + 0.50 * t, side * width * math.cos(twist), side * width * math.sin(twist)))
    blade = shapes.mesh('blade', vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)], material)
    blade.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.008
    rounding = blade.modifiers.new('rounding', 'BEVEL')
    rounding.width, rounding.segments = 0.0025, 2
    shapes.shade(blade, True, 40)
    blade.rotation_euler, blade.location = (0, 0, turn), (0, 0, 0.012)
    arm = box((0.085, -0.016, -0.004), (0.19, 0.016, 0.004), steel, 0.003)
    reach = arm.location.x
    arm.rotation_euler = (math.radians(13), 0, turn)
    arm.location = (reach * math.cos(turn), reach * math.sin(turn), 0.006)


def exhaust_fan():
    trim = body(0.4, 0.1)
    box((-0.15, -0.15, -0.014), (0.15, 0.15, 0), trim, 0.010, 5)
    for i in range(9):
        y = -0.104 + i * 0.026
        box((-0.115, y - 0.0045, -0.0150), (0.115, y + 0.0045, -0.0135), plain('#4a4a48', 0.8), 0.0005)
    shoot('ceiling', azimuth=24, elevation=-34)


def downrod():
    steel = metal()
    rod((-0.24, 0, 0.016), (0.22, 0, 0.016), 0.0125, steel)
    for x in (-0.225, 0.205):
        rod((x, 0, 0.0155), (x + 0.006, 0, 0.0155), 0.0138, steel)
    box((-0.035, -0.155, 0), (0.035, -0.045, 0.014), body(0.35, 0.1), 0.010, 5)
    for i in range(3):
        turned(
            [(0, 0.014), (0.010, 0.014), (0.009, 0.0165), (0, 0.017)],
            plain('#8d9195', 0.4),
            (0, -0.075 - i * 0.028, 0),
            0.001,
        )
    shoot(azimuth=24, elevation=30)


def outdoor_fan():
    steel = metal(0.3)
    _fan(5, steel, False, steel)


FORMS = {
    'fan-light': lambda: _fan(4, wood('x'), True, metal()),
    'fan': lambda: _fan(3, wood('x'), False, metal()),
    'fan-outdoor': outdoor_fan,
    'exhaust-fan': exhaust_fan,
    'downrod': downrod,
}
