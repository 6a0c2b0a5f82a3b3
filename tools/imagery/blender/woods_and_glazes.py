"""Wood, glaze, travertine, concrete."""
import graph


def wood(
    light='#c9a176',
    dark='#96683f',
    seed=0,
    rough=0.42,
    var=0.16,
    figure=1.0,
    mode='tile',
    ring=0.0075,
    pores=1.0,
    tint=None,
    along='x',
    coat=0.0,
    contrast=1.0,
):
    """solid-wood model: log rings cut by the board; x along the grain"""
    g = graph.Graph('wood')
    if mode == 'tile':
        uv = g.attr('tuv')
        R = g.sep(g.attr('trnd'))
        r0, r1, r2 = R[0], R[1], R[2]
        X, Y, Z = g.sep(uv)[:3]
    else:
        o = g.sep(g.obj())
        X, Y, Z = {'x': (o[0], o[1], o[2]), 'y': (o[1], o[0], o[2]), 'z': (o[2], o[0], o[1])}[along]
        Y, Z = g.add(g.mul(Y, 0.8), g.mul(Z, 0.6)), g.sub(
            g.mul(Z, 0.8), g.mul(Y, 0.6)
        )  # tilt about the grain so every face shows fibres
        oi = g.n('ObjectInfo')
        rr = g.n('TexWhiteNoise', {'noise_dimensions': '1D'})
        g.set(rr.inputs['W'], oi.outputs['Random'])
        R = g.sep(rr.outputs['Color'])
        r0, r1, r2 = R[0], R[1], R[2]
    xo = g.add(X, g.mul(r0, 37.0 + seed))
    # log centre relative to board
    cy = g.mapr(r1, 0, 1, -0.10, 0.10)
    cz = g.mapr(r2, 0, 1, 0.025, 0.13)
    y = g.sub(Y, cy)
    z = g.add(Z, cz)
    low = g.comb(g.mul(xo, 1.0), g.mul(Y, 2.2), g.add(g.mul(Z, 2.2), g.mul(r2, 19.0)))
    wob = g.v_('SUBTRACT', g.noise(low, 1.6, 3, 0.5, o='Color'), (0.5, 0.5, 0.5))
    ws = g.sep(wob)
    y2 = g.add(y, g.mul(ws[0], 0.09 * figure))
    z2 = g.add(z, g.mul(ws[1], 0.09 * figure))
    rad = g.m_('SQRT', g.add(g.mul(y2, y2), g.mul(z2, z2)))
    fine = g.noise(g.comb(g.mul(xo, 3.0), g.mul(Y, 45.0), g.mul(r2, 9.0)), 1.0, 4, 0.6)
    rad = g.add(rad, g.mul(g.sub(fine, 0.5), 0.0045))
    rings = g.m_('FRACT', g.m_('DIVIDE', rad, ring))
    idx = g.m_('FLOOR', g.m_('DIVIDE', rad, ring))
    late = g.ramp(rings, [(0, 0.0), (0.42, 0.18), (0.78, 0.72), (0.93, 1.0), (1.0, 0.0)])
    rw = g.white(g.comb(idx, g.mul(r0, 91.0), 0))
    late = g.mul(late, g.mapr(rw, 0, 1, 0.35, 1.0))
    # pores: short dark dashes
    pv = g.comb(g.mul(xo, 26.0), g.mul(Y, 1150.0), g.mul(r1, 50.0))
    por = g.noise(pv, 1.0, 3, 0.55)
    porem = g.mapr(por, 0.60, 0.72, 0, 1)
    pore = g.mul(porem, g.mapr(late, 0, 0.6, 0.9, 0.3))
    fib = g.noise(g.comb(g.mul(xo, 9.0), g.mul(Y, 420.0), g.mul(r1, 31.0)), 1.0, 4, 0.65)
    broad = g.noise(g.comb(g.mul(xo, 1.4), g.mul(Y, 9.0), g.mul(r2, 17.0)), 1.0, 4, 0.55)
    L, D = graph.linear(light), graph.linear(dark)
    t = g.add(g.mul(late, 0.55 * contrast), g.add(g.mul(g.sub(fib, 0.5), 0.75), g.mul(g.sub(broad, 0.5), 0.9)))
    t = g.add(t, 0.12)
    c = g.mix(g.m_('MINIMUM', g.m_('MAXIMUM', t, 0.0), 1.0), L, D)
    c = g.mix(g.mul(pore, 0.5 * pores), c, tuple(x * 0.38 for x in D))
    c = g.hsv(
        c, h=g.mapr(r2, 0, 1, 0.493, 0.507), sat=g.mapr(r0, 0, 1, 0.9, 1.06), v=g.mapr(r1, 0, 1, 1 - var, 1 + var)
    )
    if tint:
        c = g.mix(0.5, c, graph.linear(tint), 'MULTIPLY')
    h = g.sub(g.mul(fib, 0.5), g.add(g.mul(pore, 0.8), g.mul(late, 0.25)))
    b = g.bsdf(
        avg=graph.mixc(light, dark, 0.42),
        Base_Color=c,
        Roughness=g.mapr(g.add(fib, g.mul(late, 0.2)), 0.3, 0.9, rough * 0.85, rough * 1.25),
        Specular=0.4,
        Normal=g.bump(h, 0.22, 0.0007),
        Clearcoat=coat,
    )
    b.inputs['Clearcoat Roughness'].default_value = 0.15
    return g.done()


def glazed(c='#3f6f6a', c2=None, rough=0.07, var=0.25, wave=0.35, seed=0, pool=0.5, crackle=0.0):
    """hand-glazed ceramic (zellige): wavy surface, tone shifts, per-tile variation"""
    g = graph.Graph('glaze')
    P, R = piece_coordinates(g)
    P = g.mapping(P, loc=(seed, 0, 0))
    c = graph.linear(c)
    d = graph.linear(c2) if c2 else tuple(x * 0.55 for x in c)
    n = g.noise(P, 22, 4, 0.55)
    n2 = g.noise(P, 90, 3)
    t = g.add(g.mul(g.mapr(n, 0.32, 0.7), pool), g.mul(g.sub(R[1], 0.5), var * 2.2))
    cc = g.mix(g.m_('MINIMUM', g.m_('MAXIMUM', t, 0.0), 1.0), c, d)
    cc = g.hsv(
        cc,
        h=g.mapr(R[2], 0, 1, 0.488, 0.512),
        sat=g.mapr(R[0], 0, 1, 0.9, 1.1),
        v=g.mapr(R[0], 0, 1, 1 - var, 1 + var * 0.7),
    )
    spots = g.mapr(g.noise(P, 420, 2), 0.71, 0.76)
    cc = g.mix(g.mul(spots, 0.35), cc, tuple(x * 0.35 for x in d))
    h = g.add(g.noise(P, 11, 2), g.mul(n2, 0.06))
    g.bsdf(
        avg=graph.mixc(c, d, 0.35),
        Base_Color=cc,
        Roughness=g.mapr(n, 0.3, 0.7, rough * 0.7, rough * 1.6),
        Specular=0.55,
        Normal=g.bump(h, wave, 0.012),
        Clearcoat=0.3,
    )
    return g.done()


def travertine(c='#d9c7a8', c2='#bfa27a', seed=0, rough=0.45, mode='tile'):
    g = graph.Graph('travertine')
    P, R = piece_coordinates(g) if mode == 'tile' else (g.obj(), None)
    P = g.mapping(P, loc=(seed, 0, 0))
    Q = g.mapping(P, scale=(1.0, 7.0, 1.0))
    w = g.v_('ADD', Q, g.v_('SCALE', g.noise(P, 5, 4, o='Color'), scale=0.35))
    b = g.noise(w, 4.5, 6, 0.6)
    m = g.noise(w, 22, 5, 0.6)
    cc = g.mix(g.mapr(g.add(g.mul(b, 0.6), g.mul(m, 0.4)), 0.36, 0.66), c, c2)
    hol = g.mapr(g.noise(g.mapping(P, scale=(1, 3, 1)), 95, 3, 0.5), 0.66, 0.74)
    hol = g.mul(hol, g.mapr(b, 0.42, 0.58))
    cc = g.mix(g.mul(hol, 0.65), cc, '#7d6443')
    if R is not None:
        cc = g.hsv(cc, v=g.mapr(R[0], 0, 1, 0.92, 1.06))
    g.bsdf(
        avg=graph.mixc(c, c2, 0.4),
        Base_Color=cc,
        Roughness=rough,
        Specular=0.4,
        Normal=g.bump(g.sub(g.mul(m, 0.2), hol), 0.5, 0.0015),
    )
    return g.done()


def concrete(c='#b9b6b0', rough=0.65, mode='obj', strength=0.25):
    g = graph.Graph('concrete')
    P, R = piece_coordinates(g) if mode == 'tile' else (g.obj(), None)
    c = graph.linear(c)
    a = g.noise(P, 2.2, 8, 0.62)
    b = g.noise(P, 30, 6, 0.6)
    f = g.noise(P, 800, 2)
    cc = g.hsv(
        c,
        v=g.add(
            g.mapr(a, 0.3, 0.7, 0.86, 1.1), g.add(g.mapr(b, 0.3, 0.7, -0.05, 0.05), g.mapr(f, 0.3, 0.7, -0.03, 0.03))
        ),
    )
    pit = g.mapr(g.voro(P, 55, 'F1'), 0.03, 0.1)
    if R is not None:
        cc = g.hsv(cc, v=g.mapr(R[0], 0, 1, 0.93, 1.06))
    g.bsdf(
        avg=c,
        Base_Color=cc,
        Roughness=g.mapr(a, 0.3, 0.7, rough * 0.85, rough * 1.15),
        Specular=0.35,
        Normal=g.bump(g.add(g.mul(b, 0.5), g.mul(pit, 0.5)), strength, 0.002),
    )
    return g.done()


def piece_coordinates(g, scale=1.0, jump=40.0):
    """per-tile coordinates: tuv (metres, local) + random offset per tile"""
    uv = g.attr('tuv')
    r = g.attr('trnd', 'Vector')
    return g.v_('ADD', g.v_('SCALE', uv, scale=scale), g.v_('SCALE', r, scale=jump)), g.sep(r)
