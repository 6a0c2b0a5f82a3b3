"""Showers."""

import materials as M
from studio import body, box, facing, metal, plain, rod, shoot, tube, turned


def _rose(steel, at, radius=.127):
    turned([(0, .030), (.018, .03), (.022, .012), (radius - .002, .006), (radius, .0), (radius - .002, -.004), (0, -.004)], steel, at)


def _valve(steel, z=.18):
    box((-.08, -.012, z - .08), (.08, 0, z + .08), steel, .006)
    facing([(0, 0), (.03, 0), (.028, .035), (0, .037)], steel, (0, -.010, z))
    rod((0, -.040, z), (.058, -.044, z - .006), .0058, steel)


def _hand_shower(steel, x, z):
    facing([(0, 0), (.024, 0), (.022, .014), (0, .015)], steel, (x, 0, z))
    rod((x, -.012, z), (x, -.045, z), .009, steel)
    rod((x, -.050, z - .03), (x, -.062, z + .15), .0105, steel)
    turned([(0, 0), (.044, 0), (.040, .012), (.012, .022), (0, .023)], steel, (x, -.088, z + .158), .003, (-28, 0, 0))
    tube([(x, -.050, z - .03), (x + .02, -.06, z - .20), (x + .08, -.05, z - .34), (x + .13, -.03, z - .20), (x + .13, -.012, z - .08)], .0062, steel)
    facing([(0, 0), (.020, 0), (.018, .018), (0, .019)], steel, (x + .13, 0, z - .08))


def shower_system():
    steel = metal()
    _valve(steel, -.02)
    tube([(0, .0, .62), (0, -.10, .64), (0, -.30, .60), (0, -.33, .565)], .011, steel)
    facing([(0, 0), (.03, 0), (.026, .01), (0, .011)], steel, (0, 0, .62))
    _rose(steel, (0, -.335, .535))
    _hand_shower(steel, .24, .22)
    shoot('wall', azimuth=40, elevation=6)


def shower_head():
    steel = metal()
    facing([(0, 0), (.03, 0), (.026, .01), (0, .011)], steel, (0, 0, .10))
    tube([(0, 0, .10), (0, -.12, .115), (0, -.22, .085), (0, -.245, .045)], .0105, steel)
    _rose(steel, (0, -.25, .012), .10)
    shoot('wall', azimuth=46, elevation=-4)


def shower_door():
    steel, glass = metal(), M.glass((.93, .97, .96))
    for x0, x1 in ((-.62, .02), (-.02, .62)):
        box((x0, -.006 if x0 < -.1 else .014, .03), (x1, .002 if x0 < -.1 else .022, 1.88), glass, .001)
    rod((-.66, .008, 1.93), (.66, .008, 1.93), .0135, steel)
    for x in (-.5, -.12, .14, .5):
        turned([(0, -.02), (.026, -.02), (.026, .02), (0, .02)], steel, (x, -.012, 1.90), .003, (90, 0, 0))
    box((-.66, -.02, 0), (.66, .035, .03), steel, .004)
    for x in (-.66, .64):
        box((x, -.015, .03), (x + .02, .03, 1.95), steel, .003)
    rod((-.06, -.045, .80), (-.06, -.045, 1.20), .010, steel)
    for z in (.84, 1.16):
        rod((-.06, -.045, z), (-.06, 0, z), .007, steel)
    shoot(azimuth=26, elevation=8)


def shower_base():
    pan = body(.5, 0)
    box((-.76, -.45, 0), (.76, .45, .022), pan, .004)
    for low, high in (((-.76, -.45, .02), (.76, -.41, .062)), ((-.76, .43, .02), (.76, .45, .085)),
                      ((-.76, -.41, .02), (-.74, .43, .085)), ((.74, -.41, .02), (.76, .43, .085))):
        box(low, high, pan, .008, 5)
    turned([(0, 0), (.055, 0), (.055, .004), (0, .005)], metal(), (0, .25, .022))
    shoot(azimuth=28, elevation=30)


def niche():
    tile = body(.3, .1)
    for low, high in (((-.21, -.012, -.34), (.21, 0, -.30)), ((-.21, -.012, .30), (.21, 0, .34)),
                      ((-.21, -.012, -.30), (-.17, 0, .30)), ((.17, -.012, -.30), (.21, 0, .30))):
        box(low, high, tile, .002)
    box((-.17, -.010, -.008), (.17, .0, .008), tile, .002)
    shade = plain('#b9b2a6', .6)
    box((-.17, -.002, -.30), (.17, -.001, .30), shade, 0)
    for z in (-.30, .008):
        box((-.165, -.006, z), (.165, -.002, z + .29), tile, .001)
    for x, z, height, tone in ((-.09, .008, .17, '#5c3013'), (-.02, .008, .14, '#a9b19a'), (.08, -.30, .18, '#e9e0d0')):
        turned([(0, 0), (.028, 0), (.028, height * .7), (.011, height * .82), (.011, height), (0, height)], plain(tone, .2, coat=.3), (x, -.045, z), .004)
    shoot('wall', azimuth=18, elevation=6)


def valve():
    brass = M.metal('brass', '#c9a463', .28, .05)
    rod((-.075, 0, .05), (.075, 0, .05), .017, brass)
    rod((0, 0, -.01), (0, 0, .115), .017, brass)
    for x in (-.075, .075):
        turned([(0, -.014), (.0215, -.014), (.0215, .014), (0, .014)], brass, (x, 0, .05), .002, (0, 90, 0), 6)
    for z in (-.01, .115):
        turned([(0, -.012), (.0215, -.012), (.0215, .012), (0, .012)], brass, (0, 0, z), .002, None, 6)
    facing([(0, 0), (.034, 0), (.034, .030), (.022, .034), (.020, .052), (.008, .054), (.007, .075), (0, .076)], brass, (0, -.008, .05))
    shoot(azimuth=32, elevation=18)


def linear_drain():
    steel = metal(.2)
    box((-.35, -.045, 0), (.35, .045, .012), steel, .003)
    box((-.335, -.032, .010), (.335, .032, .0135), plain('#1a1b1c', .6), .001)
    for i in range(28):
        x = -.325 + i * .0241
        box((x - .0085, -.030, .0125), (x + .0085, .030, .0150), steel, .001)
    shoot(azimuth=30, elevation=30)


FORMS = {'shower-system': shower_system, 'shower-head': shower_head, 'shower-door': shower_door, 'shower-base': shower_base,
         'shower-niche': niche, 'valve': valve, 'linear-drain': linear_drain}
