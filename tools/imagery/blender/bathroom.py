import sys, os, json; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, math, numpy as np, random
from scene import *
import scene as core, materials as M, tiling as T, props as P
from props import surface, place

def wall_with_opening(x0, x1, z0, z1, ox0, ox1, oz0, oz1, th, mat, side):
    """side 'left': wall in the plane x=0 running along y. returns boxes (outside is -x)"""
    def b(a0, a1, c0, c1):
        if side == 'left': core.box('wall', (-th, a0, c0), (0, a1, c1), mat, 0)
        elif side == 'back': core.box('wall', (a0, 0, c0), (a1, th, c1), mat, 0)
    b(x0, ox0, z0, z1); b(ox1, x1, z0, z1); b(ox0, ox1, z0, oz0); b(ox0, ox1, oz1, z1)

def window_frame(y0, y1, z0, z1, mat, th=.14, nx=2, nz=2, bar=.028, fr=.05, x=-.06):
    """frame in the left wall (x=0), opening y0..y1, z0..z1"""
    core.box('sill', (-.10, y0-.03, z0-.03), (.05, y1+.03, z0), mat, .004)
    for a, b, c, d in ((y0, y0+fr, z0, z1), (y1-fr, y1, z0, z1)): core.box('fr', (x-.03, a, c), (x+.03, b, d), mat, .003)
    for c, d in ((z0, z0+fr), (z1-fr, z1)): core.box('fr', (x-.03, y0+fr, c), (x+.03, y1-fr, d), mat, .003)
    for i in range(1, nx): y = y0+(y1-y0)*i/nx; core.box('bar', (x-.018, y-bar/2, z0+fr), (x+.018, y+bar/2, z1-fr), mat, .002)
    for i in range(1, nz): z = z0+(z1-z0)*i/nz; core.box('bar', (x-.017, y0+fr, z-bar/2), (x+.017, y1-fr, z+bar/2), mat, .002)

def daylight(y0, y1, z0, z1, power, x=-.25, sun_dir=(.72, .22, -.52), sun_p=5., color=(.90, .95, 1.0), sun_color=(1, .88, .72), ang=1.2):
    core.area((x, (y0+y1)/2, (z0+z1)/2), (1, (y0+y1)/2, (z0+z1)/2-.25), y1-y0+.1, power, color, z1-z0+.1)
    if sun_p: core.sun(sun_dir, sun_p, sun_color, ang)

def view(x, y0, y1, z0, z1, strength=2.6):
    """bright blurred garden outside a left-hand window (camera and mirror rays only)"""
    g = M.G('view'); Pn = g.pos(); z = g.sep(Pn)[2]
    n = g.noise(Pn, .9, 3, .5); n2 = g.noise(Pn, 3.2, 3, .5)
    sky = g.ramp(g.mapr(z, .8, 3.4), [(0, '#eef3f4'), (1, '#cfe2f2')])
    tree = g.mix(g.mapr(n2, .35, .65), '#7f9a63', '#c4d3a0')
    hz = g.add(g.mul(g.sub(n, .5), 2.6), 1.75)
    c = g.mix(g.mapr(g.sub(z, hz), -.5, .5, 1, 0, smooth=True), sky, tree)
    e = g.n('Emission'); g.set(e.inputs[0], c); e.inputs[1].default_value = strength; g.nt.links.new(e.outputs[0], g.out.inputs[0])
    m_ = g.done(); m_.cycles.sample_as_light = False
    o = core.mesh_obj('view', [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], [(0, 1, 2, 3)], m_)
    o.visible_diffuse = False; o.visible_shadow = False; o.visible_transmission = True
    return o

# ------------------------------------------------------------------ palettes: name -> callables (materials are made after reset)
def WALL(kind):
    if kind.startswith('swap'): return dict(mat=core.aov_surface((.5, .5, .5), int(kind[4]), .14))
    return {
     'zellige_white': lambda: dict(layout=('grid', dict(tw=.1, th=.1, gap=.002)), field=dict(th=.01, tilt=.006, zjit=.0002, bev=.0013, rough_edge=.0003), mat=M.glazed('#f1ece2', '#dcd5c6', var=.10, wave=.4), grout='#d9d3c7'),
     'zellige_sage': lambda: dict(layout=('grid', dict(tw=.1, th=.1, gap=.002)), field=dict(th=.01, tilt=.006, zjit=.0002, bev=.0013, rough_edge=.0003), mat=M.glazed('#93a58c', '#6d826a', var=.16, wave=.4), grout='#d5d2c4'),
     'zellige_teal': lambda: dict(layout=('grid', dict(tw=.1, th=.1, gap=.002)), field=dict(th=.01, tilt=.006, zjit=.0002, bev=.0013, rough_edge=.0003), mat=M.glazed('#3f7f78', '#1f4f52', var=.26, wave=.4), grout='#cfc9bc'),
     'subway_white': lambda: dict(layout=('grid', dict(tw=.20, th=.075, gap=.002, offset=.5)), field=dict(th=.008, tilt=.0025, bev=.002), mat=M.glazed('#f4f2ec', '#e9e6de', var=.03, wave=.08), grout='#d5d1c8'),
     'subway_green': lambda: dict(layout=('grid', dict(tw=.20, th=.065, gap=.002, offset=.5)), field=dict(th=.008, tilt=.004, bev=.002), mat=M.glazed('#52705b', '#2e4738', var=.16, wave=.16), grout='#e2ded5'),
     'stack_blush': lambda: dict(layout=('grid', dict(tw=.065, th=.26, gap=.002)), field=dict(th=.008, tilt=.005, bev=.002), mat=M.glazed('#d9a690', '#b97f69', var=.12, wave=.2), grout='#e6ddd2'),
     'marble': lambda: dict(layout=('grid', dict(tw=.60, th=.30, gap=.0018, offset=.5)), field=dict(th=.009, tilt=.0005, bev=.0009), mat=M.marble(3, scale=.8, rough=.10), grout='#dcd9d3'),
     'calacatta': lambda: dict(layout=('grid', dict(tw=1.2, th=.6, gap=.0016)), field=dict(th=.009, tilt=.0003, bev=.0008), mat=M.marble(11, '#f4f1ea', '#dcd8cf', '#857f78', accent='#c2a26c', rough=.10, scale=.62, veins=1.1), grout='#dcd7cd'),
     'scallop_blue': lambda: dict(layout=('scallop', dict(d=.12, gap=.003)), field=dict(th=.008, tilt=.006, bev=.0018), mat=M.glazed('#3d6f9e', '#1d3f66', var=.26), grout='#e9e6df'),
     'hex_white': lambda: dict(layout=('hexes', dict(size=.10, gap=.0024)), field=dict(th=.007, tilt=.004, bev=.0012), mat=M.glazed('#f0ede5', '#dedad0', .06, .07, .12), grout='#cfcac0'),
     'herring_white': lambda: dict(layout=('herringbone', dict(tl=.20, tw=.05, gap=.002)), field=dict(th=.008, tilt=.005, bev=.0014), mat=M.glazed('#f1ede4', '#dfd8ca', var=.07, wave=.25), grout='#d5cfc3'),
     'travertine': lambda: dict(layout=('grid', dict(tw=.61, th=.305, gap=.002, offset=.5)), field=dict(th=.01, tilt=.0006, bev=.001), mat=M.travertine(), grout='#cdbb9b'),
     'terrazzo': lambda: dict(layout=('grid', dict(tw=.6, th=.6, gap=.0018)), field=dict(th=.01, bev=.0008), mat=M.terrazzo(seed=2, size=.9), grout='#d9d2c6'),
     'brick_white': lambda: dict(layout=('grid', dict(tw=.203, th=.060, gap=.010, offset=.5)), rough=dict(depth=(.016, .019), cell=.006, amp=.0026, facet=.0005, bev=.004, freq=55), zt=.018, gz=.013, mat=M.brick(white=.85), grout='#dedad0'),
     'brick': lambda: dict(layout=('grid', dict(tw=.203, th=.060, gap=.010, offset=.5)), rough=dict(depth=(.016, .019), cell=.006, amp=.0022, facet=.0005, bev=.004, freq=55), zt=.018, gz=.0125, mat=M.brick(), grout='#cfc6b6'),
     'stacked': lambda: dict(layout=('ledger', dict(seed=6)), rough=dict(cell=.006), zt=.02, gz=.002, mat=M.stone(('#8d8a86', '#6d6a67', '#a79a88', '#585a5d', '#b8a88f'), rust=.3), grout='#1c1a18'),
     'stacked_white': lambda: dict(layout=('ledger', dict(seed=12, hmin=.028, hmax=.06, lmin=.12, lmax=.5)), rough=dict(cell=.006, amp=.005, facet=.007), zt=.02, gz=.002, mat=M.stone(('#e9e6df', '#d8d3ca', '#f2efe9', '#cfc9bd'), rust=.10), grout='#8c877e'),
     'paint': lambda: dict(mat=M.wallpaint('#ebe5da')),
     'plaster': lambda: dict(mat=M.plaster('#e3d8c8', strength=.3)),
    }[kind]()
def FLOOR(kind):
    if kind.startswith('swap'): return dict(mat=core.aov_surface((.45, .45, .45), int(kind[4]), .28))
    return {
     'oak': lambda: dict(layout=('planks', dict(pl=1.8, pw=.18, gap=.0006, seed=4)), field=dict(th=.014, bev=.0014, tilt=.0006), mat=M.wood('#cfac82', '#8f6840', contrast=1.25), grout='#3a2a1c', gd=.004),
     'oak_natural': lambda: dict(layout=('planks', dict(pl=1.8, pw=.15, gap=.0006, seed=8)), field=dict(th=.014, bev=.0014, tilt=.0006), mat=M.wood('#c79d6c', '#936238'), grout='#33241a', gd=.004),
     'walnut': lambda: dict(layout=('planks', dict(pl=1.8, pw=.16, gap=.0006, seed=2)), field=dict(th=.014, bev=.0014, tilt=.0006), mat=M.wood('#8b6446', '#4b2f20', contrast=.9, var=.2), grout='#1d130d', gd=.004),
     'herring_oak': lambda: dict(layout=('herringbone', dict(tl=.60, tw=.10, gap=.0005)), field=dict(th=.014, bev=.0012, tilt=.0010), mat=M.wood('#cba67a', '#97693f'), grout='#33241a', gd=.004),
     'chevron_oak': lambda: dict(layout=('chevron', dict(tl=.60, tw=.10, gap=.0005)), field=dict(th=.014, bev=.0012, tilt=.0008), mat=M.wood('#d3b28a', '#a27a52'), grout='#33241a', gd=.004),
     'terrazzo': lambda: dict(layout=('grid', dict(tw=.6, th=.6, gap=.002)), field=dict(th=.01, bev=.0008, tilt=.0004), mat=M.terrazzo(seed=2, size=.8), grout='#d9d2c6'),
     'terrazzo_dark': lambda: dict(layout=('grid', dict(tw=.6, th=.6, gap=.002)), field=dict(th=.01, bev=.0008, tilt=.0004), mat=M.terrazzo('#3c4648', ('#e9e4da', '#c7a27f', '#8fa39b', '#f4efe6', '#b06c4c'), seed=5, size=.8), grout='#3c4446'),
     'hex_mosaic': lambda: dict(layout=('hexes', dict(size=.05, gap=.0028)), field=dict(th=.006, bev=.001, tilt=.003), mats=[M.glazed('#f0ede5', '#d9d5cb', .05, .14, .08), M.glazed('#2c3233', '#1b1f20', .08, .14, .08)], pick=lambda c, r: 1 if r[0] > .86 else 0, grout='#bdb8ae'),
     'marble_basket': lambda: dict(layout=('basket', dict(tw=.05, gap=.002)), field=dict(th=.008, bev=.0009), mat=M.marble(5, rough=.12, scale=2.2), grout='#cfccc6'),
     'nero_herring': lambda: dict(layout=('herringbone', dict(tl=.30, tw=.10, gap=.0018)), field=dict(th=.009, bev=.0009), mat=M.marble(21, '#1c1d1f', '#2a2b2d', '#e2dfd8', rough=.14, scale=1.6, veins=.8, sharp=1.5), grout='#2a2a2a'),
     'slate_large': lambda: dict(layout=('grid', dict(tw=.6, th=.6, gap=.003)), field=dict(th=.01, bev=.0012), mat=M.concrete('#7f8180', .45, 'tile', .15), grout='#74746f'),
     'beige_large': lambda: dict(layout=('grid', dict(tw=.8, th=.8, gap=.002)), field=dict(th=.01, bev=.001), mat=M.concrete('#cfc5b4', .38, 'tile', .10), grout='#bdb3a2'),
     'travertine': lambda: dict(layout=('ashlar', dict(u=.2, gap=.004)), field=dict(th=.01, bev=.0018, tilt=.001), mat=M.travertine(rough=.35), grout='#c4b190'),
     'checker': lambda: dict(layout=('grid', dict(tw=.30, th=.30, gap=.002)), field=dict(th=.009, bev=.001), mats=[M.marble(5, rough=.10, scale=1.4), M.marble(21, '#2b2f2e', '#3a3f3d', '#a9aaa5', rough=.10, scale=1.4, veins=.6)], pick=lambda c, r: (int(math.floor(c[0]/.302))+int(math.floor(c[1]/.302))) % 2, grout='#b5b2aa'),
    }[kind]()
def COUNTER(kind):
    if kind.startswith('swap'): return core.aov_surface((.5, .5, .5), int(kind[4]), .10, world=True)
    return {'quartz': lambda: M.quartz('#efece6', seed=3, vein='#cdc6bb'), 'calacatta': lambda: M.marble(7, '#f5f3ee', '#e3e0d9', '#8f8a84', accent='#c7ab78', mode='obj', scale=.9, rough=.09, veins=1.05),
     'carrara': lambda: M.marble(3, mode='obj', scale=1.0, rough=.10), 'granite': lambda: M.granite(), 'nero': lambda: M.marble(21, '#18191a', '#232426', '#e2dfd8', mode='obj', rough=.09, scale=1., veins=.8, sharp=1.6),
     'butcher': lambda: M.wood('#c69c6b', '#8d5d35', mode='obj', coat=.2), 'concrete': lambda: M.concrete('#b3b0aa', .45), 'terrazzo': lambda: M.terrazzo(seed=4, mode='obj', size=1.0)}[kind]()
def CAB(kind, along='x'):
    return {'oak': lambda: M.wood('#c9a47a', '#98693f', mode='obj', along=along, var=.05), 'walnut': lambda: M.wood('#8b6446', '#4b2f20', mode='obj', along=along, var=.06), 'white': lambda: M.plain('cabw', '#efece5', .42, bump=.03, bscale=220),
     'sage': lambda: M.plain('cabs', '#93a08a', .45, bump=.03, bscale=220), 'navy': lambda: M.plain('cabn', '#2b3a4d', .42, bump=.03, bscale=220), 'forest': lambda: M.plain('cabf', '#3a4a40', .42, bump=.03, bscale=220), 'greige': lambda: M.plain('cabg', '#cbc1b2', .45, bump=.03, bscale=220), 'clay': lambda: M.plain('cabc', '#b98467', .45, bump=.03, bscale=220), 'black': lambda: M.plain('cabb', '#25272a', .4, bump=.03, bscale=220)}[kind]()
def METAL(kind): return {'chrome': M.CHROME, 'nickel': M.NICKEL, 'brass': M.BRASS, 'black': M.BLACKM}[kind]()

def front_window(x0, x1, z0, z1, y, mat):
    """window seen only in mirrors, on the wall behind the camera"""
    g = M.G('fw'); Pn = g.pos(); z = g.sep(Pn)[2]; n = g.noise(Pn, 2.5, 4, .55)
    c = g.mix(g.mapr(g.add(z, g.mul(g.sub(n, .5), 1.2)), 1.3, 1.75), '#93ad78', '#e6eef2'); e = g.n('Emission'); g.set(e.inputs[0], c); e.inputs[1].default_value = 1.6; g.nt.links.new(e.outputs[0], g.out.inputs[0]); m = g.done(); m.cycles.sample_as_light = False
    o = core.mesh_obj('fw', [(x0, y+.01, z0), (x1, y+.01, z0), (x1, y+.01, z1), (x0, y+.01, z1)], [(0, 1, 2, 3)], m); o.visible_diffuse = False
    for a, b, c_, d in ((x0-.06, x0, z0-.06, z1+.06), (x1, x1+.06, z0-.06, z1+.06), (x0, x1, z0-.06, z0), (x0, x1, z1, z1+.06), ((x0+x1)/2-.015, (x0+x1)/2+.015, z0, z1), (x0, x1, (z0+z1)/2-.015, (z0+z1)/2+.015)): core.box('fwf', (a, y, c_), (b, y+.05, d), mat, .003)

# ------------------------------------------------------------------ bathroom
def bathroom(o):
    W, D, H = 3.7, 3.3, 2.65
    F0 = -2.7
    met = METAL(o.get('metal', 'brass')); white = M.plain('trim', '#f2efe9', .45, bump=.02)
    wallp = M.plaster(o.get('paint', '#e9e2d6'), strength=.22)
    # shell
    oy0, oy1, oz0, oz1 = 1.05, 2.65, .86, 2.26
    wall_with_opening(F0, D+.2, 0, H, oy0, oy1, oz0, oz1, .16, wallp, 'left')
    core.box('right', (W, F0, 0), (W+.1, D+.2, H), wallp, 0); core.box('front', (0, F0-.1, 0), (W, F0, H), wallp, 0)
    core.box('ceil', (-.2, F0-.1, H), (W+.2, D+.2, H+.1), M.wallpaint('#f4f1ea'), 0)
    core.box('door', (.2, F0, 0), (1.1, F0+.04, 2.1), M.plain('door', '#d9d0c2', .5), .004)
    place(surface(WALL(o.get('wall', 'zellige_sage')), W, H, 'backtile', 1), 'back', (0, D, 0))
    core.box('bwall', (0, D+.012, 0), (W, D+.2, H), wallp, 0)
    place(surface(FLOOR(o.get('floor', 'terrazzo')), W, D-F0, 'floor', 2), 'floor', (0, F0, 0))
    core.box('sub', (-.2, F0-.2, -.2), (W+.2, D+.2, -.02), wallp, 0)
    for y0, y1 in ((F0, D),): core.box('base', (0, y0, 0), (.016, y1, .11), white, .004)
    core.box('base', (W-.016, F0, 0), (W, D, .11), white, .004)
    window_frame(oy0, oy1, oz0, oz1, white, nx=2, nz=1)
    view(-2.2, oy0-1.5, oy1+7, -.5, 4.5)
    daylight(oy0, oy1, oz0, oz1, o.get('day', 70), sun_dir=o.get('sun_dir', (.66, .34, -.50)), sun_p=o.get('sun', 7))
    sh = P.curtain((.085, oy0-.16), (.085, oy0+.34), .03, H-.14, P.linen(), 5, .035, 2); P.curtain((.085, oy1-.30), (.085, oy1+.18), .03, H-.14, P.linen(), 5, .035, 5)
    core.sweep('rod', [(.085, oy0-.25, H-.12), (.085, oy1+.28, H-.12)], .011, met)
    # tub
    P.bathtub((.72, 1.92, 0), math.radians(90), 1.70, .80, .58, M.ceramic('#f6f4ef', .09))
    P.tub_filler((1.26, 2.52, 0), met, math.radians(-68))
    # bath caddy
    cw = M.wood('#b98d5e', '#855a34', mode='obj', along='x'); core.box('caddy', (.26, 1.30, .585), (1.18, 1.46, .603), cw, .004)
    P.candle((.50, 1.38, .603)); P.bottle((.86, 1.40, .603), .15, .026); P.bottle((.93, 1.36, .603), .12, .024, M.plain('cream', '#e9e0d0', .3))
    # vanity
    vx0, vx1, vd, vz0, vz1 = 1.78, 3.36, .52, .28, .82
    vy = D-vd
    wd = CAB(o.get('cab', 'oak')); core.box('carc', (vx0, vy+.022, vz0), (vx1, D, vz1), wd, .002)
    core.box('plinthshadow', (vx0, vy+.03, vz0-.001), (vx1, D, vz0), M.plain('dk', '#141210', .9), 0)
    n = 2; ww = (vx1-vx0)/n
    for i in range(n):
        for z0, z1 in ((vz0, (vz0+vz1)/2), ((vz0+vz1)/2, vz1)):
            P.shaker(vx0+i*ww, vx0+(i+1)*ww, z0, z1, vy, wd, panel=o.get('shaker', False), gap=.002)
            P.pull((vx0+(i+.5)*ww, vy, (z0+z1)/2+.06), .24, met)
    top = COUNTER(o.get('counter', 'calacatta'))
    core.box('top', (vx0-.012, vy-.014, vz1), (vx1+.012, D, vz1+.03), top, .0025); core.box('splash', (vx0-.012, D-.02, vz1+.03), (vx1+.012, D, vz1+.10), top, .002)
    zt = vz1+.03
    sx = (vx0+vx1)/2+.02
    if o.get('sink', 'round') == 'round': P.sink_round((sx, vy+.25, zt), .205, .12)
    else: P.sink_rect((sx, vy+.25, zt))
    P.faucet_basin((sx, D-.075, zt), met, .34, .17)
    # mirror + lights
    mz = 1.58
    if o.get('mirror', 'arch') == 'arch': P.mirror_arch((sx, D, 1.10), .74, 1.10, met)
    else: P.mirror_round((sx, D, mz), .42, met)
    for s in (-1, 1): P.sconce((sx+s*.62, D, 1.62), met, o.get('lamp', 5.))
    # styling
    P.branch_vase((vx1-.20, vy+.30, zt), .66, 4, o.get('vase', '#cfc4b4'), .22, .075)
    tray = core.box('tray', (vx0+.09, vy+.16, zt), (vx0+.40, vy+.36, zt+.014), M.travertine(mode='obj'), .006)
    P.bottle((vx0+.17, vy+.27, zt+.014), .17, .030); P.bottle((vx0+.26, vy+.28, zt+.014), .15, .028, M.plain('sage', '#a9b19a', .3)); P.candle((vx0+.34, vy+.24, zt+.014), .034, .07)
    tw = [M.fabric('#e8e1d5', 500, strength=.9), M.fabric('#c9b49a', 500, strength=.9), M.fabric(o.get('accent', '#9aa58f'), 500, strength=.9)]
    # open shelf under vanity with towels
    core.box('shelf', (vx0+.02, vy+.05, .10), (vx1-.02, D-.02, .125), wd, .003); P.folded_towels((vx0+.32, vy+.27, .125), 2, (.36, .26), [tw[0], tw[1]]); P.folded_towels((vx1-.36, vy+.27, .125), 2, (.36, .26), [tw[2], tw[0]])
    # stool with towel
    P.stool_round((1.38, .95, 0), .46, .165, M.wood('#a87c4f', '#6f4a2a', mode='obj', along='z')); P.folded_towels((1.38, .95, .46), 2, (.25, .19), [tw[0], tw[2]], .5); 
    # mat
    P.rug((2.55, 2.12, 0.001), 1.25, .78, P.rugmat('stripe', '#e6ddcd', o.get('rugc', '#8d8a72'), 1.25, .78), .014, 0.0, True)
    # plant
    P.plant_pot((3.40, 2.02, 0), 1.02, 'fiddle', 3, '#d9d0c1', .16, .30) if o.get('plant', True) else None
    P.plant_pot((.36, 2.96, 0), 1.9, 'olive', 5, '#b98467', .17, .34, 3)
    P.grouped(lambda: P.hanging_towel((0, 0, 1.22), .46, .62, tw[1], 3, met), (W-.075, 1.35, 0), (0, 0, math.radians(-90)))
    P.grouped(lambda: P.art((0, 0, 1.62), .46, .60, 5), (W-.005, 2.15, 0), (0, 0, math.radians(-90)))
    core.world_color((.9, .93, 1), .25)
    fl = core.area((1.9, F0+.25, 2.2), (1.9, 2.0, .9), 2.4, o.get('fill', 5), (1, .96, .9), .9); fl.visible_glossy = False
    front_window(1.55, 2.75, .95, 2.2, F0, white)
    core.camera((2.06, -1.98, 1.22), (1.80, 3.0, 1.22), lens=31, fstop=8, focus=(2.2, 2.6, 1.1), shift=(0, -.045), level=True)

SCENES = dict(bathroom=bathroom)
try:
    import rooms; SCENES.update(rooms.SCENES)
except ImportError: pass

if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]
    name, out, w, h, spp = a[:5]; o = json.loads(a[5]) if len(a) > 5 else {}
    core.reset(); SCENES[name](o)
    if os.environ.get('SAVE'): bpy.ops.wm.save_as_mainfile(filepath=os.environ['SAVE'])
    if o.get('relight'): core.render_relight(out, int(w), int(h), int(spp), o['relight']); core.export_lut(out+'/lut.png', o.get('look', 'High Contrast'), o.get('exp', dict(bathroom=.85, kitchen=.65, living=.45, patio=-.25).get(name, .5))); sys.exit(0)
    core.render(out, int(w), int(h), int(spp), look=o.get('look', 'High Contrast'), exposure=o.get('exp', dict(bathroom=.85, kitchen=.65, living=.45, patio=-.25).get(name, .5)), bloom_s=o.get('bloom', .05), save_linear=o.get('lin'), keep_noisy=o.get('noisy', False), grade=o.get('grade'))
