"""Kitchen sinks, one bowl or two, in steel or in a colour."""
import sanitary
from studio import body, box, glazed_body, metal, plain, rod, sheet_steel, shoot, turned, wood


def _bowl(x0, x1, y0, y1, depth, material, rim=0.0, thick=0.010):
    """Five walls and a floor, open on top at z = 0."""
    box((x0, y0, -depth), (x1, y1, -depth + thick), material, 0.003)
    for low, high in (
        ((x0, y0, -depth), (x0 + thick, y1, rim)),
        ((x1 - thick, y0, -depth), (x1, y1, rim)),
        ((x0 + thick, y0, -depth), (x1 - thick, y0 + thick, rim)),
        ((x0 + thick, y1 - thick, -depth), (x1 - thick, y1, rim)),
    ):
        box(low, high, material, 0.003)
    # the round inside corners of a pressed bowl
    for x, y in (
        (x0 + thick, y0 + thick),
        (x1 - thick, y0 + thick),
        (x0 + thick, y1 - thick),
        (x1 - thick, y1 - thick),
    ):
        rod((x, y, -depth + thick), (x, y, rim - 0.003), 0.012, material)


def _drain(x, y, z, steel):
    turned([(0, 0), (0.045, 0), (0.045, 0.004), (0.036, 0.005), (0.032, 0.001), (0, 0.001)], steel, (x, y, z), 0.001)
    turned([(0, 0.002), (0.010, 0.002), (0.010, 0.010), (0, 0.011)], steel, (x, y, z), 0.001)


def _rim(x0, x1, y0, y1, bowls, material, z=0.0, thick=0.006, margin=0.03):
    box((x0 - margin, y0 - margin, z), (x1 + margin, y0 + 0.008, z + thick), material, 0.003)
    box((x0 - margin, y1 - 0.008, z), (x1 + margin, y1 + margin, z + thick), material, 0.003)
    edges = [x0 - margin] + [value for bowl in bowls for value in bowl] + [x1 + margin]
    for left, right in zip(edges[::2], edges[1::2]):
        box((left, y0, z), (right, y1, z + thick), material, 0.003)


def undermount(material=None, steel=None):
    steel = steel or sheet_steel()
    material = material or steel
    _bowl(-0.38, 0.38, -0.23, 0.23, 0.23, material)
    _rim(-0.38, 0.38, -0.23, 0.23, [(-0.372, 0.372)], material, -0.002, 0.004, 0.025)
    _drain(0, 0.06, -0.22, steel)
    shoot(azimuth=24, elevation=34)


def undermount_colored():
    undermount(body(0.45, 0.05), metal())


def drop_in():
    steel = sheet_steel()
    _drop_in(steel, steel)


def drop_in_colored():
    _drop_in(body(0.45, 0.05), metal())


def _drop_in(material, steel):
    for x0, x1 in ((-0.40, -0.015), (0.015, 0.40)):
        _bowl(x0, x1, -0.24, 0.19, 0.20, material)
        _drain((x0 + x1) / 2, 0, -0.19, steel)
    _rim(-0.40, 0.40, -0.24, 0.19, [(-0.392, -0.02), (0.02, 0.392)], material, 0, 0.006, 0.022)
    box((-0.422, 0.19, 0), (0.422, 0.27, 0.006), material, 0.003)
    for x in (-0.10, 0, 0.10):
        turned([(0, 0.006), (0.018, 0.006), (0.016, 0.0085), (0, 0.009)], steel, (x, 0.235, 0), 0.001)
    shoot(azimuth=22, elevation=36)


def farmhouse():
    glaze = glazed_body()
    _bowl(-0.40, 0.40, -0.25, 0.22, 0.25, glaze, thick=0.024)
    box((-0.402, -0.285, -0.255), (0.402, -0.242, 0.002), glaze, 0.010, 6)
    _drain(0, 0.02, -0.226, metal())
    shoot(azimuth=22, elevation=28)


def workstation():
    steel = sheet_steel()
    _bowl(-0.42, 0.42, -0.23, 0.23, 0.24, steel)
    _rim(-0.42, 0.42, -0.23, 0.23, [(-0.412, 0.412)], steel, -0.002, 0.004, 0.02)
    for y in (-0.215, 0.205):
        box((-0.41, y, -0.03), (0.41, y + 0.010, -0.024), steel, 0.001)
    _drain(0.10, 0.05, -0.23, steel)
    box((-0.405, -0.218, -0.022), (-0.10, 0.218, 0.004), wood('x'), 0.004)
    for i in range(9):
        rod((0.18 + i * 0.026, -0.215, -0.018), (0.18 + i * 0.026, 0.215, -0.018), 0.0032, steel)
    shoot(azimuth=24, elevation=36)


def bar_sink():
    steel = sheet_steel()
    _bowl(-0.19, 0.19, -0.19, 0.19, 0.19, steel)
    _rim(-0.19, 0.19, -0.19, 0.19, [(-0.182, 0.182)], steel, -0.002, 0.005, 0.022)
    _drain(0, 0, -0.18, steel)
    shoot(azimuth=30, elevation=36)


def sink_grid():
    steel = metal(0.12)
    for i in range(17):
        x = -0.33 + i * 0.66 / 16
        rod((x, -0.18, 0.016), (x, 0.18, 0.016), 0.0024, steel)
    for y in (-0.18, -0.06, 0.06, 0.18):
        rod((-0.33, y, 0.0115), (0.33, y, 0.0115), 0.0030, steel)
    for x in (-0.33, 0.33):
        rod((x, -0.18, 0.0145), (x, 0.18, 0.0145), 0.0034, steel)
    for x in (-0.30, 0.30):
        for y in (-0.15, 0.15):
            turned([(0, 0), (0.007, 0), (0.006, 0.012), (0, 0.013)], plain('#20201f', 0.6), (x, y, 0), 0.001)
    turned([(0.038, 0.0), (0.046, 0.0), (0.046, 0.006), (0.038, 0.006)], steel, (0.0, -0.32, 0), 0.001)
    turned(
        [(0, 0.004), (0.036, 0.004), (0.036, 0.006), (0.012, 0.007), (0.010, 0.016), (0, 0.018)],
        steel,
        (0.0, -0.32, 0),
        0.001,
    )
    shoot(azimuth=26, elevation=36)


def vessel_basin():
    sanitary.round_basin((0, 0, 0), 0.20, 0.13, glazed_body())
    shoot(azimuth=15, elevation=24)


FORMS = {
    'sink-undermount': undermount,
    'sink-undermount-colored': undermount_colored,
    'sink-drop-in': drop_in,
    'sink-drop-in-colored': drop_in_colored,
    'sink-farmhouse': farmhouse,
    'sink-workstation': workstation,
    'sink-bar': bar_sink,
    'sink-grid': sink_grid,
    'basin-vessel': vessel_basin,
}
