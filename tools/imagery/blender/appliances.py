"""Appliances: steel or painted fronts, black glass, bar handles."""
import math

import shapes
from studio import black_glass, body, box, facing, metal, plain, rod, rubber, sheet_steel, shoot, turned


def _handle(start, end, steel, stand=0.05, radius=0.011, along='z'):
    """A bar handle before a front that looks to -y."""
    rod((start[0], start[1] - stand, start[2]), (end[0], end[1] - stand, end[2]), radius, steel)
    for share in (0.08, 0.92):
        point = tuple(start[i] + (end[i] - start[i]) * share for i in range(3))
        rod(point, (point[0], point[1] - stand, point[2]), radius * 0.7, steel)


def _refrigerator(front, steel):
    box((-0.455, -0.33, 0.03), (0.455, 0.36, 1.76), plain('#56585a', 0.5), 0.006)
    for x0, x1 in ((-0.455, -0.003), (0.003, 0.455)):
        box((x0, -0.385, 0.66), (x1, -0.325, 1.775), front, 0.008, 4)
        x = x1 - 0.05 if x0 < 0 else x0 + 0.05
        _handle((x, -0.385, 0.80), (x, -0.385, 1.56), steel)
    for z0, z1 in ((0.06, 0.345), (0.352, 0.65)):
        box((-0.455, -0.385, z0), (0.455, -0.325, z1), front, 0.008, 4)
        _handle((-0.36, -0.385, z1 - 0.06), (0.36, -0.385, z1 - 0.06), steel)
    box((-0.40, -0.30, 0), (0.40, 0.33, 0.05), rubber(), 0.004)
    shoot(azimuth=26, elevation=9)


def refrigerator():
    _refrigerator(sheet_steel(), metal(0.14))


def refrigerator_painted():
    _refrigerator(body(0.30, 0.1), metal(0.14))


def _burners(y0=-0.16, y1=0.16, z=0.93, xs=(-0.24, 0.24)):
    iron = plain('#17181a', 0.5)
    for x in xs:
        for y in (y0, y1):
            turned([(0, 0), (0.045, 0), (0.045, 0.012), (0.030, 0.018), (0, 0.019)], iron, (x, y, z))
            for turn in range(4):
                bar = box((-0.105, -0.006, 0.024), (0.105, 0.006, 0.036), iron, 0.002)
                bar.location = (x, y, z + 0.03)
                bar.rotation_euler = (0, 0, math.pi / 4 * turn)


def range_():
    steel = sheet_steel()
    box((-0.38, -0.30, 0.08), (0.38, 0.33, 0.905), steel, 0.004)
    box((-0.375, -0.345, 0.24), (0.375, -0.295, 0.74), steel, 0.006)
    box((-0.29, -0.349, 0.33), (0.29, -0.340, 0.60), black_glass(), 0.010)
    _handle((-0.33, -0.345, 0.685), (0.33, -0.345, 0.685), metal(0.14))
    box((-0.375, -0.335, 0.09), (0.375, -0.295, 0.225), steel, 0.005)
    box((-0.38, -0.35, 0.76), (0.38, -0.29, 0.905), steel, 0.006)
    for i in range(5):
        facing([(0, 0), (0.026, 0), (0.023, 0.034), (0, 0.036)], metal(0.14), (-0.28 + i * 0.14, -0.35, 0.832))
    box((-0.385, -0.34, 0.905), (0.385, 0.33, 0.925), plain('#1a1b1c', 0.35, coat=0.2), 0.004)
    _burners()
    box((-0.385, 0.30, 0.925), (0.385, 0.33, 0.985), steel, 0.004)
    for x in (-0.33, 0.33):
        rod((x, -0.25, 0), (x, -0.25, 0.09), 0.018, rubber())
    shoot(azimuth=27, elevation=17)


def range_hood():
    steel = sheet_steel()
    half, depth = 0.45, 0.50
    low, high, mouth = 0, 0.07, 0.30
    vertices = [
        (-half, -depth, high),
        (half, -depth, high),
        (half, 0, high),
        (-half, 0, high),
        (-0.15, -0.27, mouth),
        (0.15, -0.27, mouth),
        (0.15, 0, mouth),
        (-0.15, 0, mouth),
    ]
    canopy = shapes.mesh(
        'canopy', vertices, [(0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7), (4, 5, 6, 7), (2, 3, 7, 6)], steel
    )
    shapes.bevel(canopy, 0.003, 3)
    box((-half, -depth, low), (half, 0, high), steel, 0.004)
    box((-0.15, -0.27, mouth), (0.15, 0, 0.86), steel, 0.003)
    for i in range(4):
        facing(
            [(0, 0), (0.011, 0), (0.010, 0.004), (0, 0.005)], plain('#2b2d2f', 0.3), (-0.09 + i * 0.06, -depth, 0.035)
        )
    shoot('wall', azimuth=28, elevation=2)


def _dishwasher(front, steel):
    box((-0.295, -0.27, 0.10), (0.295, 0.30, 0.85), plain('#4a4c4e', 0.5), 0.004)
    box((-0.298, -0.305, 0.12), (0.298, -0.262, 0.855), front, 0.006, 4)
    _handle((-0.24, -0.305, 0.775), (0.24, -0.305, 0.775), steel)
    box((-0.29, -0.25, 0.0), (0.29, 0.28, 0.11), rubber(), 0.004)
    shoot(azimuth=28, elevation=12)


def dishwasher():
    _dishwasher(sheet_steel(), metal(0.14))


def dishwasher_painted():
    _dishwasher(body(0.30, 0.1), metal(0.14))


def cooktop():
    box((-0.45, -0.26, 0), (0.45, 0.26, 0.012), plain('#0d0e0f', 0.08, coat=0.3), 0.004)
    iron = plain('#17181a', 0.5)
    _burners(-0.12, 0.12, 0.012, (-0.29, 0.29))
    turned([(0, 0), (0.06, 0), (0.06, 0.014), (0.04, 0.022), (0, 0.023)], iron, (0, 0.03, 0.012))
    for turn in range(4):
        bar = box((-0.14, -0.006, 0.024), (0.14, 0.006, 0.036), iron, 0.002)
        bar.location = (0, 0.03, 0.042)
        bar.rotation_euler = (0, 0, math.pi / 4 * turn)
    for i in range(5):
        turned([(0, 0.012), (0.020, 0.012), (0.018, 0.036), (0, 0.038)], metal(0.14), (-0.12 + i * 0.06, -0.21, 0))
    shoot(azimuth=22, elevation=34)


def wall_oven():
    steel = sheet_steel()
    box((-0.375, -0.02, 0), (0.375, 0.50, 1.25), plain('#4a4c4e', 0.5), 0.004)
    for z0, z1 in ((0.0, 0.56), (0.60, 1.08)):
        box((-0.38, -0.065, z0), (0.38, -0.015, z1), steel, 0.006)
        box((-0.30, -0.069, z0 + 0.09), (0.30, -0.060, z1 - 0.15), black_glass(), 0.010)
        _handle((-0.33, -0.065, z1 - 0.07), (0.33, -0.065, z1 - 0.07), metal(0.14))
    box((-0.38, -0.06, 1.10), (0.38, -0.015, 1.25), black_glass(), 0.005)
    for x in (-0.20, 0.20):
        facing([(0, 0), (0.024, 0), (0.021, 0.028), (0, 0.030)], metal(0.14), (x, -0.06, 1.175))
    box((-0.08, -0.063, 1.15), (0.08, -0.059, 1.20), plain('#1d3a44', 0.2), 0.002)
    shoot(azimuth=24, elevation=8)


def microwave():
    steel = sheet_steel()
    box((-0.38, -0.20, 0), (0.38, 0.20, 0.43), plain('#56585a', 0.5), 0.004)
    box((-0.38, -0.235, 0), (0.22, -0.195, 0.43), steel, 0.006)
    box((-0.325, -0.239, 0.07), (0.145, -0.232, 0.36), black_glass(), 0.010)
    box((0.224, -0.235, 0), (0.38, -0.195, 0.43), black_glass(), 0.006)
    _handle((0.185, -0.235, 0.06), (0.185, -0.235, 0.37), metal(0.14))
    for row in range(4):
        for column in range(3):
            facing(
                [(0, 0), (0.011, 0), (0.010, 0.002), (0, 0.003)],
                plain('#6f7477', 0.4),
                (0.262 + column * 0.040, -0.235, 0.09 + row * 0.045),
                0.001,
            )
    box((0.25, -0.237, 0.32), (0.36, -0.233, 0.37), plain('#1d3a44', 0.2), 0.002)
    shoot(azimuth=24, elevation=12)


def washer():
    front, steel = body(0.25, 0.15), metal(0.10)
    box((-0.34, -0.33, 0.02), (0.34, 0.36, 0.98), front, 0.018, 5)
    facing(
        [(0, 0), (0.235, 0), (0.235, 0.030), (0.205, 0.038), (0.190, 0.012), (0, 0.012)], steel, (0, -0.33, 0.48), 0.006
    )
    facing(
        [(0, 0.014), (0.188, 0.014), (0.150, 0.034), (0, 0.052)],
        plain('#191c1f', 0.04, coat=0.4),
        (0, -0.33, 0.48),
        0.006,
    )
    box((-0.33, -0.338, 0.82), (0.33, -0.32, 0.955), plain('#1b1d1f', 0.12, coat=0.3), 0.006)
    facing([(0, 0), (0.042, 0), (0.038, 0.030), (0, 0.032)], steel, (0, -0.338, 0.888))
    for i in range(4):
        facing(
            [(0, 0), (0.010, 0), (0.009, 0.003), (0, 0.004)],
            plain('#9aa2a6', 0.3),
            (0.12 + i * 0.05, -0.338, 0.888),
            0.001,
        )
    box((-0.30, -0.336, 0.06), (-0.20, -0.322, 0.13), front, 0.004)
    shoot(azimuth=26, elevation=12)


def wine_cooler():
    steel, shelf = sheet_steel(), plain('#b98d5e', 0.5)
    box((-0.30, 0.26, 0.06), (0.30, 0.28, 0.84), plain('#121314', 0.6), 0.004)
    for x in (-0.30, 0.285):
        box((x, -0.25, 0.06), (x + 0.015, 0.28, 0.84), plain('#1c1d1e', 0.5), 0.002)
    for z in (0.06, 0.825):
        box((-0.30, -0.25, z), (0.30, 0.28, z + 0.015), plain('#1c1d1e', 0.5), 0.002)
    for row in range(5):
        z = 0.14 + row * 0.13
        box((-0.27, -0.20, z), (0.27, 0.25, z + 0.012), shelf, 0.002)
        for column in range(5):
            x = -0.21 + column * 0.105
            facing(
                [(0, 0), (0.037, 0), (0.037, 0.19), (0.015, 0.24), (0.014, 0.30), (0, 0.301)],
                plain(('#20301f', '#3b1f22', '#1d2528')[(row + column) % 3], 0.12, coat=0.4),
                (x, 0.10, z + 0.05),
            )
    for low, high in (
        ((-0.30, -0.29, 0.06), (-0.245, -0.252, 0.84)),
        ((0.245, -0.29, 0.06), (0.30, -0.252, 0.84)),
        ((-0.245, -0.29, 0.06), (0.245, -0.252, 0.115)),
        ((-0.245, -0.29, 0.785), (0.245, -0.252, 0.84)),
    ):
        box(low, high, steel, 0.004)
    _handle((0.272, -0.29, 0.22), (0.272, -0.29, 0.70), metal(0.14), 0.045, 0.010)
    box((-0.29, -0.22, 0), (0.29, 0.26, 0.06), rubber(), 0.004)
    shoot(azimuth=24, elevation=10)


FORMS = {
    'refrigerator': refrigerator,
    'refrigerator-painted': refrigerator_painted,
    'range': range_,
    'range-hood': range_hood,
    'dishwasher': dishwasher,
    'dishwasher-painted': dishwasher_painted,
    'cooktop': cooktop,
    'wall-oven': wall_oven,
    'microwave': microwave,
    'washer': washer,
    'wine-cooler': wine_cooler,
}
