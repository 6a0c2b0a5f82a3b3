"""Lights and fans."""
import math

import numpy as np

import materials as M
import props as P
import scene as core
from studio import body, box, facing, glow, metal, plain, rod, shoot, tube, turned, wood


def _pendant(kind, radius, shade=None):
    P.pendant((0, 0, 1.0), metal(), shade, kind, .55, 3, radius, 3)
    shoot('air', azimuth=0, elevation=1)


def _canopy(z, steel, radius=.065):
    turned([(0, z - .028), (radius * .3, z - .028), (radius, z - .018), (radius, z), (0, z)], steel)


def chandelier():
    steel = metal()
    _canopy(.78, steel)
    rod((0, 0, .30), (0, 0, .76), .008, steel)
    turned([(0, .16), (.012, .17), (.030, .22), (.016, .27), (.026, .30), (.010, .34), (0, .34)], steel, rounding=.008)
    for i in range(6):
        turn = 2 * math.pi * i / 6 + .3
        c, s = math.cos(turn), math.sin(turn)
        tube([(.02 * c, .02 * s, .24), (.14 * c, .14 * s, .16), (.28 * c, .28 * s, .19), (.31 * c, .31 * s, .26)], .0075, steel)
        turned([(0, .26), (.028, .262), (.034, .270), (.012, .276), (.012, .35), (0, .35)], steel, (.31 * c, .31 * s, 0))
        glow(.030, (.31 * c, .31 * s, .385), 5, .8)
    shoot('air', azimuth=10, elevation=4)


def ring_chandelier():
    steel = metal()
    _canopy(.72, steel)
    for z, radius in ((.10, .36), (.26, .24)):
        ring = [(radius * math.cos(t), radius * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)]
        core.sweep('ring', ring, .012, steel, cyclic=True, bres=6)
        lit = core.sweep('lit', [(x, y, z - .010) for x, y, z in ring], .008, M.emit((1, .88, .72), 5), cyclic=True, bres=4)
        lit.visible_shadow = False
        for i in range(3):
            turn = 2 * math.pi * i / 3 + .4
            rod((radius * math.cos(turn), radius * math.sin(turn), z), (.02 * math.cos(turn), .02 * math.sin(turn), .70), .0012, steel)
    core.point((0, 0, .15), 3, (1, .82, .6), .12)
    shoot('air', azimuth=10, elevation=7)


def _opal():
    return M.emit((1, .90, .76), 2.2)


def vanity_light():
    steel = metal()
    box((-.28, -.018, -.028), (.28, 0, .028), steel, .006, 4)
    for x in (-.20, 0, .20):
        tube([(x, -.015, 0), (x, -.075, 0), (x, -.09, .018)], .008, steel)
        turned([(0, 0), (.030, 0), (.034, .028), (0, .030)], steel, (x, -.09, .012))
        shade = turned([(.030, .04), (.048, .055), (.052, .15), (.047, .165), (0, .17)], _opal(), (x, -.09, 0), .010)
        shade.visible_shadow = False
        core.point((x, -.16, .11), .35, (1, .84, .66), .04)
    shoot('wall', azimuth=20, elevation=4)


def wall_sconce():
    steel = metal()
    facing([(0, 0), (.055, 0), (.055, .014), (0, .016)], steel, (0, 0, 0))
    tube([(0, -.012, 0), (0, -.10, 0), (0, -.115, .03)], .008, steel)
    turned([(0, 0), (.026, 0), (.032, .03), (.028, .03), (0, .01)], steel, (0, -.115, .02))
    shade = turned([(.060, .05), (.082, .20), (.080, .20), (.058, .05)], _linen(), (0, -.115, 0), .001)
    shade.visible_shadow = False
    core.point((0, -.115, .13), .5, (1, .82, .6), .03)
    shoot('wall', azimuth=32, elevation=3)


def _linen():
    graph = M.G('linen-shade')
    diffuse, light, mixed = graph.n('BsdfDiffuse'), graph.n('Emission'), graph.n('AddShader')
    graph.set(diffuse.inputs[0], '#efe6d6')
    graph.set(light.inputs[0], (1, .83, .62))
    light.inputs[1].default_value = .55
    graph.nt.links.new(diffuse.outputs[0], mixed.inputs[0])
    graph.nt.links.new(light.outputs[0], mixed.inputs[1])
    graph.nt.links.new(mixed.outputs[0], graph.out.inputs[0])
    shade = graph.done()
    shade.cycles.sample_as_light = False
    return shade


def semi_flush():
    steel = metal()
    turned([(0, -.02), (.075, -.02), (.08, 0), (0, 0)], steel)
    rod((0, 0, -.10), (0, 0, -.02), .011, steel)
    drum = turned([(.175, -.24), (.175, -.10), (.173, -.10), (.173, -.24)], _linen(), rounding=.001)
    drum.visible_shadow = False
    glow_disc = turned([(0, -.236), (.172, -.236)], M.emit((1, .88, .72), 2.5), rounding=0)
    glow_disc.visible_shadow = False
    for z in (-.24, -.10):
        core.sweep('hoop', [(.175 * math.cos(t), .175 * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, 72, endpoint=False)], .0035, steel, cyclic=True, bres=4)
    for i in range(3):
        turn = 2 * math.pi * i / 3
        rod((0, 0, -.10), (.174 * math.cos(turn), .174 * math.sin(turn), -.10), .004, steel)
    shoot('ceiling', azimuth=20, elevation=-16)


def recessed():
    trim = body(.4, .1)
    turned([(.052, .03), (.060, -.004), (.088, -.008), (.090, -.003), (.088, 0)], trim, rounding=.002, steps=96)
    lens = turned([(0, .022), (.054, .022)], M.emit((1, .90, .76), 5), rounding=0)
    lens.visible_shadow = False
    shoot('ceiling', azimuth=20, elevation=-38, fill=.62)


def outdoor_lantern():
    steel = metal()
    box((-.055, -.016, -.11), (.055, 0, .11), steel, .006, 4)
    tube([(0, -.014, .06), (0, -.06, .085), (0, -.11, .085), (0, -.115, .06)], .008, steel)
    y, half, low, high = -.115, .066, -.20, .02
    for x in (-half, half):
        for dy in (-half, half):
            box((x - .005, y + dy - .005, low), (x + .005, y + dy + .005, high), steel, .0015)
    box((-half - .010, y - half - .010, low - .010), (half + .010, y + half + .010, low), steel, .002)
    roof = core.mesh_obj('roof', [(-.086, y - .086, high), (.086, y - .086, high), (.086, y + .086, high), (-.086, y + .086, high),
                                  (-.03, y - .03, high + .045), (.03, y - .03, high + .045), (.03, y + .03, high + .045), (-.03, y + .03, high + .045)],
                         [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)], steel)
    core.bevel(roof, .002, 2)
    turned([(0, low), (.016, low), (.016, low + .075), (0, low + .078)], plain('#efe8d8', .4), (0, y, 0))
    glow(.022, (0, y, low + .105), 6, .6)
    shoot('wall', azimuth=32, elevation=6)


def track_light():
    steel = metal()
    box((-.50, -.018, -.020), (.50, .018, 0), steel, .002)
    for x, turn in ((-.34, 18), (0, -14), (.34, 22)):
        rod((x, 0, -.06), (x, 0, -.018), .007, steel)
        head = turned([(0, .07), (.036, .07), (.040, -.055), (.034, -.058), (.034, -.045), (0, -.045)], steel, (x, -.01, -.115), .004, (32, turn, 0))
        lens = turned([(0, -.046), (.033, -.046)], M.emit((1, .90, .76), 6), (x, -.01, -.115), 0, (32, turn, 0))
        head.name, lens.visible_shadow = 'head', False
    shoot('ceiling', azimuth=22, elevation=-14)


def under_cabinet():
    trim = body(.4, .1)
    box((-.30, -.035, -.022), (.30, .035, 0), trim, .006, 4)
    lens = box((-.285, -.024, -.0235), (.285, .024, -.020), M.emit((1, .90, .76), 3.5), .001)
    lens.visible_shadow = False
    shoot('ceiling', azimuth=26, elevation=-34)


def _fan(blades, blade_material, with_light, steel):
    turned([(0, .34), (.07, .34), (.06, .27), (.018, .26), (0, .26)], steel, rounding=.012)
    rod((0, 0, .06), (0, 0, .28), .011, steel)
    turned([(0, .075), (.03, .075), (.10, .055), (.115, .02), (.105, -.03), (.07, -.05), (0, -.052)], steel, rounding=[0, .01, .03, .03, .02, .02, 0])
    if with_light:
        lens = turned([(.078, -.048), (.086, -.075), (.060, -.10), (0, -.108)], M.emit((1, .92, .80), 1.8), rounding=.018)
        lens.visible_shadow = False
    for index in range(blades):
        _blade(2 * math.pi * index / blades + .35, blade_material, steel)
    shoot('air', azimuth=0, elevation=-11, fill=.88)


def _blade(turn, material, steel, steps=30):
    vertices = []
    for i in range(steps + 1):
        t = i / steps
        width = .052 + .030 * math.sin(math.pi * min(1, t * 1.1) ** .8)
        width *= max(math.sqrt(max(0, 1 - max(0, (t - .94) / .06) ** 2)), .05)
        twist = math.radians(13) * (1 - .4 * t)
        for side in (-1, 1):
            vertices.append((.13 + .50 * t, side * width * math.cos(twist), side * width * math.sin(twist)))
    blade = core.mesh_obj('blade', vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)], material)
    blade.modifiers.new('thickness', 'SOLIDIFY').thickness = .008
    rounding = blade.modifiers.new('rounding', 'BEVEL')
    rounding.width, rounding.segments = .0025, 2
    core.shade(blade, True, 40)
    blade.rotation_euler, blade.location = (0, 0, turn), (0, 0, .012)
    arm = box((.085, -.016, -.004), (.19, .016, .004), steel, .003)
    reach = arm.location.x
    arm.rotation_euler = (math.radians(13), 0, turn)
    arm.location = (reach * math.cos(turn), reach * math.sin(turn), .006)


def exhaust_fan():
    trim = body(.4, .1)
    box((-.15, -.15, -.014), (.15, .15, 0), trim, .010, 5)
    for i in range(9):
        y = -.104 + i * .026
        box((-.115, y - .0045, -.0150), (.115, y + .0045, -.0135), plain('#4a4a48', .8), .0005)
    shoot('ceiling', azimuth=24, elevation=-34)


def downrod():
    steel = metal()
    rod((-.24, 0, .016), (.22, 0, .016), .0125, steel)
    for x in (-.225, .205):
        rod((x, 0, .0155), (x + .006, 0, .0155), .0138, steel)
    box((-.035, -.155, 0), (.035, -.045, .014), body(.35, .1), .010, 5)
    for i in range(3):
        turned([(0, .014), (.010, .014), (.009, .0165), (0, .017)], plain('#8d9195', .4), (0, -.075 - i * .028, 0), .001)
    shoot(azimuth=24, elevation=30)


FORMS = {
    'pendant-dome': lambda: _pendant('dome', .19, None), 'pendant-cone': lambda: _pendant('cone', .19, None),
    'pendant-globe': lambda: _pendant('globe', .14), 'pendant-rattan': lambda: _pendant('rattan', .19, plain('#c79d6a', .6)),
    'chandelier': chandelier, 'chandelier-ring': ring_chandelier, 'vanity-light': vanity_light, 'wall-sconce': wall_sconce,
    'semi-flush': semi_flush, 'recessed-light': recessed, 'outdoor-lantern': outdoor_lantern, 'track-light': track_light,
    'under-cabinet-light': under_cabinet,
    'fan-light': lambda: _fan(4, wood('x'), True, metal()), 'fan': lambda: _fan(3, wood('x'), False, metal()),
    'fan-outdoor': lambda: (lambda steel: _fan(5, steel, True, steel))(metal(.3)),
    'exhaust-fan': exhaust_fan, 'downrod': downrod,
}
