"""Appliances: steel or painted fronts, black glass, bar handles."""
import math

from studio import black_glass, body, box, facing, metal, plain, rod, rubber, shoot, turned


def _handle(start, end, steel, stand=.05, radius=.011, along='z'):
    """A bar handle before a front that looks to -y."""
    rod((start[0], start[1] - stand, start[2]), (end[0], end[1] - stand, end[2]), radius, steel)
    for share in (.08, .92):
        point = tuple(start[i] + (end[i] - start[i]) * share for i in range(3))
        rod(point, (point[0], point[1] - stand, point[2]), radius * .7, steel)


def _refrigerator(front, steel):
    box((-.455, -.33, .03), (.455, .36, 1.76), plain('#56585a', .5), .006)
    for x0, x1 in ((-.455, -.003), (.003, .455)):
        box((x0, -.385, .66), (x1, -.325, 1.775), front, .008, 4)
        x = x1 - .05 if x0 < 0 else x0 + .05
        _handle((x, -.385, .80), (x, -.385, 1.56), steel)
    for z0, z1 in ((.06, .345), (.352, .65)):
        box((-.455, -.385, z0), (.455, -.325, z1), front, .008, 4)
        _handle((-.36, -.385, z1 - .06), (.36, -.385, z1 - .06), steel)
    box((-.40, -.30, 0), (.40, .33, .05), rubber(), .004)
    shoot(azimuth=26, elevation=9)


def refrigerator():
    _refrigerator(metal(.24), metal(.14))


def refrigerator_painted():
    _refrigerator(body(.30, .1), metal(.14))


def _burners(y0=-.16, y1=.16, z=.93, xs=(-.24, .24)):
    iron = plain('#17181a', .5)
    for x in xs:
        for y in (y0, y1):
            turned([(0, 0), (.045, 0), (.045, .012), (.030, .018), (0, .019)], iron, (x, y, z))
            for turn in range(4):
                bar = box((-.105, -.006, .024), (.105, .006, .036), iron, .002)
                bar.location = (x, y, z + .03)
                bar.rotation_euler = (0, 0, math.pi / 4 * turn)


def range_():
    steel = metal(.24)
    box((-.38, -.30, .08), (.38, .33, .905), steel, .004)
    box((-.375, -.345, .24), (.375, -.295, .74), steel, .006)
    box((-.29, -.349, .33), (.29, -.340, .60), black_glass(), .010)
    _handle((-.33, -.345, .685), (.33, -.345, .685), metal(.14))
    box((-.375, -.335, .09), (.375, -.295, .225), steel, .005)
    box((-.38, -.35, .76), (.38, -.29, .905), steel, .006)
    for i in range(5):
        facing([(0, 0), (.026, 0), (.023, .034), (0, .036)], metal(.14), (-.28 + i * .14, -.35, .832))
    box((-.385, -.34, .905), (.385, .33, .925), plain('#1a1b1c', .35, coat=.2), .004)
    _burners()
    box((-.385, .30, .925), (.385, .33, .985), steel, .004)
    for x in (-.33, .33):
        rod((x, -.25, 0), (x, -.25, .09), .018, rubber())
    shoot(azimuth=27, elevation=17)


def range_hood():
    import scene as core
    steel = metal(.22)
    half, depth = .45, .50
    low, high, mouth = 0, .07, .30
    vertices = [(-half, -depth, high), (half, -depth, high), (half, 0, high), (-half, 0, high),
                (-.15, -.27, mouth), (.15, -.27, mouth), (.15, 0, mouth), (-.15, 0, mouth)]
    canopy = core.mesh_obj('canopy', vertices, [(0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7), (4, 5, 6, 7), (2, 3, 7, 6)], steel)
    core.bevel(canopy, .003, 3)
    box((-half, -depth, low), (half, 0, high), steel, .004)
    box((-.15, -.27, mouth), (.15, 0, .86), steel, .003)
    for i in range(4):
        facing([(0, 0), (.011, 0), (.010, .004), (0, .005)], plain('#2b2d2f', .3), (-.09 + i * .06, -depth, .035))
    shoot('wall', azimuth=28, elevation=2)


def _dishwasher(front, steel):
    box((-.295, -.27, .10), (.295, .30, .85), plain('#4a4c4e', .5), .004)
    box((-.298, -.305, .12), (.298, -.262, .855), front, .006, 4)
    _handle((-.24, -.305, .775), (.24, -.305, .775), steel)
    box((-.29, -.25, .0), (.29, .28, .11), rubber(), .004)
    shoot(azimuth=28, elevation=12)


def dishwasher():
    _dishwasher(metal(.24), metal(.14))


def dishwasher_painted():
    _dishwasher(body(.30, .1), metal(.14))


def cooktop():
    box((-.45, -.26, 0), (.45, .26, .012), plain('#0d0e0f', .08, coat=.3), .004)
    iron = plain('#17181a', .5)
    _burners(-.12, .12, .012, (-.29, .29))
    turned([(0, 0), (.06, 0), (.06, .014), (.04, .022), (0, .023)], iron, (0, .03, .012))
    for turn in range(4):
        bar = box((-.14, -.006, .024), (.14, .006, .036), iron, .002)
        bar.location = (0, .03, .042)
        bar.rotation_euler = (0, 0, math.pi / 4 * turn)
    for i in range(5):
        turned([(0, .012), (.020, .012), (.018, .036), (0, .038)], metal(.14), (-.12 + i * .06, -.21, 0))
    shoot(azimuth=22, elevation=34)


def wall_oven():
    steel = metal(.24)
    box((-.375, -.02, 0), (.375, .50, 1.25), plain('#4a4c4e', .5), .004)
    for z0, z1 in ((.0, .56), (.60, 1.08)):
        box((-.38, -.065, z0), (.38, -.015, z1), steel, .006)
        box((-.30, -.069, z0 + .09), (.30, -.060, z1 - .15), black_glass(), .010)
        _handle((-.33, -.065, z1 - .07), (.33, -.065, z1 - .07), metal(.14))
    box((-.38, -.06, 1.10), (.38, -.015, 1.25), black_glass(), .005)
    for x in (-.20, .20):
        facing([(0, 0), (.024, 0), (.021, .028), (0, .030)], metal(.14), (x, -.06, 1.175))
    box((-.08, -.063, 1.15), (.08, -.059, 1.20), plain('#1d3a44', .2), .002)
    shoot(azimuth=24, elevation=8)


def microwave():
    steel = metal(.24)
    box((-.38, -.20, 0), (.38, .20, .43), plain('#56585a', .5), .004)
    box((-.38, -.235, 0), (.22, -.195, .43), steel, .006)
    box((-.325, -.239, .07), (.145, -.232, .36), black_glass(), .010)
    box((.224, -.235, 0), (.38, -.195, .43), black_glass(), .006)
    _handle((.185, -.235, .06), (.185, -.235, .37), metal(.14))
    for row in range(4):
        for column in range(3):
            facing([(0, 0), (.011, 0), (.010, .002), (0, .003)], plain('#6f7477', .4), (.262 + column * .040, -.235, .09 + row * .045), .001)
    box((.25, -.237, .32), (.36, -.233, .37), plain('#1d3a44', .2), .002)
    shoot(azimuth=24, elevation=12)


def washer():
    front, steel = body(.25, .15), metal(.10)
    box((-.34, -.33, .02), (.34, .36, .98), front, .018, 5)
    facing([(0, 0), (.235, 0), (.235, .030), (.205, .038), (.190, .012), (0, .012)], steel, (0, -.33, .48), .006)
    facing([(0, .014), (.188, .014), (.150, .034), (0, .052)], plain('#191c1f', .04, coat=.4), (0, -.33, .48), .006)
    box((-.33, -.338, .82), (.33, -.32, .955), plain('#1b1d1f', .12, coat=.3), .006)
    facing([(0, 0), (.042, 0), (.038, .030), (0, .032)], steel, (0, -.338, .888))
    for i in range(4):
        facing([(0, 0), (.010, 0), (.009, .003), (0, .004)], plain('#9aa2a6', .3), (.12 + i * .05, -.338, .888), .001)
    box((-.30, -.336, .06), (-.20, -.322, .13), front, .004)
    shoot(azimuth=26, elevation=12)


def wine_cooler():
    steel, shelf = metal(.22), plain('#b98d5e', .5)
    box((-.30, .26, .06), (.30, .28, .84), plain('#121314', .6), .004)
    for x in (-.30, .285):
        box((x, -.25, .06), (x + .015, .28, .84), plain('#1c1d1e', .5), .002)
    for z in (.06, .825):
        box((-.30, -.25, z), (.30, .28, z + .015), plain('#1c1d1e', .5), .002)
    for row in range(5):
        z = .14 + row * .13
        box((-.27, -.20, z), (.27, .25, z + .012), shelf, .002)
        for column in range(5):
            x = -.21 + column * .105
            facing([(0, 0), (.037, 0), (.037, .19), (.015, .24), (.014, .30), (0, .301)], plain(('#20301f', '#3b1f22', '#1d2528')[(row + column) % 3], .12, coat=.4), (x, .10, z + .05))
    for low, high in (((-.30, -.29, .06), (-.245, -.252, .84)), ((.245, -.29, .06), (.30, -.252, .84)),
                      ((-.245, -.29, .06), (.245, -.252, .115)), ((-.245, -.29, .785), (.245, -.252, .84))):
        box(low, high, steel, .004)
    _handle((.272, -.29, .22), (.272, -.29, .70), metal(.14), .045, .010)
    box((-.29, -.22, 0), (.29, .26, .06), rubber(), .004)
    shoot(azimuth=24, elevation=10)


FORMS = {'refrigerator': refrigerator, 'refrigerator-painted': refrigerator_painted, 'range': range_, 'range-hood': range_hood,
         'dishwasher': dishwasher, 'dishwasher-painted': dishwasher_painted, 'cooktop': cooktop, 'wall-oven': wall_oven,
         'microwave': microwave, 'washer': washer, 'wine-cooler': wine_cooler}
