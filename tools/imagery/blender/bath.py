"""Toilets and tubs."""
import math

import numpy as np

import props as P
import scene as core
from studio import body, box, facing, glazed_body, metal, plain, rod, shoot, tube, turned

BOWL = [(.80, 0, .30, .30, .150), (.81, .008, .30, .30, .150), (.82, .06, .31, .30, .154), (.86, .17, .325, .29, .163),
        (.935, .29, .345, .265, .176), (.985, .36, .355, .245, .184), (1., .385, .355, .245, .184), (.99, .397, .355, .245, .184),
        (.95, .402, .355, .245, .184), (.80, .400, .35, .24, .184), (.74, .385, .35, .24, .18), (.66, .30, .34, .23, .175),
        (.42, .19, .30, .2, .16), (.2, .15, .3, .2, .16), (.03, .145, .3, .2, .16)]


def _egg(scale, front, back, width, count=96):
    outline, power = [], 2 / 2.25
    for i in range(count):
        turn = 2 * math.pi * i / count
        x, y = math.sin(turn), math.cos(turn)
        length = front if y < 0 else back
        outline.append((width * np.sign(x) * abs(x) ** power * scale, length * np.sign(y) * abs(y) ** power * scale))
    return outline


def _lofted(rings, material, closed_top=False):
    count = len(rings[0])
    vertices = [point for ring in rings for point in ring]
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
             for k in range(len(rings) - 1) for i in range(count)]
    faces.append(tuple((len(rings) - 1) * count + i for i in range(count)))
    if closed_top:
        faces.append(tuple(range(count))[::-1])
    return core.shade(core.mesh_obj('lofted', vertices, faces, material), True, 60)


def _bowl(material, lift=0.0, from_height=0.0):
    rings = [[(x, y, z + lift) for x, y in _egg(s, f, b, w, 72)] for s, z, f, b, w in BOWL if z >= from_height]
    core.subsurf(_lofted(rings, material, True), 1)


def _lid(material, bottom, top, scale=1.0, y=0.0):
    profile = [(1, bottom), (1.004, bottom + .004), (1.004, top - .006), (.996, top - .001), (.97, top + .001), (.5, top + .003), (.05, top + .0035)]
    outline = _egg(scale, .36, .215, .188)
    return _lofted([[(px * s, py * s + y, z) for px, py in outline] for s, z in profile], material, True)


def _seat(material, lift=0.0):
    _lid(material, .405 + lift, .421 + lift, 1.005)
    _lid(material, .424 + lift, .440 + lift, .99)
    for x in (-.07, .07):
        box((x - .018, .205, .40 + lift), (x + .018, .235, .445 + lift), material, .008, 4)


def _tank(glaze, steel, x=.185, bottom=.36, top=.735):
    box((-x, .235, bottom), (x, .40, top), glaze, .036, 8)
    box((-x - .007, .228, top + .003), (x + .007, .407, top + .035), glaze, .015, 6)
    turned([(0, 0), (.028, 0), (.028, .006), (0, .007)], steel, (0, .318, top + .037))


def one_piece():
    glaze = glazed_body()
    _bowl(glaze)
    box((-.150, .02, 0), (.150, .385, .405), glaze, .055, 8)
    _seat(body(.16, .2))
    _tank(glaze, metal(.06), .178, .34, .66)
    shoot(azimuth=38, elevation=15)


def two_piece():
    glaze, steel = glazed_body(), metal(.06)
    _bowl(glaze)
    box((-.105, .05, 0), (.105, .36, .36), glaze, .05, 8)
    box((-.15, .20, .345), (.15, .40, .40), glaze, .03, 6)
    _seat(body(.16, .2))
    box((-.205, .225, .405), (.205, .40, .745), glaze, .030, 8)
    box((-.215, .216, .748), (.215, .408, .785), glaze, .014, 6)
    facing([(0, 0), (.015, 0), (.015, .012), (0, .013)], steel, (-.15, .226, .69))
    rod((-.15, .212, .69), (-.085, .205, .682), .0065, steel)
    shoot(azimuth=38, elevation=15)


def smart_toilet():
    glaze = glazed_body()
    _bowl(glaze)
    box((-.165, -.05, 0), (.165, .385, .40), glaze, .06, 8)
    _seat(body(.12, .3), .002)
    box((-.178, .17, .40), (.178, .392, .515), body(.12, .3), .045, 8)
    facing([(0, 0), (.012, 0), (.012, .003), (0, .004)], plain('#3f86c9', .2), (.10, .168, .455))
    box((.176, -.02, .405), (.196, .16, .445), plain('#2a2c2e', .3, coat=.2), .008, 4)
    shoot(azimuth=38, elevation=17)


def wall_hung():
    glaze, steel = glazed_body(), metal(.1)
    rings = []
    for scale, z, front, back, width in BOWL:
        if z >= .06:
            rings.append([(x, min(y, .27), z) for x, y in _egg(scale if z > .2 else scale * (.72 + z), front, .30, width, 72)])
    core.subsurf(_lofted(rings, glaze, True), 1)
    box((-.165, .05, .12), (.165, .275, .40), glaze, .05, 8)
    _seat(body(.16, .2))
    plate = box((-.123, .262, .92), (.123, .275, 1.085), steel, .008, 4)
    plate.name = 'plate'
    for x in (-.045, .045):
        facing([(0, 0), (.036, 0), (.035, .004), (0, .005)], steel, (x, .262, 1.0))
    for shape in list(core.bpy.context.scene.objects):
        shape.location.y -= .275
    shoot('wall', azimuth=36, elevation=14)


def toilet_seat():
    seat = body(.16, .2)
    _lid(seat, 0, .016, 1.005)
    _lid(seat, .019, .035, .99)
    for x in (-.07, .07):
        box((x - .02, .205, 0), (x + .02, .24, .04), seat, .010, 4)
    shoot(azimuth=32, elevation=36)


def bidet_seat():
    seat = body(.14, .2)
    _lid(seat, .02, .036, 1.005)
    _lid(seat, .040, .056, .985)
    box((-.20, .15, 0), (.20, .30, .105), seat, .040, 8)
    box((.192, -.14, .004), (.245, .20, .052), seat, .016, 6)
    for i in range(4):
        turned([(0, .052), (.011, .052), (.010, .055), (0, .0555)], plain('#8f979c', .3), (.219, -.10 + i * .045, 0), .001)
    shoot(azimuth=34, elevation=32)


def freestanding():
    P.bathtub((0, 0, 0), 0, 1.68, .80, .58, glazed_body())
    shoot(azimuth=26, elevation=18)


def _tub_shell(length, width, height, deck, glaze, jets=()):
    basin = [(.985, height), (.94, height - .012), (.90, height - .05), (.86, height * .5), (.80, .18), (.66, .13), (.3, .12), (.04, .118)]
    outline = P.superell(96, (length - deck * 2) / 2, (width - deck * 2) / 2, 4.2)
    rings = [[(x * s, y * s, z) for x, y in outline] for s, z in basin]
    ordered = []
    for x, y in outline:
        reach = min(length / 2 / max(abs(x), 1e-6), width / 2 / max(abs(y), 1e-6))
        ordered.append((x * reach, y * reach))
    top = [[(x, y, height - .010) for x, y in ordered], [(x * .998, y * .996, height) for x, y in ordered]]
    _lofted(top + rings, glaze)
    steel = metal(.06)
    facing([(0, 0), (.035, 0), (.033, .006), (0, .007)], steel, (0, width / 2 - deck - .06, height - .12))
    for x, y, z in jets:
        ring = turned([(.012, 0), (.034, 0), (.032, .008), (.014, .010)], steel, (x, y, z), .002, (78, 0, 0))
        ring.name = 'jet'


def alcove():
    glaze = glazed_body()
    _tub_shell(1.52, .76, .48, .055, glaze)
    box((-.76, -.38, 0), (.76, -.366, .471), glaze, .004)
    for low, high in (((-.66, -.386, .07), (.66, -.378, .40)),):
        box(low, high, glaze, .006)
    for x in (-.76, .746):
        box((x, -.38, 0), (x + .014, .38, .471), glaze, .004)
    shoot(azimuth=24, elevation=24)


def drop_in_tub():
    glaze = glazed_body()
    _tub_shell(1.70, .84, .50, .085, glaze)
    box((-.80, -.37, .03), (.80, .37, .47), plain('#d8d2c8', .8), .05)
    shoot(azimuth=26, elevation=30)


def whirlpool():
    glaze = glazed_body()
    _tub_shell(1.70, .90, .54, .085, glaze, [(x, .325, .33) for x in (-.42, -.14, .14, .42)])
    box((-.85, -.45, 0), (.85, -.436, .53), glaze, .004)
    for x in (-.85, .836):
        box((x, -.45, 0), (x + .014, .45, .53), glaze, .004)
    turned([(0, 0), (.032, 0), (.030, .016), (0, .018)], metal(.06), (-.70, -.405, .54))
    turned([(0, 0), (.024, 0), (.022, .012), (0, .014)], metal(.06), (-.60, -.407, .54))
    shoot(azimuth=24, elevation=28)


def walk_in():
    glaze, steel = glazed_body(), metal(.08)
    _tub_shell(1.32, .76, .96, .075, glaze)
    box((-.66, -.38, 0), (.66, -.362, .95), glaze, .006)
    for x in (-.66, .646):
        box((x, -.38, 0), (x + .014, .38, .95), glaze, .004)
    box((.08, -.392, .10), (.56, -.376, .90), glaze, .02, 6)
    box((.13, -.397, .44), (.51, -.390, .85), plain('#cfd6d8', .05, coat=.3), .012, 4)
    tube([(.10, -.392, .42), (.10, -.43, .44), (.10, -.43, .58), (.10, -.392, .60)], .010, steel)
    tube([(-.60, -.30, .96), (-.60, -.30, 1.0), (-.35, -.30, 1.0), (-.35, -.30, .96)], .012, steel)
    box((-.58, -.26, .36), (-.14, .28, .40), glaze, .02, 5)
    shoot(azimuth=26, elevation=18)


def tub_drain():
    steel = metal(.12)
    facing([(0, 0), (.040, 0), (.038, .010), (.012, .013), (0, .014)], steel, (0, 0, .16))
    facing([(0, .013), (.014, .013), (.013, .024), (0, .026)], steel, (0, 0, .16))
    facing([(0, 0), (.041, 0), (.039, .006), (.030, .007), (.028, .002), (0, .002)], steel, (0, 0, .03))
    facing([(0, .004), (.024, .006), (.024, .010), (0, .014)], steel, (0, 0, .03))
    shoot('wall', azimuth=30, elevation=14, fill=.62)


FORMS = {'toilet-one-piece': one_piece, 'toilet-two-piece': two_piece, 'toilet-smart': smart_toilet, 'toilet-wall-hung': wall_hung,
         'toilet-seat': toilet_seat, 'bidet-seat': bidet_seat, 'tub-freestanding': freestanding, 'tub-alcove': alcove, 'tub-drop-in': drop_in_tub,
         'tub-whirlpool': whirlpool, 'tub-walk-in': walk_in, 'tub-drain': tub_drain}
