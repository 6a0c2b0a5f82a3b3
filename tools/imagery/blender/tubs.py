"""Bath tubs."""
import sanitary
import shapes
from studio import box, facing, glazed_body, metal, plain, shoot, tube, turned


def freestanding():
    sanitary.bathtub((0, 0, 0), 0, 1.68, 0.80, 0.58, glazed_body())
    shoot(azimuth=26, elevation=18)


def _tub_shell(length, width, height, deck, glaze, jets=()):
    basin = [
        (0.985, height),
        (0.94, height - 0.012),
        (0.90, height - 0.05),
        (0.86, height * 0.5),
        (0.80, 0.18),
        (0.66, 0.13),
        (0.3, 0.12),
        (0.04, 0.118),
    ]
    outline = sanitary.superellipse(96, (length - deck * 2) / 2, (width - deck * 2) / 2, 4.2)
    rings = [[(x * s, y * s, z) for x, y in outline] for s, z in basin]
    ordered = []
    for x, y in outline:
        reach = min(length / 2 / max(abs(x), 1e-6), width / 2 / max(abs(y), 1e-6))
        ordered.append((x * reach, y * reach))
    top = [[(x, y, height - 0.010) for x, y in ordered], [(x * 0.998, y * 0.996, height) for x, y in ordered]]
    shapes.lofted(top + rings, glaze)
    steel = metal(0.06)
    facing([(0, 0), (0.035, 0), (0.033, 0.006), (0, 0.007)], steel, (0, width / 2 - deck - 0.06, height - 0.12))
    for x, y, z in jets:
        ring = turned([(0.012, 0), (0.034, 0), (0.032, 0.008), (0.014, 0.010)], steel, (x, y, z), 0.002, (78, 0, 0))
        ring.name = 'jet'


def alcove():
    glaze = glazed_body()
    _tub_shell(1.52, 0.76, 0.48, 0.055, glaze)
    box((-0.76, -0.38, 0), (0.76, -0.366, 0.471), glaze, 0.004)
    for low, high in (((-0.66, -0.386, 0.07), (0.66, -0.378, 0.40)),):
        box(low, high, glaze, 0.006)
    for x in (-0.76, 0.746):
        box((x, -0.38, 0), (x + 0.014, 0.38, 0.471), glaze, 0.004)
    shoot(azimuth=24, elevation=24)


def drop_in_tub():
    glaze = glazed_body()
    _tub_shell(1.70, 0.84, 0.50, 0.085, glaze)
    box((-0.80, -0.37, 0.03), (0.80, 0.37, 0.47), plain('#d8d2c8', 0.8), 0.05)
    shoot(azimuth=26, elevation=30)


def whirlpool():
    glaze = glazed_body()
    _tub_shell(1.70, 0.90, 0.54, 0.085, glaze, [(x, 0.325, 0.33) for x in (-0.42, -0.14, 0.14, 0.42)])
    box((-0.85, -0.45, 0), (0.85, -0.436, 0.53), glaze, 0.004)
    for x in (-0.85, 0.836):
        box((x, -0.45, 0), (x + 0.014, 0.45, 0.53), glaze, 0.004)
    turned([(0, 0), (0.032, 0), (0.030, 0.016), (0, 0.018)], metal(0.06), (-0.70, -0.405, 0.54))
    turned([(0, 0), (0.024, 0), (0.022, 0.012), (0, 0.014)], metal(0.06), (-0.60, -0.407, 0.54))
    shoot(azimuth=24, elevation=28)


def walk_in():
    glaze, steel = glazed_body(), metal(0.08)
    _tub_shell(1.32, 0.76, 0.96, 0.075, glaze)
    box((-0.66, -0.38, 0), (0.66, -0.362, 0.95), glaze, 0.006)
    for x in (-0.66, 0.646):
        box((x, -0.38, 0), (x + 0.014, 0.38, 0.95), glaze, 0.004)
    box((0.08, -0.392, 0.10), (0.56, -0.376, 0.90), glaze, 0.02, 6)
    box((0.13, -0.397, 0.44), (0.51, -0.390, 0.85), plain('#cfd6d8', 0.05, coat=0.3), 0.012, 4)
    tube([(0.10, -0.392, 0.42), (0.10, -0.43, 0.44), (0.10, -0.43, 0.58), (0.10, -0.392, 0.60)], 0.010, steel)
    tube([(-0.60, -0.30, 0.96), (-0.60, -0.30, 1.0), (-0.35, -0.30, 1.0), (-0.35, -0.30, 0.96)], 0.012, steel)
    box((-0.58, -0.26, 0.36), (-0.14, 0.28, 0.40), glaze, 0.02, 5)
    shoot(azimuth=26, elevation=18)


def tub_drain():
    steel = metal(0.12)
    facing([(0, 0), (0.040, 0), (0.038, 0.010), (0.012, 0.013), (0, 0.014)], steel, (0, 0, 0.16))
    facing([(0, 0.013), (0.014, 0.013), (0.013, 0.024), (0, 0.026)], steel, (0, 0, 0.16))
    facing([(0, 0), (0.041, 0), (0.039, 0.006), (0.030, 0.007), (0.028, 0.002), (0, 0.002)], steel, (0, 0, 0.03))
    facing([(0, 0.004), (0.024, 0.006), (0.024, 0.010), (0, 0.014)], steel, (0, 0, 0.03))
    shoot('wall', azimuth=30, elevation=14, fill=0.62)


FORMS = {
    'tub-freestanding': freestanding,
    'tub-alcove': alcove,
    'tub-drop-in': drop_in_tub,
    'tub-whirlpool': whirlpool,
    'tub-walk-in': walk_in,
    'tub-drain': tub_drain,
}
