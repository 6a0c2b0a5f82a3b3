"""Faucets and what belongs to them."""
import math

import mixers
import shapes
from studio import ball, box, facing, metal, plain, rod, rubber, shoot, tube, turned


def single_hole():
    mixers.basin_mixer((0, 0, 0), metal(), 0.22, 0.14, math.radians(-50))
    shoot(azimuth=0, elevation=13)


def vessel():
    mixers.basin_mixer((0, 0, 0), metal(), 0.36, 0.17, math.radians(-50))
    shoot(azimuth=0, elevation=9)


def _cross_handle(x, y, steel, height=0.06):
    turned(
        [
            (0, 0),
            (0.026, 0),
            (0.026, 0.006),
            (0.017, 0.012),
            (0.014, height - 0.018),
            (0.017, height - 0.012),
            (0.017, height - 0.006),
            (0, height - 0.004),
        ],
        steel,
        (x, y, 0),
    )
    for dx, dy in ((0.03, 0), (0, 0.03)):
        rod((x - dx, y - dy, height + 0.004), (x + dx, y + dy, height + 0.004), 0.0062, steel)
        for side in (-1, 1):
            ball(0.0084, steel, (x + side * dx, y + side * dy, height + 0.004))
    turned(
        [(0, height - 0.006), (0.011, height - 0.006), (0.011, height + 0.014), (0, height + 0.016)], steel, (x, y, 0)
    )


def _lever_handle(x, y, steel, side):
    turned([(0, 0), (0.026, 0), (0.026, 0.006), (0.020, 0.010), (0.019, 0.048), (0, 0.050)], steel, (x, y, 0))
    turned([(0, 0.052), (0.020, 0.052), (0.020, 0.066), (0, 0.068)], steel, (x, y, 0))
    rod((x, y, 0.060), (x + side * 0.075, y - 0.012, 0.064), 0.0055, steel)


def _arched_spout(steel, reach=0.125, height=0.16):
    turned([(0, 0), (0.028, 0), (0.028, 0.006), (0.019, 0.012), (0.0165, 0.05), (0.0150, 0.09), (0, 0.09)], steel)
    radius = reach / 2
    tube(
        [(0, 0, 0.08), (0, 0, height - radius)]
        + shapes.arc((0, -radius, height - radius + 0.02), radius, 0, 180, 20, 'yz')
        + [(0, -reach, height - radius - 0.012)],
        0.0118,
        steel,
        smooth=False,
    )
    turned([(0, -0.014), (0.0130, -0.014), (0.0140, 0.008), (0, 0.010)], steel, (0, -reach, height - radius - 0.012))


def widespread():
    steel = metal()
    _arched_spout(steel, 0.14, 0.17)
    for side in (-1, 1):
        _cross_handle(side * 0.105, 0, steel)
    shoot(azimuth=26, elevation=17)


def centerset():
    steel = metal()
    box((-0.085, -0.027, 0), (0.085, 0.027, 0.012), steel, 0.011, 6)
    _arched_spout(steel, 0.115, 0.13)
    for side in (-1, 1):
        _lever_handle(side * 0.058, 0, steel, side)
    shoot(azimuth=26, elevation=17)


def wall_mount():
    steel = metal()
    for x in (-0.10, 0, 0.10):
        facing([(0, 0), (0.031, 0), (0.031, 0.006), (0.020, 0.010), (0, 0.011)], steel, (x, 0, 0))
    tube([(0, -0.005, 0), (0, -0.10, 0), (0, -0.165, -0.006), (0, -0.185, -0.035)], 0.0125, steel)
    for side in (-1, 1):
        facing([(0, 0), (0.019, 0), (0.018, 0.045), (0, 0.047)], steel, (side * 0.10, -0.008, 0))
        rod((side * 0.10, -0.042, 0), (side * 0.10, -0.048, 0.068), 0.0062, steel)
    shoot('wall', azimuth=34, elevation=16)


def tub_filler():
    mixers.tub_filler((0, 0, 0), metal(), math.radians(-60))
    shoot(azimuth=0, elevation=8)


def pop_up_drain():
    steel = metal()
    turned(
        [
            (0, 0),
            (0.019, 0),
            (0.019, 0.10),
            (0.022, 0.104),
            (0.022, 0.15),
            (0.036, 0.160),
            (0.036, 0.164),
            (0.026, 0.166),
            (0, 0.166),
        ],
        steel,
        rounding=0.002,
    )
    turned([(0, 0.180), (0.030, 0.178), (0.032, 0.183), (0.018, 0.192), (0, 0.195)], steel)
    rod((0, 0, 0.166), (0, 0, 0.18), 0.005, steel)
    turned([(0.0205, 0.112), (0.030, 0.112), (0.030, 0.120), (0.0205, 0.120)], rubber())
    for z in (0.03, 0.045, 0.06, 0.075):
        turned([(0.0195, z), (0.0208, z + 0.003), (0.0195, z + 0.006)], steel, rounding=0.001)
    shoot(azimuth=20, elevation=20)


def pull_down():
    mixers.gooseneck((0, 0, 0), metal(), 0.44, 0.21, math.radians(-52))
    shoot(azimuth=0, elevation=9)


def bar_prep():
    mixers.gooseneck((0, 0, 0), metal(), 0.34, 0.15, math.radians(-52), spray=False)
    shoot(azimuth=0, elevation=10)


def touchless():
    steel = metal()
    mixers.gooseneck((0, 0, 0), steel, 0.42, 0.20, math.radians(-38))
    facing([(0, 0), (0.010, 0), (0.010, 0.003), (0, 0.004)], plain('#15171a', 0.1, coat=0.3), (0.006, -0.0205, 0.055))
    box((-0.11, -0.03, 0), (0.11, 0.03, 0.006), steel, 0.005, 4)
    shoot(azimuth=16, elevation=12)


def pull_out():
    steel = metal()
    turned([(0, 0), (0.030, 0), (0.030, 0.006), (0.025, 0.010), (0.024, 0.15), (0.021, 0.165), (0, 0.166)], steel)
    rod((0, 0, 0.135), (-0.075, -0.155, 0.20), 0.0165, steel)
    rod((-0.078, -0.160, 0.202), (-0.103, -0.212, 0.2225), 0.0185, steel)
    turned([(0, -0.02), (0.0150, -0.02), (0.0165, 0.0), (0, 0.002)], steel, (-0.100, -0.206, 0.206))
    turned([(0, 0.168), (0.021, 0.168), (0.021, 0.184), (0, 0.188)], steel)
    rod((0, 0, 0.186), (0.028, 0.055, 0.225), 0.0056, steel)
    shoot(azimuth=10, elevation=13)


def bridge():
    steel = metal()
    for side in (-1, 1):
        turned(
            [
                (0, 0),
                (0.027, 0),
                (0.027, 0.007),
                (0.017, 0.014),
                (0.0150, 0.095),
                (0.019, 0.100),
                (0.019, 0.118),
                (0, 0.121),
            ],
            steel,
            (side * 0.10, 0, 0),
        )
        rod((side * 0.10, 0, 0.112), (side * 0.165, -0.012, 0.122), 0.0058, steel)
        ball(0.0085, steel, (side * 0.165, -0.012, 0.122))
    rod((-0.10, 0, 0.078), (0.10, 0, 0.078), 0.0125, steel)
    turned([(0, 0.060), (0.020, 0.060), (0.020, 0.098), (0.0135, 0.106), (0, 0.107)], steel)
    tube(
        [(0, 0, 0.10), (0, 0, 0.27)] + shapes.arc((0, -0.085, 0.27), 0.085, 0, 180, 24, 'yz') + [(0, -0.17, 0.225)],
        0.0118,
        steel,
        smooth=False,
    )
    turned([(0, -0.018), (0.0135, -0.018), (0.0148, 0.006), (0, 0.008)], steel, (0, -0.17, 0.225))
    shoot(azimuth=26, elevation=12)


def pot_filler():
    steel = metal()
    facing([(0, 0), (0.034, 0), (0.034, 0.008), (0.018, 0.014), (0, 0.015)], steel, (0, 0, 0))
    rod((0, -0.01, 0), (0, -0.075, 0), 0.0125, steel)
    for x, y in ((0, -0.075), (-0.21, -0.145), (-0.02, -0.25)):
        turned([(0, -0.024), (0.0165, -0.024), (0.0165, 0.024), (0, 0.026)], steel, (x, y, 0))
    rod((0, -0.075, 0.010), (-0.21, -0.145, 0.010), 0.0095, steel)
    rod((-0.21, -0.145, -0.010), (-0.02, -0.25, -0.010), 0.0095, steel)
    tube([(-0.02, -0.25, -0.01), (-0.02, -0.255, -0.05), (-0.02, -0.255, -0.085)], 0.0105, steel)
    turned([(0, -0.016), (0.0125, -0.016), (0.0135, 0.006), (0, 0.008)], steel, (-0.02, -0.255, -0.085))
    for x, y in ((0, -0.075), (-0.02, -0.25)):
        rod((x, y, 0.024), (x + 0.03, y - 0.01, 0.050), 0.0048, steel)
    shoot('wall', azimuth=30, elevation=20)


def soap_dispenser():
    steel = metal()
    turned(
        [
            (0, 0),
            (0.026, 0),
            (0.026, 0.006),
            (0.016, 0.012),
            (0.0145, 0.050),
            (0.0165, 0.056),
            (0.0165, 0.070),
            (0, 0.072),
        ],
        steel,
    )
    rod((0, 0, 0.068), (0, 0, 0.092), 0.0085, steel)
    tube([(0, 0.012, 0.098), (0, -0.03, 0.100), (0, -0.075, 0.096), (0, -0.092, 0.080)], 0.0088, steel)
    turned([(0, 0.086), (0.0135, 0.086), (0.0135, 0.108), (0, 0.111)], steel)
    shoot(azimuth=-42, elevation=14)


FORMS = {
    'faucet-single-hole': single_hole,
    'faucet-vessel': vessel,
    'faucet-widespread': widespread,
    'faucet-centerset': centerset,
    'faucet-wall': wall_mount,
    'tub-filler': tub_filler,
    'pop-up-drain': pop_up_drain,
    'faucet-pull-down': pull_down,
    'faucet-bar': bar_prep,
    'faucet-touchless': touchless,
    'faucet-pull-out': pull_out,
    'faucet-bridge': bridge,
    'pot-filler': pot_filler,
    'soap-dispenser': soap_dispenser,
}
