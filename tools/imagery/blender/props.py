"""Furniture, sanitary ware, plants and styling props from primitives."""
import bpy, math, numpy as np, random
from scene import *
import scene as core, materials as M, tiling as T

def superell(n_pts, a, b, n):
    t = np.linspace(0, 2*np.pi, n_pts, endpoint=False); c, s = np.cos(t), np.sin(t)
    return np.stack([a*np.sign(c)*np.abs(c)**(2/n), b*np.sign(s)*np.abs(s)**(2/n)], 1)

def vessel(name, L, W, prof, n=2.6, mat=None, loc=(0, 0, 0), seg=72, rot=0., lift=None, sub=1):
    """prof: [(scale, z)] ; superellipse plan. lift(t)->dz raises the ends (tub)."""
    V = []; F = []; ring = superell(seg, L/2, W/2, n)
    for s, z in prof:
        for p in ring:
            dz = lift(p[0]/(L/2), p[1]/(W/2), z) if lift else 0
            # absolute inset keeps the wall thickness even
            V.append((p[0]*s if not isinstance(s, tuple) else p[0]*s[0], p[1]*s if not isinstance(s, tuple) else p[1]*s[1], z+dz))
    m = len(prof)
    for k in range(m-1):
        for i in range(seg):
            j = (i+1) % seg; F.append((k*seg+i, k*seg+j, (k+1)*seg+j, (k+1)*seg+i))
    F.append(tuple((m-1)*seg+i for i in range(seg))); F.append(tuple(i for i in range(seg))[::-1])
    o = core.mesh_obj(name, V, F, mat)
    shade(o, True, 60)
    if sub:
        mo = o.modifiers.new('s', 'SUBSURF'); mo.levels = sub; mo.render_levels = sub
    o.location = loc; o.rotation_euler = (0, 0, rot); return o

def bathtub(loc, rot=0, L=1.65, W=.78, H=.58, mat=None, outer=None):
    mat = mat or M.ceramic()
    prof = [(.74, 0), (.76, .004), (.775, .02), (.83, .18), (.90, .36), (.965, .50), (.985, H-.03), (.995, H-.012), (.99, H-.002), (.975, H), (.955, H-.004), (.94, H-.02), (.93, H-.06), (.90, .40), (.85, .26), (.78, .17), (.68, .135), (.45, .125), (.2, .12), (.04, .118)]
    lift = lambda x, y, z: .09*(abs(x)**3)*max(0, (z-.2)/(H-.2)) if z > .2 else 0
    o = vessel('tub', L, W, prof, 2.5, mat, loc, 96, rot, lift)
    if outer:
        o.data.materials.append(outer)
        for p in o.data.polygons:
            k = p.index//96
            if k < 7: p.material_index = 1
    dr = core.lathe('drain', [(0, .003), (.02, .003), (.023, 0)], 32, M.CHROME(), loc=(loc[0], loc[1], loc[2]+.121)); 
    return o

def sink_round(loc, R=.20, H=.13, mat=None):
    pr = core.rprofile([(0, 0), (R*.62, 0), (R*.9, H*.55), (R, H), (R-.010, H), (R*.86, H*.55), (R*.6, .018), (0, .014)], .012, 6)
    o = core.lathe('sink', pr, 96, mat or M.ceramic(), loc=loc)
    core.lathe('drain', [(0, .003), (.018, .003), (.021, 0)], 32, M.CHROME(), loc=(loc[0], loc[1], loc[2]+.0145)); return o

def sink_rect(loc, L=.52, W=.36, H=.12, mat=None):
    prof = [(.93, 0), (.95, .006), (.985, H*.6), (1, H-.008), (.998, H-.001), (.99, H), ((.965, .95), H), ((.955, .935), H-.004), ((.94, .915), H-.03), ((.90, .86), .04), ((.84, .78), .022), ((.5, .5), .018), ((.05, .05), .016)]
    o = vessel('sink', L, W, prof, 6.5, mat or M.ceramic(), loc, 96, 0); 
    core.lathe('drain', [(0, .003), (.018, .003), (.021, 0)], 32, M.CHROME(), loc=(loc[0], loc[1], loc[2]+.018)); return o

def faucet_basin(loc, mat, h=.30, reach=.14, rot=0):
    """tall single-lever basin mixer, spout pointing -y (rot about z)"""
    e = bpy.data.objects.new('faucet', None); core.link(e); P = []
    P.append(core.lathe('base', core.rprofile([(0, 0), (.027, 0), (.027, .006), (.0235, .010), (.0235, h*.80), (.022, h*.80+.004), (0, h*.80+.004)], .003), 48, mat))
    r = .045
    pts = [(0, 0, h*.62)]+[(0, 0, h*.70)]
    sp = core.sweep('spout', [(0, -.010, h*.66), (0, -.05, h*.675), (0, -reach+.02, h*.70)], .0125, mat, bres=8); P.append(sp)
    P.append(core.lathe('tip', core.rprofile([(0, -.018), (.0105, -.018), (.0125, -.014), (.0125, .012), (0, .013)], .002), 40, mat, loc=(0, -reach+.022, h*.70)))
    P.append(core.lathe('cap', core.rprofile([(0, 0), (.0235, 0), (.0235, .026), (.0, .030)], .004), 48, mat, loc=(0, 0, h*.80+.007)))
    P.append(core.sweep('lever', [(0, 0, h*.80+.030), (0, .02, h*.80+.036), (0, .085, h*.80+.052)], .0055, mat, bres=6))
    for o in P: o.parent = e
    e.location = loc; e.rotation_euler = (0, 0, rot); return e

def faucet_goose(loc, mat, h=.42, reach=.20, rot=0, spray=True):
    e = bpy.data.objects.new('faucet', None); core.link(e); P = []
    P.append(core.lathe('base', core.rprofile([(0, 0), (.030, 0), (.030, .005), (.0245, .010), (.0225, .05), (.0225, .135), (.0165, .150), (0, .150)], .005), 56, mat))
    R = reach/2
    pts = [(0, 0, .13), (0, 0, h-R-.03)]+arc((0, -R, h-R), R, 0, 180, 28, 'yz')+[(0, -reach, h-R-.06)]
    P.append(core.sweep('neck', pts, .0118, mat, bres=10))
    if spray: P.append(core.lathe('head', core.rprofile([(0, -.115), (.0135, -.115), (.0165, -.108), (.0150, -.05), (.0125, 0), (0, .002)], .003), 48, mat, loc=(0, -reach, h-R-.055)))
    P.append(core.sweep('hub', [(.018, 0, .092), (.046, 0, .092)], .0125, mat, bres=8))
    P.append(core.sweep('lever', [(.042, 0, .092), (.052, -.002, .104), (.064, -.006, .185)], .0052, mat, bres=6, kind='BEZ'))
    for o in P: o.parent = e
    e.location = loc; e.rotation_euler = (0, 0, rot); return e

def tub_filler(loc, mat, rot=0):
    e = bpy.data.objects.new('filler', None); core.link(e); P = []
    P.append(core.lathe('b', core.rprofile([(0, 0), (.05, 0), (.05, .008), (0, .008)], .002), 48, mat))
    P.append(core.sweep('p', [(0, 0, 0), (0, 0, .80)]+arc((0, -.09, .80), .09, 0, 180, 20, 'yz')+[(0, -.18, .765)], .016, mat, bres=8))
    P.append(core.lathe('k', core.rprofile([(0, -.03), (.028, -.03), (.028, .03), (0, .03)], .004), 40, mat, loc=(0, 0, .68)))
    P.append(core.sweep('h', [(.02, 0, .68), (.10, 0, .70)], .007, mat))
    P.append(core.sweep('hs', [(-.02, 0, .68), (-.05, 0, .70), (-.055, -.01, .84)], .010, mat, kind='BEZ'))
    P.append(core.sweep('hose', [(-.03, 0, .67), (-.07, .01, .5), (-.12, .02, .32), (-.09, .02, .2), (-.05, .01, .4), (-.055, 0, .70)], .006, mat, kind='BEZ'))
    for o in P: o.parent = e
    e.location = loc; e.rotation_euler = (0, 0, rot); return e

def pull(loc, L, mat, axis='x', r=.0055, stand=.026):
    """bar pull on a face whose outward normal is -y"""
    x, y, z = loc
    d = (L/2, 0, 0) if axis == 'x' else (0, 0, L/2)
    a = np.array(loc)-d+np.array((0, -stand, 0)); b = np.array(loc)+d+np.array((0, -stand, 0))
    core.sweep('pull', [tuple(a), tuple(b)], r, mat, bres=5)
    for s in (-.38, .38):
        p = np.array(loc)+np.array(d)*s*2
        core.sweep('post', [tuple(p), tuple(p+np.array((0, -stand, 0)))], r*.8, mat, bres=4)

def knob(loc, mat, r=.015):
    o = core.lathe('knob', core.rprofile([(0, 0), (.008, 0), (.0065, .004), (.0055, .012), (r*.75, .019), (r, .024), (r*.95, .029), (0, .0315)], .002), 40, mat)
    o.location = loc; o.rotation_euler = (math.radians(90), 0, 0); return o

def shaker(x0, x1, z0, z1, y, mat, panel=True, th=.02, fr=.062, gap=.0015, wood_axis=None):
    """door/drawer front, face toward -y at y"""
    x0 += gap; x1 -= gap; z0 += gap; z1 -= gap
    if not panel or (z1-z0) < .17:
        core.box('front', (x0, y, z0), (x1, y+th, z1), mat, .0016, 2); return
    core.box('stile', (x0, y, z0), (x0+fr, y+th, z1), mat, .0014, 2); core.box('stile', (x1-fr, y, z0), (x1, y+th, z1), mat, .0014, 2)
    core.box('rail', (x0+fr, y, z0), (x1-fr, y+th, z0+fr), mat, .0014, 2); core.box('rail', (x0+fr, y, z1-fr), (x1-fr, y+th, z1), mat, .0014, 2)
    core.box('panel', (x0+fr-.003, y+.009, z0+fr-.003), (x1-fr+.003, y+th, z1-fr+.003), mat, 0)

def mirror_round(c, R, mat, y_off=.02):
    """on a wall facing -y; c = centre on the wall plane"""
    m = core.lathe('mirror', [(0, 0), (R, 0)], 128, M.mirror()); m.location = (c[0], c[1]-y_off, c[2]); m.rotation_euler = (math.radians(90), 0, 0)
    f = core.lathe('mframe', core.rprofile([(R-.004, 0), (R-.004, .028), (R+.012, .028), (R+.012, 0)], .003), 128, mat); f.location = (c[0], c[1], c[2]); f.rotation_euler = (math.radians(90), 0, 0)
def mirror_arch(c, W, H, mat):
    """arched mirror; c = bottom centre on wall facing -y"""
    n = 40; pts = [(-W/2, 0), (W/2, 0), (W/2, H-W/2)]+[(W/2*math.cos(math.pi*i/n), H-W/2+W/2*math.sin(math.pi*i/n)) for i in range(1, n)]+[(-W/2, H-W/2)]
    V = [(c[0]+x, c[1]-.022, c[2]+z) for x, z in pts]; core.mesh_obj('mirror', V, [tuple(range(len(V)))], M.mirror())
    core.sweep('mframe', [(c[0]+x, c[1]-.016, c[2]+z) for x, z in pts], .012, mat, cyclic=True, bres=5)

def sconce(loc, mat, glow=7., r=.075, up=False, power=4.):
    """globe wall light on wall facing -y"""
    x, y, z = loc
    b = core.lathe('plate', core.rprofile([(0, 0), (.05, 0), (.05, .014), (0, .016)], .003), 48, mat); b.location = loc; b.rotation_euler = (math.radians(90), 0, 0)
    core.sweep('arm', [(x, y, z), (x, y-.09, z), (x, y-.10, z+.03)], .008, mat, kind='BEZ')
    core.lathe('cup', core.rprofile([(0, 0), (.026, 0), (.032, .03), (.028, .03), (0, .01)], .003), 40, mat, loc=(x, y-.10, z+.02))
    o = core.lathe('globe', [(r*math.sin(math.pi*i/40)*.999+1e-6, -r*math.cos(math.pi*i/40)) for i in range(41)], 64, M.emit((1, .80, .58), glow), loc=(x, y-.10, z+.045+r*.92)); o.visible_shadow = False
    core.point((x, y-.10, z+.045+r*.92), power, (1, .78, .55), r*.9); return o

def pendant(loc, mat, shade_mat=None, kind='dome', cord=1., glow=8., R=.16, power=18):
    """loc = ceiling point; hangs down by cord"""
    x, y, z = loc; zb = z-cord
    core.lathe('canopy', core.rprofile([(0, -.022), (.055, -.022), (.06, 0), (0, 0)], .004), 48, mat, loc=loc)
    core.sweep('cord', [(x, y, z-.01), (x, y, zb+.05)], .0028, M.plain('cord', '#17130f', .8))
    core.lathe('socket', core.rprofile([(0, .07), (.020, .07), (.024, .0), (.024, -.01), (0, -.01)], .004), 40, mat, loc=(x, y, zb))
    if kind == 'dome':
        n = 24; out = [(max(.022, R*math.sin(math.pi/2*i/n)), -R*.95*(1-math.cos(math.pi/2*i/n))) for i in range(n+1)]
        inn = [(max(.018, (R-.004)*math.sin(math.pi/2*i/n)), -.004-R*.95*(1-math.cos(math.pi/2*i/n))) for i in range(n, -1, -1)]
        o = core.lathe('shade', out+[(R, -R*.95-.004), (R-.004, -R*.95-.004)]+inn, 72, shade_mat or mat, loc=(x, y, zb))
        core.lathe('bulb', [(.03*math.sin(math.pi*i/20)+1e-6, -.03*math.cos(math.pi*i/20)) for i in range(21)], 32, M.emit((1, .8, .58), glow*3), loc=(x, y, zb-.06)).visible_shadow = False
        core.point((x, y, zb-R*.8), power, (1, .80, .58), .05)
    elif kind == 'cone':
        pr = core.rprofile([(.028, 0), (R, -R*1.15), (R-.003, -R*1.15), (.024, -.004)], .004)
        core.lathe('shade', pr, 72, shade_mat or mat, loc=(x, y, zb))
        core.lathe('bulb', [(.03*math.sin(math.pi*i/20)+1e-6, -.03*math.cos(math.pi*i/20)) for i in range(21)], 32, M.emit((1, .8, .58), glow*3), loc=(x, y, zb-.07)).visible_shadow = False; core.point((x, y, zb-R*.9), power, (1, .80, .58), .05)
    elif kind == 'globe':
        core.lathe('globe', [(R*math.sin(math.pi*i/40)+1e-6, -R*math.cos(math.pi*i/40)) for i in range(41)], 64, M.emit((1, .84, .66), glow), loc=(x, y, zb-R*.98)).visible_shadow = False
        core.point((x, y, zb-R*.98), power, (1, .80, .58), R*.9)
    elif kind == 'rattan':
        # woven drum: many thin ribs
        rm = shade_mat or M.plain('rattan', '#c79d6a', .6)
        for k in range(44):
            a = 2*math.pi*k/44; pts = []
            for i in range(13):
                t = i/12; rr = R*(.28+.72*math.sin(math.pi*(.12+.62*t))); aa = a+.55*t
                pts.append((x+rr*math.cos(aa), y+rr*math.sin(aa), zb-t*R*1.5))
            core.sweep('rib', pts, .0026, rm, bres=2)
            pts = [(x+(p[0]-x), y+(p[1]-y), p[2]) for p in pts]
        for t in (0, .25, .5, .75, 1):
            rr = R*(.28+.72*math.sin(math.pi*(.12+.62*t))); core.sweep('hoop', [(x+rr*math.cos(q), y+rr*math.sin(q), zb-t*R*1.5) for q in np.linspace(0, 2*math.pi, 48, endpoint=False)], .0038, rm, cyclic=True, bres=3)
        core.lathe('bulb', [(.045*math.sin(math.pi*i/20)+1e-6, -.045*math.cos(math.pi*i/20)) for i in range(21)], 32, M.emit((1, .8, .58), glow*2), loc=(x, y, zb-.10)).visible_shadow = False; core.point((x, y, zb-R*.6), power, (1, .80, .58), .06)

# ------------------------------------------------------------------ plants
def leaf_mesh(L, W, curl, fold, n=8, kind='ovate'):
    """one leaf along +x, returns V (k,3), F"""
    V = []; F = []
    for i in range(n+1):
        t = i/n
        if kind == 'ovate': w = W/2*(math.sin(math.pi*min(1, t**.75)))**.85
        elif kind == 'fiddle': w = W/2*(.55+.45*math.sin(math.pi*(t*1.15-.35)))*min(1, t*5)*math.sqrt(max(0, 1-max(0, (t-.8)/.2)**2))
        else: w = W/2*math.sin(math.pi*t)**.7
        a = curl*t*t; x = L*(math.sin(a)/a*t if a > 1e-4 else t); z = -L*t*(a*.5)
        for s in (-1, 0, 1): V.append((x, s*w, z+(abs(s)*w*fold)+.004*math.sin(9*t+s)))
    for i in range(n):
        for k in (0, 1): a = i*3+k; F.append((a, a+3, a+4, a+1))
    return np.array(V), F

def foliage(name, placements, mat, L, W, curl=.7, fold=.35, kind='ovate', seed=0, n=8):
    """placements: (pos, direction) list -> single mesh with per leaf trnd"""
    rs = np.random.RandomState(seed); VV = []; FF = []; RN = []; nv = 0
    for pos, d in placements:
        s = rs.uniform(.75, 1.15); V, F = leaf_mesh(L*s, W*s*rs.uniform(.85, 1.1), curl*rs.uniform(.4, 1.5), fold*rs.uniform(.5, 1.3), n, kind)
        d = Vector(d).normalized(); up = Vector((0, 0, 1))
        if abs(d.dot(up)) > .98: up = Vector((1, 0, 0))
        y = up.cross(d).normalized(); z = d.cross(y); a = rs.uniform(-.5, .5)
        y2 = y*math.cos(a)+z*math.sin(a); z2 = z*math.cos(a)-y*math.sin(a)
        Mx = np.array([d, y2, z2]); VV.append(V@Mx+np.array(pos)); FF.append(np.array(F)+nv); nv += len(V); RN.append(np.tile(rs.rand(3), (len(V), 1)))
    o = T.np_mesh(name, np.concatenate(VV), np.concatenate(FF), mat, smooth=True)
    T.set_attr(o.data, 'trnd', np.concatenate(RN)); return o

def plant_pot(loc, h=1.3, kind='fiddle', seed=1, pot='#e7e1d6', R=.17, ph=.34, n_stems=3, leaf=None):
    rs = np.random.RandomState(seed); x, y, z = loc
    core.lathe('pot', core.rprofile([(0, 0), (R*.72, 0), (R, ph), (R-.014, ph), (R-.018, ph-.04), (0, ph-.05)], .01), 72, M.plain('pot', pot, .7, bump=.15, bscale=160, var=.05), loc=loc)
    core.lathe('soil', [(0, ph-.035), (R-.016, ph-.045)], 40, M.plain('soil', '#2a1d14', .95, bump=.9, bscale=120), loc=loc)
    bark = M.plain('bark', '#6b523b', .85, bump=.3, bscale=90); pl = []
    for s in range(n_stems):
        a = rs.rand()*6.28; lean = rs.uniform(.05, .22)*h; H = h*rs.uniform(.7, 1.0); pts = []
        for i in range(7):
            t = i/6; pts.append((x+R*.25*math.cos(a)+lean*t*t*math.cos(a)+.02*math.sin(4*t+s), y+R*.25*math.sin(a)+lean*t*t*math.sin(a), z+ph-.05+(H-ph)*t))
        core.sweep('stem', pts, .009 if kind == 'fiddle' else .006, bark, kind='BEZ', radii=[1.2-.7*i/6 for i in range(7)])
        m = {'fiddle': 15, 'olive': 26, 'palm': 0, 'rubber': 13}.get(kind, 16)
        for k in range(m):
            t = .25+.75*(k+.5)/m; i = min(5, int(t*6)); f = t*6-i; p = np.array(pts[i])*(1-f)+np.array(pts[i+1])*f; az = k*2.4+s
            up = .25+.9*t
            if kind == 'olive':
                tw = np.array((math.cos(az), math.sin(az), rs.uniform(.1, .8)))*rs.uniform(.18, .36)*(.55+1.1*math.sin(math.pi*min(1, t*.95)))
                core.sweep('twig', [tuple(p), tuple(p+tw*.6), tuple(p+tw)], .002, bark, bres=2)
                for q in range(13): g = .25+.75*q/12; a2 = az+(-1)**q*rs.uniform(.5, 1.1); pl.append((p+tw*g, (math.cos(a2), math.sin(a2), rs.uniform(.1, .7))))
            else: pl.append((p, (math.cos(az), math.sin(az), up*.7)))
    K = {'fiddle': (.27, .17, .9, .25), 'olive': (.075, .021, .3, .2), 'rubber': (.24, .115, .6, .35)}.get(kind, (.2, .08, .7, .3))
    lm = leaf or {'fiddle': M.leaf('#3c6a2f', '#5f8f45'), 'olive': M.leaf('#84956f', '#b4c09d'), 'rubber': M.leaf('#24492c', '#3d6a3a')}.get(kind, M.leaf())
    foliage('leaves', pl, lm, *K[:2], K[2], K[3], 'fiddle' if kind == 'fiddle' else 'ovate', seed)

def branch_vase(loc, h=.62, seed=0, vase='#d9d2c6', vh=.24, vr=.075, kind='euc', shape=None):
    rs = np.random.RandomState(seed); x, y, z = loc
    pr = shape or [(0, 0), (vr*.62, 0), (vr, vh*.42), (vr*.9, vh*.66), (vr*.36, vh*.88), (vr*.42, vh), (vr*.36, vh), (vr*.28, vh*.9), (0, vh*.5)]
    core.lathe('vase', core.rprofile(pr, .03, 8), 72, M.plain('vase', vase, .55, bump=.12, bscale=120, var=.06), loc=loc)
    tw = M.plain('twig', '#6e5a45', .8); pl = []
    for s in range(6):
        a = rs.rand()*6.28; sp = rs.uniform(.12, .42)*h; H = h*rs.uniform(.72, 1.05); pts = []
        for i in range(8):
            t = i/7; pts.append((x+sp*t**1.6*math.cos(a), y+sp*t**1.6*math.sin(a), z+vh*.7+(H-vh*.7)*t-.12*h*max(0, t-.6)**1.5))
        core.sweep('st', pts, .0022, tw, bres=2)
        m = 18
        for k in range(m):
            t = .3+.7*k/m; i = min(6, int(t*7)); f = t*7-i; p = np.array(pts[i])*(1-f)+np.array(pts[i+1])*f; az = a+(-1)**k*1.4+rs.uniform(-.5, .5)
            pl.append((p, (math.cos(az), math.sin(az), rs.uniform(-.1, .6))))
    K = {'euc': (.052, .034, .4, .15), 'olive': (.055, .013, .4, .2)}[kind if kind in ('euc', 'olive') else 'euc']
    foliage('lv', pl, M.leaf('#7d9079', '#a3b09a') if kind == 'euc' else M.leaf('#66785a', '#93a385'), K[0], K[1], K[2], K[3], 'ovate', seed, 6)

# ------------------------------------------------------------------ soft goods
def folded_towels(loc, n=3, size=(.34, .22), mats=None, rot=0., th=.042):
    x, y, z = loc; rs = random.Random(3)
    for i in range(n):
        m = mats[i % len(mats)]; w, d = size[0]*rs.uniform(.96, 1.0), size[1]*rs.uniform(.96, 1.0)
        for k in range(2):
            o = core.box('towel', (-w/2, -d/2, 0), (w/2, d/2, th/2*.98), m, th/4.2, 5); o.location = (x+rs.uniform(-.004, .004), y, z+i*th+k*th/2+th/4); o.rotation_euler = (0, 0, rot+rs.uniform(-.03, .03))

def curtain(p0, p1, z0, z1, mat, folds=9, amp=.045, seed=0, nz=30):
    """hanging sheer between two plan points"""
    rs = np.random.RandomState(seed); n = folds*14; a = np.array(p0[:2]); b = np.array(p1[:2]); d = b-a; L = np.linalg.norm(d); d /= L; nn = np.array((-d[1], d[0]))
    V = []; ph = rs.rand(folds+2)*1.2
    for j in range(nz+1):
        t = j/nz
        for i in range(n+1):
            s = i/n; f = s*folds; k = int(f); w = amp*(.55+.45*(1-t))*math.sin(2*math.pi*f+ph[min(k, folds)]*.6*(1-t)) + .012*math.sin(5*s*6.28+3*t)
            xy = a+d*L*s+nn*w; V.append((xy[0], xy[1], z0+(z1-z0)*t))
    m = n+1; F = [(j*m+i, j*m+i+1, (j+1)*m+i+1, (j+1)*m+i) for j in range(nz) for i in range(n)]
    o = core.mesh_obj('curtain', V, F, mat, smooth=True); return o

def linen(c='#efe8dc'):
    g = M.G('linen'); Pn = g.obj(); cc = M.col(c)
    n = g.noise(g.mapping(Pn, scale=(1, 1, .12)), 260, 3); b = g.hsv(cc, v=g.mapr(n, .3, .7, .94, 1.04))
    d = g.n('BsdfDiffuse'); g.set(d.inputs[0], b); tl = g.n('BsdfTranslucent'); g.set(tl.inputs[0], b); m = g.n('MixShader'); m.inputs[0].default_value = .42
    g.nt.links.new(d.outputs[0], m.inputs[1]); g.nt.links.new(tl.outputs[0], m.inputs[2]); g.nt.links.new(m.outputs[0], g.out.inputs[0]); return g.done()

def rugmat(kind='stripe', a='#e3d9c8', b='#8d7f6c', W=1.2, D=.8):
    g = M.G('rug'); Pn = g.obj(); X, Y, Z = g.sep(Pn)[:3]; a, b = M.col(a), M.col(b)
    n = g.noise(Pn, 380, 3); w = g.noise(Pn, 26, 3); Xw = g.add(X, g.mul(g.sub(w, .5), .006)); Yw = g.add(Y, g.mul(g.sub(w, .5), .006))
    ax, ay = g.m_('ABSOLUTE', Xw), g.m_('ABSOLUTE', Yw)
    if kind == 'stripe':
        t = g.m_('FRACT', g.mul(Xw, 1/.16)); f = g.m_('LESS_THAN', g.m_('ABSOLUTE', g.sub(t, .5)), .16); f2 = g.m_('LESS_THAN', g.m_('ABSOLUTE', g.sub(t, .12)), .03); f = g.m_('MAXIMUM', f, f2)
    elif kind == 'border':
        dx = g.sub(W/2, ax); dy = g.sub(D/2, ay); d = g.m_('MINIMUM', dx, dy)
        f = g.m_('MAXIMUM', g.m_('LESS_THAN', g.m_('ABSOLUTE', g.sub(d, .085)), .018), g.m_('LESS_THAN', g.m_('ABSOLUTE', g.sub(d, .125)), .005))
    elif kind == 'diamond':
        u = g.m_('PINGPONG', g.add(g.mul(Xw, 1.), 10.), .34); v = g.m_('PINGPONG', g.add(g.mul(Yw, 1.), 10.), .34); q = g.m_('ABSOLUTE', g.sub(g.add(u, v), .34)); f = g.m_('LESS_THAN', q, .014)
    else: f = 0.
    c = g.mix(f, a, b) if kind != 'plain' else a
    c = g.hsv(c, v=g.add(g.mapr(n, .3, .7, .8, 1.12), g.mapr(w, .3, .7, -.05, .05)))
    bs = g.bsdf(avg=a, Base_Color=c, Roughness=.95, Specular=.1, Sheen=.4, Normal=g.bump(g.add(n, g.mul(g.noise(Pn, 120, 2), .8)), .8, .005)); return g.done()

def grouped(fn, loc=(0, 0, 0), rot=(0, 0, 0)):
    before = set(bpy.data.objects); fn(); e = bpy.data.objects.new('grp', None); core.link(e)
    for o in bpy.data.objects:
        if o not in before and o is not e and o.parent is None: o.parent = e
    e.location = loc; e.rotation_euler = rot; return e

def hanging_towel(loc, W, H, mat, folds=3, bar=None):
    """towel over a rail on a wall facing -y; loc = rail centre"""
    x, y, z = loc; nx, nz = 40, 30; V = []; 
    for side, L in ((-1, H), (1, H*.86)):
        for j in range(nz+1):
            t = j/nz
            for i in range(nx+1):
                s = i/nx-.5; wv = .010*math.sin(s*folds*6.28+side)*min(1, t*1.6)+.004*math.sin(s*17+3*t)
                V.append((x+s*W*(1-.03*t), y+side*(.017+.004*t)+wv*(.6 if side > 0 else 1), z+.012*(1-min(1, t*12))-L*t))
    m = nx+1; F = [(b*(nz+1)*m+j*m+i, b*(nz+1)*m+j*m+i+1, b*(nz+1)*m+(j+1)*m+i+1, b*(nz+1)*m+(j+1)*m+i) for b in (0, 1) for j in range(nz) for i in range(nx)]
    F += [(i, i+1, (nz+1)*m+i+1, (nz+1)*m+i) for i in range(nx)]
    o = core.mesh_obj('htowel', V, F, mat, smooth=True); mo = o.modifiers.new('so', 'SOLIDIFY'); mo.thickness = .006
    if bar:
        core.sweep('rail', [(x-W*.62, y, z), (x+W*.62, y, z)], .008, bar)
        for sgn in (-1, 1): core.sweep('post', [(x+sgn*W*.62, y, z), (x+sgn*W*.62, y+.06, z)], .009, bar)
    return o

def sheer(c='#f6f3ec', t=.62):
    g = M.G('sheer'); d = g.n('BsdfDiffuse'); g.set(d.inputs[0], c); tl = g.n('BsdfTranslucent'); g.set(tl.inputs[0], c); tr = g.n('BsdfTransparent')
    m = g.n('MixShader'); m.inputs[0].default_value = .55; g.nt.links.new(d.outputs[0], m.inputs[1]); g.nt.links.new(tl.outputs[0], m.inputs[2])
    m2 = g.n('MixShader'); m2.inputs[0].default_value = 1-t; g.nt.links.new(tr.outputs[0], m2.inputs[1]); g.nt.links.new(m.outputs[0], m2.inputs[2]); g.nt.links.new(m2.outputs[0], g.out.inputs[0]); return g.done()

def rug(loc, W, D, mat, th=.014, rot=0, fringe=True, seed=0):
    """slightly wavy rug"""
    rs = np.random.RandomState(seed); nx, ny = 80, int(80*D/W); V = []
    for s in (1, 0):
        for j in range(ny+1):
            for i in range(nx+1):
                x, y = (i/nx-.5)*W, (j/ny-.5)*D
                V.append((x, y, s*th+.0025*math.sin(3*x+1.3)*math.sin(4*y)+.0012*math.sin(11*x+5*y) if s else 0))
    m = nx+1; F = [(j*m+i, j*m+i+1, (j+1)*m+i+1, (j+1)*m+i) for j in range(ny) for i in range(nx)]
    B = m*(ny+1)
    idx = [i for i in range(nx)]+[j*m+nx for j in range(ny)]+[ny*m+i for i in range(nx, 0, -1)]+[j*m for j in range(ny, 0, -1)]
    for k in range(len(idx)): a, b = idx[k], idx[(k+1) % len(idx)]; F.append((a, B+a, B+b, b)[::-1])
    o = core.mesh_obj('rug', V, F, mat, smooth=True); o.location = loc; o.rotation_euler = (0, 0, rot)
    if fringe:
        V = []; F = []
        for sgn in (-1, 1):
            for k in range(int(D/.011)):
                y = -D/2+(k+.5)*.011+rs.randn()*.0015; L = .05*rs.uniform(.8, 1.15); n = len(V); a = rs.randn()*.25; x0 = sgn*W/2
                x1, y1 = x0+sgn*L*math.cos(a), y+L*math.sin(a)
                V += [(x0, y-.0022, th*.6), (x0, y+.0022, th*.6), (x1, y1+.002, .003), (x1, y1-.002, .003)]; F.append((n, n+1, n+2, n+3))
        f = core.mesh_obj('fringe', V, F, mat); f.location = loc; f.rotation_euler = (0, 0, rot)
    return o

def stool_round(loc, h=.45, r=.17, mat=None):
    x, y, z = loc; mat = mat or M.wood('#c69f73', '#94683f', mode='obj', along='z')
    core.lathe('seat', core.rprofile([(0, h-.035), (r-.01, h-.035), (r, h-.015), (r-.004, h), (0, h-.004)], .01), 72, mat, loc=loc)
    for k in range(3):
        a = 2*math.pi*k/3+.5; core.sweep('leg', [(x+r*.95*math.cos(a), y+r*.95*math.sin(a), z), (x+r*.55*math.cos(a), y+r*.55*math.sin(a), z+h-.03)], .014, mat, radii=[.75, 1.1])

def bottle(loc, h=.16, r=.03, mat=None, cap=None):
    core.lathe('bottle', core.rprofile([(0, 0), (r, 0), (r, h*.68), (r*.38, h*.80), (r*.34, h*.9), (0, h*.9)], [0, .006, .02, .012, .003, 0]), 48, mat or M.plain('amber', '#5c3013', .12, coat=.5), loc=loc)
    core.lathe('cap', core.rprofile([(0, h*.88), (r*.42, h*.88), (r*.42, h), (0, h)], .003), 36, cap or M.BLACKM(), loc=loc)

def candle(loc, r=.04, h=.085, c='#efe8dc', jar='#e9e4da'):
    core.lathe('jar', core.rprofile([(0, 0), (r, 0), (r, h), (r-.003, h), (r-.003, h-.02), (0, h-.02)], .004), 48, M.plain('jar', jar, .4, bump=.03), loc=loc)

def bowl(loc, R=.14, H=.075, mat=None):
    core.lathe('bowl', core.rprofile([(0, 0), (R*.45, 0), (R*.45, .008), (R*.85, H*.55), (R, H), (R-.006, H), (R*.82, H*.55), (R*.4, .016), (0, .013)], .012, 6), 80, mat or M.plain('bowl', '#ddd5c8', .5, bump=.1), loc=loc)

def lemon(loc, r=.034, rot=(0, 0, 0), c='#f0c437'):
    n = 24; pr = []
    for i in range(n+1):
        a = math.pi*i/n; z = -math.cos(a); rr = math.sin(a)
        z2 = z*(1.22+.16*abs(z)**8); pr.append((r*rr*(1-.05*abs(z)**4)+1e-6, r*z2))
    o = core.lathe('lemon', pr, 40, M.plain('lemon', c, .38, bump=.35, bscale=420, sss=.08, var=.05), loc=loc); o.rotation_euler = rot; return o

def art(c, W, H, seed=0, frame=None, kind='abstract'):
    """framed abstract print on a wall facing -y; c = centre"""
    x, y, z = c; f = .018; frame = frame or M.wood('#c69f73', '#94683f', mode='obj')
    for lo, hi in (((x-W/2, y-.03, z-H/2), (x-W/2+f, y, z+H/2)), ((x+W/2-f, y-.03, z-H/2), (x+W/2, y, z+H/2)), ((x-W/2+f, y-.03, z-H/2), (x+W/2-f, y, z-H/2+f)), ((x-W/2+f, y-.03, z+H/2-f), (x+W/2-f, y, z+H/2))): core.box('fr', lo, hi, frame, .0015, 2)
    core.quad('mat', (x-W/2, y-.010, z-H/2), (x+W/2, y-.010, z-H/2), (x+W/2, y-.010, z+H/2), (x-W/2, y-.010, z+H/2), M.plain('paper', '#f3efe7', .9, bump=.05, bscale=900))
    rs = random.Random(seed); pal = rs.sample(['#c4785a', '#d9b38c', '#3f5a5a', '#2b3a42', '#8b9a82', '#e2c9a8', '#b65f43'], 4); m = W*.14; w, h = W-2*m-2*f, H-2*m-2*f
    def blob(cx, cz, rx, rz, col, k, sq=2.2):
        V = []; ph = rs.random()*6
        for i in range(60):
            a = 2*math.pi*i/60; r = 1+.10*math.sin(2*a+ph)+.05*math.sin(3*a+2*ph); px, pz = cx+rx*r*math.cos(a), cz+rz*r*math.sin(a)
            px = min(max(px, x-w/2), x+w/2); pz = min(max(pz, z-h/2), z+h/2); V.append((px, y-.0105-.0002*k, pz))
        core.mesh_obj('blob', V, [tuple(range(60))], M.plain('ink', col, .9, bump=.05, var=.06, bscale=600))
    blob(x-w*.1, z-h*.22, w*.52, h*.30, pal[0], 1); blob(x+w*.16, z+h*.02, w*.36, h*.26, pal[1], 2); blob(x-w*.12, z+h*.26, w*.20, w*.20, pal[2], 3)
    core.sweep('line', [(x-w*.4+w*.8*i/30, y-.0116, z-h*.05+h*.07*math.sin(i*.42+ph_)) for i in range(31) for ph_ in (seed,)], .0012, M.plain('l', pal[3], .9))

def surface(spec, W, H, name='surf', seed=0):
    """spec: dict(layout=(fn,kw), field=kw, mat=Material, grout=hex) or dict(mat=Material) ; lies in XY plane, top at z=0"""
    e = bpy.data.objects.new(name, None); core.link(e); before = set(bpy.data.objects)
    if 'layout' in spec:
        fn, kw = spec['layout']; fk = dict(th=.009, bev=.0012, seg=2, tilt=.0012, zjit=.0001, seed=seed); fk.update(spec.get('field', {}))
        if spec.get('rough'):
            o = T.rough_field(name, getattr(T, fn)(W=W, H=H, **kw), W, H, spec['mat'], seed=seed, **spec['rough']); zt = spec.get('zt', .03)
            g = T.slab('grout', W, H, spec.get('gz', .003), M.grout(spec.get('grout', '#222'))); top = zt
        else:
            o = T.field(name, getattr(T, fn)(W=W, H=H, **kw), W, H, mat=spec.get('mat'), mats=spec.get('mats'), pick=spec.get('pick'), **fk)
            T.slab('grout', W, H, fk['th']-spec.get('gd', .0016), M.grout(spec.get('grout', '#d8d2c8'))); top = fk['th']
    else:
        o = T.slab(name, W, H, 0, spec['mat']); top = 0
    for ob in bpy.data.objects:
        if ob not in before and ob is not e: ob.parent = e; ob.location.z -= top
    return e

def place(e, where, origin):
    """where: floor | back (faces -y) | left (faces +x) | right (faces -x) | front (faces +y)"""
    r = math.radians
    e.location = origin
    e.rotation_euler = {'floor': (0, 0, 0), 'back': (r(90), 0, 0), 'left': (r(90), 0, r(90)), 'right': (r(90), 0, r(-90)), 'front': (r(90), 0, r(180)), 'ceil': (r(180), 0, 0)}[where]
    return e
