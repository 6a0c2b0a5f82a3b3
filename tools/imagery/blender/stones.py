"""Procedural stone, wood and glaze. Metres throughout."""
import math

import graph
import woods_and_glazes


def marble(
    seed=0,
    base='#f1efec',
    cloud='#d5d4d3',
    vein='#8d8d90',
    accent=None,
    scale=1.0,
    rough=0.12,
    veins=1.0,
    mode='tile',
    angle=35,
    continuous=False,
    sharp=1.0,
    bumpy=0.0,
):
    g = graph.Graph('marble')
    R = None
    if mode == 'tile':
        P, R = woods_and_glazes.piece_coordinates(g)
        if continuous:
            P = g.attr('tuv')
    else:
        P = g.obj()
    P = g.mapping(P, loc=(seed * 1.37, seed * 0.71, seed * 0.13))
    S = g.v_('SCALE', P, scale=scale)
    Rr = g.mapping(S, rot=(0.3, 0.2, math.radians(angle)), scale=(1.0, 2.2, 1.6))
    # domain warp
    w1 = g.v_('SUBTRACT', g.noise(Rr, 2.2, 5, 0.55, o='Color'), (0.5, 0.5, 0.5))
    W = g.v_('ADD', Rr, g.v_('SCALE', w1, scale=0.55))
    w2 = g.v_('SUBTRACT', g.noise(W, 9, 4, 0.55, o='Color'), (0.5, 0.5, 0.5))
    W2 = g.v_('ADD', W, g.v_('SCALE', w2, scale=0.07))
    clouds = g.noise(W, 2.6, 7, 0.58)

    def ridge(vec, sc, width, det=3.0):
        n = g.noise(vec, sc, det, 0.5)
        d = g.m_('ABSOLUTE', g.sub(n, 0.5))
        return g.m_('POWER', g.m_('SUBTRACT', 1.0, g.mapr(d, 0.0, width)), 1.6)

    mod = g.mapr(g.noise(W, 3.1, 3), 0.36, 0.56, 0.0, 1.0)
    v1 = g.mul(ridge(W2, 1.7, 0.030 / sharp, 3.0), mod)
    v1s = g.mul(ridge(W2, 1.7, 0.13, 3.0), g.mul(mod, 0.55))
    mod2 = g.mapr(g.noise(g.mapping(W, loc=(5, 2, 1)), 4.3, 3), 0.40, 0.60)
    v2 = g.mul(ridge(g.mapping(W2, loc=(9, 4, 3)), 4.5, 0.028 / sharp, 4.0), g.mul(mod2, 0.7))
    v3 = g.mul(ridge(g.mapping(W2, loc=(3, 8, 5)), 11.0, 0.03, 4.0), g.mul(mod2, 0.33))
    base, cloud, vein = graph.linear(base), graph.linear(cloud), graph.linear(vein)
    c = g.mix(g.mapr(clouds, 0.40, 0.66), base, cloud)
    c = g.mix(g.mul(v1s, 0.75 * veins), c, tuple((a + b) / 2 for a, b in zip(cloud, vein)))
    if accent:
        c = g.mix(g.mul(g.mul(v1s, g.mapr(g.noise(W, 5, 3), 0.45, 0.6)), 0.85), c, graph.linear(accent))
    c = g.mix(g.mul(v3, veins), c, vein)
    c = g.mix(g.mul(v2, veins), c, vein)
    c = g.mix(g.mul(v1, 0.95 * veins), c, tuple(x * 0.8 for x in vein))
    fine = g.noise(P, 260, 4, 0.6)
    c = g.hsv(c, v=g.mapr(fine, 0.3, 0.7, 0.975, 1.02))
    if R is not None and not continuous:
        c = g.hsv(c, v=g.mapr(R[0], 0, 1, 0.955, 1.03))
    nrm = g.bump(g.noise(P, 28, 3), 0.03 + bumpy, 0.002)
    g.bsdf(
        avg=graph.mixc(base, cloud, 0.5),
        Base_Color=c,
        Roughness=g.mapr(g.noise(P, 30, 4), 0.3, 0.7, rough * 0.8, rough * 1.25),
        Specular=0.5,
        Normal=nrm,
    )
    return g.done()


def quartz(
    base='#efece6', speck=('#ffffff', '#cfc8bd', '#9b948a'), seed=0, rough=0.13, density=0.5, vein=None, mode='obj'
):
    g = graph.Graph('quartz')
    P = woods_and_glazes.piece_coordinates(g)[0] if mode == 'tile' else g.obj()
    P = g.mapping(P, loc=(seed * 1.1, seed * 2.3, 0))
    c = graph.linear(base)
    c = g.hsv(c, v=g.mapr(g.noise(P, 9, 5), 0.3, 0.7, 0.97, 1.03))
    for i, (sp, sc, th) in enumerate(zip(speck, (420, 300, 190), (0.62, 0.75, 0.86))):
        v = g.voro(g.mapping(P, loc=(i * 3.0, i * 7.0, 0)), sc, 'F1', o='*')
        r = g.sep(v['Color'])[0]
        mask = g.mul(g.m_('GREATER_THAN', r, th + (1 - density) * 0.1), g.mapr(v['Distance'], 0.28, 0.40, 1, 0))
        c = g.mix(g.mul(mask, 0.8), c, graph.linear(sp))
    if vein:
        W = g.v_(
            'ADD',
            g.mapping(P, rot=(0, 0, 0.6), scale=(1, 1.8, 1)),
            g.v_('SCALE', g.noise(P, 2, 5, o='Color'), scale=0.5),
        )
        d = g.m_('ABSOLUTE', g.sub(g.noise(W, 1.6, 3), 0.5))
        k = g.mul(g.mapr(d, 0, 0.05, 1, 0, smooth=True), g.mapr(g.noise(W, 3, 3), 0.4, 0.65))
        c = g.mix(g.mul(k, 0.8), c, graph.linear(vein))
    g.bsdf(avg=graph.linear(base), Base_Color=c, Roughness=rough, Specular=0.5)
    return g.done()


def terrazzo(
    base='#efe9df',
    chips=('#c98f6b', '#7d8b86', '#2f3a40', '#e7c9a9', '#b8b0a6'),
    seed=0,
    size=1.0,
    density=0.72,
    mode='tile',
    rough=0.16,
):
    g = graph.Graph('terrazzo')
    P = woods_and_glazes.piece_coordinates(g)[0] if mode == 'tile' else g.obj()
    P = g.mapping(P, loc=(seed * 1.7, seed * 0.9, seed * 0.3))
    W = g.v_(
        'ADD',
        P,
        g.v_('SCALE', g.v_('SUBTRACT', g.noise(P, 90 / size, 2, o='Color'), (0.5, 0.5, 0.5)), scale=0.006 * size),
    )
    c = g.hsv(graph.linear(base), v=g.mapr(g.noise(P, 160, 4), 0.3, 0.7, 0.95, 1.04))
    chips = [graph.linear(x) for x in chips]
    n = len(chips)
    for i, (sc, dens, edge, dim) in enumerate(
        (
            (330 / size, 0.75, 0.05, 0.9),
            (120 / size, density * 0.85, 0.05, 1.0),
            (48 / size, density * 0.62, 0.045, 1.0),
        )
    ):
        Q = g.mapping(W, loc=(i * 11.3, i * 5.7, i * 2.1))
        ve = g.voro(Q, sc, 'DISTANCE_TO_EDGE', rand=1.0)
        vc = g.voro(Q, sc, 'F1', rand=1.0, o='*')
        r = g.sep(vc['Color'])
        jit = g.mapr(r[2], 0, 1, edge, edge * 3.4)
        inside = g.mapr(g.sub(ve, jit), 0.0, 0.012, 0, 1)
        mask = g.mul(inside, g.m_('LESS_THAN', r[0], dens))
        cc = g.ramp(r[1], [(k / n, chips[(k + i) % n]) for k in range(n)], 'CONSTANT')
        tex = g.noise(Q, sc * 1.3, 5, 0.6)
        cc = g.hsv(cc, v=g.mapr(tex, 0.3, 0.7, 0.82 * dim, 1.16 * dim))
        c = g.mix(mask, c, cc)
    g.bsdf(
        avg=tuple(0.5 * x + 0.5 * sum(q[i] for q in chips) / n for i, x in enumerate(graph.linear(base))),
        Base_Color=c,
        Roughness=g.mapr(g.noise(P, 60, 3), 0.3, 0.7, rough * 0.85, rough * 1.2),
        Specular=0.5,
    )
    return g.done()


def grout(c='#cfc9be', scale=1.0):
    g = graph.Graph('grout')
    P = g.pos()
    c = graph.linear(c)
    n = g.noise(P, 900 * scale, 3, 0.6)
    n2 = g.noise(P, 12, 4)
    g.bsdf(
        avg=c,
        Base_Color=g.hsv(c, v=g.add(g.mapr(n, 0.3, 0.7, 0.88, 1.08), g.mapr(n2, 0.3, 0.7, -0.05, 0.05))),
        Roughness=0.92,
        Specular=0.15,
        Normal=g.bump(n, 0.5, 0.0008),
    )
    return g.done()
