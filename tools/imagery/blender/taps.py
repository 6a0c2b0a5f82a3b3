"""Faucets and what belongs to them."""
import math

import props as P
from scene import arc
from studio import ball, box, facing, metal, plain, rod, rubber, shoot, tube, turned


def single_hole():
    P.faucet_basin((0, 0, 0), metal(), .22, .14, math.radians(-50))
    shoot(azimuth=0, elevation=13)


def vessel():
    P.faucet_basin((0, 0, 0), metal(), .36, .17, math.radians(-50))
    shoot(azimuth=0, elevation=9)


def _cross_handle(x, y, steel, height=.06):
    turned([(0, 0), (.026, 0), (.026, .006), (.017, .012), (.014, height - .018), (.017, height - .012), (.017, height - .006), (0, height - .004)], steel, (x, y, 0))
    for dx, dy in ((.03, 0), (0, .03)):
        rod((x - dx, y - dy, height + .004), (x + dx, y + dy, height + .004), .0062, steel)
        for side in (-1, 1):
            ball(.0084, steel, (x + side * dx, y + side * dy, height + .004))
    turned([(0, height - .006), (.011, height - .006), (.011, height + .014), (0, height + .016)], steel, (x, y, 0))


def _lever_handle(x, y, steel, side):
    turned([(0, 0), (.026, 0), (.026, .006), (.020, .010), (.019, .048), (0, .050)], steel, (x, y, 0))
    turned([(0, .052), (.020, .052), (.020, .066), (0, .068)], steel, (x, y, 0))
    rod((x, y, .060), (x + side * .075, y - .012, .064), .0055, steel)


def _arched_spout(steel, reach=.125, height=.16):
    turned([(0, 0), (.028, 0), (.028, .006), (.019, .012), (.0165, .05), (.0150, .09), (0, .09)], steel)
    radius = reach / 2
    tube([(0, 0, .08), (0, 0, height - radius)] + arc((0, -radius, height - radius + .02), radius, 0, 180, 20, 'yz')
         + [(0, -reach, height - radius - .012)], .0118, steel, smooth=False)
    turned([(0, -.014), (.0130, -.014), (.0140, .008), (0, .010)], steel, (0, -reach, height - radius - .012))


def widespread():
    steel = metal()
    _arched_spout(steel, .14, .17)
    for side in (-1, 1):
        _cross_handle(side * .105, 0, steel)
    shoot(azimuth=26, elevation=17)


def centerset():
    steel = metal()
    box((-.085, -.027, 0), (.085, .027, .012), steel, .011, 6)
    _arched_spout(steel, .115, .13)
    for side in (-1, 1):
        _lever_handle(side * .058, 0, steel, side)
    shoot(azimuth=26, elevation=17)


def wall_mount():
    steel = metal()
    for x in (-.10, 0, .10):
        facing([(0, 0), (.031, 0), (.031, .006), (.020, .010), (0, .011)], steel, (x, 0, 0))
    tube([(0, -.005, 0), (0, -.10, 0), (0, -.165, -.006), (0, -.185, -.035)], .0125, steel)
    for side in (-1, 1):
        facing([(0, 0), (.019, 0), (.018, .045), (0, .047)], steel, (side * .10, -.008, 0))
        rod((side * .10, -.042, 0), (side * .10, -.048, .068), .0062, steel)
    shoot('wall', azimuth=34, elevation=16)


def tub_filler():
    P.tub_filler((0, 0, 0), metal(), math.radians(-60))
    shoot(azimuth=0, elevation=8)


def pop_up_drain():
    steel = metal()
    turned([(0, 0), (.019, 0), (.019, .10), (.022, .104), (.022, .15), (.036, .160), (.036, .164), (.026, .166), (0, .166)], steel, rounding=.002)
    turned([(0, .180), (.030, .178), (.032, .183), (.018, .192), (0, .195)], steel)
    rod((0, 0, .166), (0, 0, .18), .005, steel)
    turned([(.0205, .112), (.030, .112), (.030, .120), (.0205, .120)], rubber())
    for z in (.03, .045, .06, .075):
        turned([(.0195, z), (.0208, z + .003), (.0195, z + .006)], steel, rounding=.001)
    shoot(azimuth=20, elevation=20)


def pull_down():
    P.faucet_goose((0, 0, 0), metal(), .44, .21, math.radians(-52))
    shoot(azimuth=0, elevation=9)


def bar_prep():
    P.faucet_goose((0, 0, 0), metal(), .34, .15, math.radians(-52), spray=False)
    shoot(azimuth=0, elevation=10)


def touchless():
    steel = metal()
    P.faucet_goose((0, 0, 0), steel, .42, .20, math.radians(-38))
    facing([(0, 0), (.010, 0), (.010, .003), (0, .004)], plain('#15171a', .1, coat=.3), (0.006, -.0205, .055))
    box((-.11, -.03, 0), (.11, .03, .006), steel, .005, 4)
    shoot(azimuth=16, elevation=12)


def pull_out():
    steel = metal()
    turned([(0, 0), (.030, 0), (.030, .006), (.025, .010), (.024, .15), (.021, .165), (0, .166)], steel)
    rod((0, 0, .135), (-.075, -.155, .20), .0165, steel)
    rod((-.078, -.160, .202), (-.103, -.212, .2225), .0185, steel)
    turned([(0, -.02), (.0150, -.02), (.0165, .0), (0, .002)], steel, (-.100, -.206, .206))
    turned([(0, .168), (.021, .168), (.021, .184), (0, .188)], steel)
    rod((0, 0, .186), (.028, .055, .225), .0056, steel)
    shoot(azimuth=10, elevation=13)


def bridge():
    steel = metal()
    for side in (-1, 1):
        turned([(0, 0), (.027, 0), (.027, .007), (.017, .014), (.0150, .095), (.019, .100), (.019, .118), (0, .121)], steel, (side * .10, 0, 0))
        rod((side * .10, 0, .112), (side * .165, -.012, .122), .0058, steel)
        ball(.0085, steel, (side * .165, -.012, .122))
    rod((-.10, 0, .078), (.10, 0, .078), .0125, steel)
    turned([(0, .060), (.020, .060), (.020, .098), (.0135, .106), (0, .107)], steel)
    tube([(0, 0, .10), (0, 0, .27)] + arc((0, -.085, .27), .085, 0, 180, 24, 'yz') + [(0, -.17, .225)], .0118, steel, smooth=False)
    turned([(0, -.018), (.0135, -.018), (.0148, .006), (0, .008)], steel, (0, -.17, .225))
    shoot(azimuth=26, elevation=12)


def pot_filler():
    steel = metal()
    facing([(0, 0), (.034, 0), (.034, .008), (.018, .014), (0, .015)], steel, (0, 0, 0))
    rod((0, -.01, 0), (0, -.075, 0), .0125, steel)
    for x, y in ((0, -.075), (-.21, -.145), (-.02, -.25)):
        turned([(0, -.024), (.0165, -.024), (.0165, .024), (0, .026)], steel, (x, y, 0))
    rod((0, -.075, .010), (-.21, -.145, .010), .0095, steel)
    rod((-.21, -.145, -.010), (-.02, -.25, -.010), .0095, steel)
    tube([(-.02, -.25, -.01), (-.02, -.255, -.05), (-.02, -.255, -.085)], .0105, steel)
    turned([(0, -.016), (.0125, -.016), (.0135, .006), (0, .008)], steel, (-.02, -.255, -.085))
    for x, y in ((0, -.075), (-.02, -.25)):
        rod((x, y, .024), (x + .03, y - .01, .050), .0048, steel)
    shoot('wall', azimuth=30, elevation=20)


def soap_dispenser():
    steel = metal()
    turned([(0, 0), (.026, 0), (.026, .006), (.016, .012), (.0145, .050), (.0165, .056), (.0165, .070), (0, .072)], steel)
    rod((0, 0, .068), (0, 0, .092), .0085, steel)
    tube([(0, .012, .098), (0, -.03, .100), (0, -.075, .096), (0, -.092, .080)], .0088, steel)
    turned([(0, .086), (.0135, .086), (.0135, .108), (0, .111)], steel)
    shoot(azimuth=-42, elevation=14)


FORMS = {
    'faucet-single-hole': single_hole, 'faucet-vessel': vessel, 'faucet-widespread': widespread, 'faucet-centerset': centerset,
    'faucet-wall': wall_mount, 'tub-filler': tub_filler, 'pop-up-drain': pop_up_drain, 'faucet-pull-down': pull_down,
    'faucet-bar': bar_prep, 'faucet-touchless': touchless, 'faucet-pull-out': pull_out, 'faucet-bridge': bridge,
    'pot-filler': pot_filler, 'soap-dispenser': soap_dispenser,
}
