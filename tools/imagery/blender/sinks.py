"""Kitchen sinks, one bowl or two, in steel or in a colour."""

from studio import body, box, glazed_body, metal, plain, rod, shoot, turned, wood


def _bowl(x0, x1, y0, y1, depth, material, rim=0.0, thick=.010):
    """Five walls and a floor, open on top at z = 0."""
    box((x0, y0, -depth), (x1, y1, -depth + thick), material, .003)
    for low, high in (((x0, y0, -depth), (x0 + thick, y1, rim)), ((x1 - thick, y0, -depth), (x1, y1, rim)),
                      ((x0 + thick, y0, -depth), (x1 - thick, y0 + thick, rim)), ((x0 + thick, y1 - thick, -depth), (x1 - thick, y1, rim))):
        box(low, high, material, .003)
    # the round inside corners of a pressed bowl
    for x, y in ((x0 + thick, y0 + thick), (x1 - thick, y0 + thick), (x0 + thick, y1 - thick), (x1 - thick, y1 - thick)):
        rod((x, y, -depth + thick), (x, y, rim - .003), .012, material)


def _drain(x, y, z, steel):
    turned([(0, 0), (.045, 0), (.045, .004), (.036, .005), (.032, .001), (0, .001)], steel, (x, y, z), .001)
    turned([(0, .002), (.010, .002), (.010, .010), (0, .011)], steel, (x, y, z), .001)


def _rim(x0, x1, y0, y1, bowls, material, z=.0, thick=.006, margin=.03):
    box((x0 - margin, y0 - margin, z), (x1 + margin, y0 + .008, z + thick), material, .003)
    box((x0 - margin, y1 - .008, z), (x1 + margin, y1 + margin, z + thick), material, .003)
    edges = [x0 - margin] + [value for bowl in bowls for value in bowl] + [x1 + margin]
    for left, right in zip(edges[::2], edges[1::2]):
        box((left, y0, z), (right, y1, z + thick), material, .003)


def undermount(material=None, steel=None):
    steel = steel or metal(.22)
    material = material or steel
    _bowl(-.38, .38, -.23, .23, .23, material)
    _rim(-.38, .38, -.23, .23, [(-.372, .372)], material, -.002, .004, .025)
    _drain(0, .06, -.22, steel)
    shoot(azimuth=24, elevation=34)


def undermount_colored():
    undermount(body(.45, .05), metal())


def drop_in():
    steel = metal(.22)
    _drop_in(steel, steel)


def drop_in_colored():
    _drop_in(body(.45, .05), metal())


def _drop_in(material, steel):
    for x0, x1 in ((-.40, -.015), (.015, .40)):
        _bowl(x0, x1, -.24, .19, .20, material)
        _drain((x0 + x1) / 2, 0, -.19, steel)
    _rim(-.40, .40, -.24, .19, [(-.392, -.02), (.02, .392)], material, 0, .006, .022)
    box((-.422, .19, 0), (.422, .27, .006), material, .003)
    for x in (-.10, 0, .10):
        turned([(0, .006), (.018, .006), (.016, .0085), (0, .009)], steel, (x, .235, 0), .001)
    shoot(azimuth=22, elevation=36)


def farmhouse():
    glaze = glazed_body()
    _bowl(-.40, .40, -.25, .22, .25, glaze, thick=.024)
    box((-.405, -.275, -.255), (.405, -.228, .002), glaze, .014, 6)
    _drain(0, .02, -.226, metal())
    shoot(azimuth=22, elevation=28)


def workstation():
    steel = metal(.22)
    _bowl(-.42, .42, -.23, .23, .24, steel)
    _rim(-.42, .42, -.23, .23, [(-.412, .412)], steel, -.002, .004, .02)
    for y in (-.215, .205):
        box((-.41, y, -.03), (.41, y + .010, -.024), steel, .001)
    _drain(.10, .05, -.23, steel)
    box((-.405, -.218, -.022), (-.10, .218, .004), wood('x'), .004)
    for i in range(9):
        rod((.18 + i * .026, -.215, -.018), (.18 + i * .026, .215, -.018), .0032, steel)
    shoot(azimuth=24, elevation=36)


def bar_sink():
    steel = metal(.22)
    _bowl(-.19, .19, -.19, .19, .19, steel)
    _rim(-.19, .19, -.19, .19, [(-.182, .182)], steel, -.002, .005, .022)
    _drain(0, 0, -.18, steel)
    shoot(azimuth=30, elevation=36)


def sink_grid():
    steel = metal(.12)
    for i in range(17):
        x = -.33 + i * .66 / 16
        rod((x, -.18, .016), (x, .18, .016), .0024, steel)
    for y in (-.18, -.06, .06, .18):
        rod((-.33, y, .0115), (.33, y, .0115), .0030, steel)
    for x in (-.33, .33):
        rod((x, -.18, .0145), (x, .18, .0145), .0034, steel)
    for x in (-.30, .30):
        for y in (-.15, .15):
            turned([(0, 0), (.007, 0), (.006, .012), (0, .013)], plain('#20201f', .6), (x, y, 0), .001)
    turned([(.038, .0), (.046, .0), (.046, .006), (.038, .006)], steel, (.0, -.32, 0), .001)
    turned([(0, .004), (.036, .004), (.036, .006), (.012, .007), (.010, .016), (0, .018)], steel, (.0, -.32, 0), .001)
    shoot(azimuth=26, elevation=36)


def vessel_basin():
    import props as P
    P.sink_round((0, 0, 0), .20, .13, glazed_body())
    shoot(azimuth=15, elevation=24)


FORMS = {'sink-undermount': undermount, 'sink-undermount-colored': undermount_colored, 'sink-drop-in': drop_in,
         'sink-drop-in-colored': drop_in_colored, 'sink-farmhouse': farmhouse, 'sink-workstation': workstation, 'sink-bar': bar_sink,
         'sink-grid': sink_grid, 'basin-vessel': vessel_basin}
