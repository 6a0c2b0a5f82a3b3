import bpy, math, numpy as np, random
from scene import *
import scene as core, materials as M, tiling as T, props as P
from props import surface, place

def softbox(name, lo, hi, r, mat, puff=.0, n=22, seed=0, wr=.004):
    """upholstered block: rounded box, puffed faces, faint wrinkles"""
    lo, hi = np.array(lo, float), np.array(hi, float); h = (hi-lo)/2; c = (lo+hi)/2; r = min(r, h.min()*.95)
    g = np.linspace(-1, 1, n+1); V = []; F = []; nv = 0; rs = np.random.RandomState(seed); ph = rs.rand(8)*6.28
    for ax in range(3):
        for sg in (-1, 1):
            u, v = [k for k in range(3) if k != ax]; A, B = np.meshgrid(g, g)
            # concentrate samples near the edges
            A = np.sin(A*math.pi/2); B = np.sin(B*math.pi/2); Pn = np.zeros(A.shape+(3,)); Pn[..., u] = A*h[u]; Pn[..., v] = B*h[v]; Pn[..., ax] = sg*h[ax]
            inner = np.clip(Pn, -(h-r), h-r); d = Pn-inner; L = np.linalg.norm(d, axis=-1, keepdims=True); Q = inner+d/np.maximum(L, 1e-9)*r
            bul = (1-A**2)*(1-B**2); bul = bul**.6
            Q[..., ax] += sg*puff*bul*(1 if ax == 2 else .45) + sg*wr*bul*(np.sin(6*A+ph[ax])*np.sin(5*B+ph[ax+3]))
            V.append(Q.reshape(-1, 3)+0); m = n+1
            idx = np.arange(m*m).reshape(m, m)+nv; q = np.stack([idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]], -1).reshape(-1, 4)
            flip = (sg > 0) == (ax != 1); F.append(q if flip else q[:, ::-1]); nv += m*m
    o = core.mesh_obj(name, np.concatenate(V), [tuple(f) for f in np.concatenate(F)], mat)
    import bmesh
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=2e-4); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
    shade(o, True); o.location = c; return o

def sofa(x0, x1, y0, y1, mat, legs, seats=3, zs=.42, arm=.20, back=.74):
    """faces -y"""
    softbox('base', (x0+.02, y0+.06, .13), (x1-.02, y1-.02, .30), .03, mat, .002)
    for a, b in ((x0, x0+arm), (x1-arm, x1)): softbox('arm', (a, y0+.02, .13), (b, y1, .60), .075, mat, .012, seed=int(a*10))
    softbox('backf', (x0+.03, y1-.20, .13), (x1-.03, y1, back), .07, mat, .008)
    w = (x1-x0-2*arm)/seats
    for i in range(seats):
        a, b = x0+arm+i*w, x0+arm+(i+1)*w
        softbox('seat', (a+.004, y0, .28), (b-.004, y1-.20, zs+.02), .055, mat, .030, seed=i)
        o = softbox('bc', (-w/2+.006, -.10, 0), (w/2-.006, .10, .46), .085, mat, .03, seed=i+9); o.location = ((a+b)/2, y1-.27, zs+.235); o.rotation_euler = (math.radians(-11), 0, 0)
    for a in (x0+.08, x1-.08):
        for b in (y0+.12, y1-.08): core.sweep('leg', [(a, b, 0), (a, b, .14)], .020, legs, radii=[.7, 1.1])

def barstool(loc, mat, seat, h=.66, rot=0):
    x, y, z = loc; e = bpy.data.objects.new('bs', None); core.link(e); parts = []
    parts.append(softbox('st', (-.20, -.19, h-.05), (.20, .19, h+.03), .035, seat, .012))
    for sx in (-1, 1):
        for sy in (-1, 1):
            top = (sx*.155, sy*.15, h-.04); bot = (sx*.20, sy*.20, 0); parts.append(core.sweep('l', [bot, top], .014, mat, radii=[.8, 1.1]))
    for pts in ([(-.188, -.188, .22), (.188, -.188, .22)], [(-.185, .185, .26), (.185, .185, .26)], [(-.188, -.188, .22), (-.185, .185, .26)], [(.188, -.188, .22), (.185, .185, .26)]): parts.append(core.sweep('r', pts, .009, mat))
    # low curved back
    for sx in (-1, 1): parts.append(core.sweep('u', [(sx*.165, -.17, h-.02), (sx*.185, -.215, h+.24)], .012, mat))
    pts = arc((0, -.02, h+.22), .27, 225, 315, 14, 'xy'); pts = [(p[0], p[1]+.02, p[2]) for p in pts]
    for dz in (-.03, 0, .03): parts.append(core.sweep('bk', [(p[0], p[1], p[2]+dz) for p in pts], .017, mat))
    for o in parts: o.parent = e
    e.location = loc; e.rotation_euler = (0, 0, rot); return e

def table_round(loc, R, h, top, leg, th=.035):
    x, y, z = loc
    core.lathe('top', core.rprofile([(0, h-th), (R-.006, h-th), (R, h-th/2), (R-.004, h), (0, h)], .006), 96, top, loc=loc)
    for k in range(3):
        a = k*2.094+.4; core.lathe('lg', core.rprofile([(0, 0), (.055, 0), (.055, h-th), (0, h-th)], .004), 48, leg, loc=(x+R*.58*math.cos(a), y+R*.58*math.sin(a), z))

def books(loc, n=3, rot=0.2, cols=('#d8cdb9', '#6f7f78', '#b97b5c')):
    x, y, z = loc
    for i in range(n):
        w, d, t = .27-.02*i, .20-.012*i, .028; o = core.box('book', (-w/2, -d/2, 0), (w/2, d/2, t), M.plain('cov', cols[i % len(cols)], .6, bump=.05), .002); o.location = (x, y, z+t/2+i*(t+.001)); o.rotation_euler = (0, 0, rot+.12*i)
        p = core.box('pg', (-w/2+.004, -d/2-.001, .003), (w/2+.001, d/2+.001, t-.003), M.plain('pg', '#efe9dc', .9), 0); p.location = o.location; p.rotation_euler = o.rotation_euler

def floor_lamp(loc, mat, shade_c='#efe7d8', h=1.62, power=14):
    x, y, z = loc
    core.lathe('b', core.rprofile([(0, 0), (.15, 0), (.15, .018), (.012, .024), (0, .024)], .004), 64, mat, loc=loc); core.sweep('p', [(x, y, z+.02), (x, y, z+h-.12)], .010, mat)
    R0, R1 = .13, .21; g = M.G('shade'); d = g.n('BsdfDiffuse'); g.set(d.inputs[0], shade_c); t = g.n('BsdfTranslucent'); g.set(t.inputs[0], shade_c); m = g.n('MixShader'); m.inputs[0].default_value = .6; g.nt.links.new(d.outputs[0], m.inputs[1]); g.nt.links.new(t.outputs[0], m.inputs[2])
    em = g.n('Emission'); g.set(em.inputs[0], (1, .80, .56)); em.inputs[1].default_value = .9; a = g.n('AddShader'); g.nt.links.new(m.outputs[0], a.inputs[0]); g.nt.links.new(em.outputs[0], a.inputs[1]); g.nt.links.new(a.outputs[0], g.out.inputs[0]); mm = g.done(); mm.cycles.sample_as_light = False
    core.lathe('sh', [(R1, h-.30), (R0, h), (R0-.002, h), (R1-.002, h-.30)], 80, mm, loc=loc); core.point((x, y, z+h-.16), power, (1, .78, .54), .05)

# ------------------------------------------------------------------ kitchen
def kitchen(o):
    import bathroom as R
    W, D, H = 4.3, 3.3, 2.62; F0 = -3.0
    met = R.METAL(o.get('metal', 'brass')); white = M.plain('trim', '#f2efe9', .45, bump=.02); wallp = M.plaster(o.get('paint', '#ece6db'), strength=.2)
    oy0, oy1, oz0, oz1 = .35, 2.25, .98, 2.28
    R.wall_with_opening(F0, D+.2, 0, H, oy0, oy1, oz0, oz1, .16, wallp, 'left'); core.box('right', (W, F0, 0), (W+.1, D+.2, H), wallp, 0); core.box('front', (0, F0-.1, 0), (W, F0, H), wallp, 0)
    core.box('ceil', (-.2, F0-.1, H), (W+.2, D+.2, H+.1), M.wallpaint('#f4f1ea'), 0)
    for i in range(1, 3): core.box('beam', (-.1, -.55+i*1.45, H-.13), (W+.1, -.42+i*1.45, H+.01), M.wood('#b48a5c', '#80562f', mode='obj', var=.05), .006) if o.get('beams', True) else None
    zc = .91; place(surface(R.WALL(o.get('wall', 'zellige_white')), W, H-zc, 'back', 1), 'back', (0, D, zc)); core.box('bw', (0, D+.012, 0), (W, D+.2, H), wallp, 0)
    place(surface(R.FLOOR(o.get('floor', 'oak')), W, D-F0, 'floor', 2), 'floor', (0, F0, 0)); core.box('sub', (-.2, F0-.2, -.2), (W+.2, D+.2, -.02), wallp, 0)
    R.window_frame(oy0, oy1, oz0, oz1, white, nx=3, nz=2); R.view(-2.2, oy0-1.5, oy1+8, -.5, 4.5)
    R.daylight(oy0, oy1, oz0, oz1, o.get('day', 85), sun_dir=o.get('sun_dir', (.70, .28, -.52)), sun_p=o.get('sun', 7))
    cab = R.CAB(o.get('cab', 'sage'), 'z'); island_top = R.COUNTER(o.get('counter', 'calacatta')); top = R.COUNTER('quartz') if o.get('counter', '').startswith('swap') else island_top; isl = R.CAB(o.get('island', 'oak'), 'z'); oakx = M.wood('#c09566', '#8a5f38', mode='obj', along='x', var=.05)
    # back run
    vy = D-.62; x0, x1 = .0, W; rx0, rx1 = W/2-.38, W/2+.38
    core.box('toe', (x0, vy+.07, 0), (x1, D, .10), M.plain('toe', '#2a2825', .7), 0)
    for a, b in ((x0, rx0), (rx1, x1)): core.box('carc', (a, vy+.021, .10), (b, D, .88), cab, .001)
    def run(a, b, n, drawers=()):
        w = (b-a)/n
        for i in range(n):
            p, q = a+i*w, a+(i+1)*w
            if i in drawers:
                for z0, z1 in ((.105, .40), (.40, .66), (.66, .875)):
                    P.shaker(p, q, z0, z1, vy, cab, panel=o.get('shaker', True)); P.pull(((p+q)/2, vy, (z0+z1)/2+(.05 if z1-z0 > .2 else 0)), .16, met)
            else:
                P.shaker(p, q, .105, .70, vy, cab, panel=o.get('shaker', True)); P.shaker(p, q, .70, .875, vy, cab, panel=False); P.knob((p+.05 if i % 2 else q-.05, vy, .62), met); P.knob(((p+q)/2, vy, .79), met)
    run(x0+.01, rx0, 3, (2,)); run(rx1, x1-.01, 3, (0,))
    core.box('ctop', (x0, vy-.022, .88), (rx0, D, .915), top, .0025); core.box('ctop', (rx1, vy-.022, .88), (x1, D, .915), top, .0025)
    # range
    st = M.metal('steel', '#c3c4c6', .26, .06); bg = M.plain('bglass', '#08090a', .05, coat=.3)
    core.box('rng', (rx0+.003, vy+.0, .10), (rx1-.003, D, .905), st, .003); core.box('oven', (rx0+.05, vy-.012, .24), (rx1-.05, vy+.01, .68), bg, .006); core.sweep('oh', [(rx0+.07, vy-.055, .715), (rx1-.07, vy-.055, .715)], .011, met)
    for xx in (rx0+.09, rx1-.09): core.sweep('ohp', [(xx, vy-.055, .715), (xx, vy, .715)], .008, met)
    for k in range(5): kk = core.lathe('kn', core.rprofile([(0, 0), (.021, 0), (.019, .030), (0, .030)], .003), 40, met); kk.location = (rx0+.13+k*(rx1-rx0-.26)/4, vy, .80); kk.rotation_euler = (math.radians(90), 0, 0)
    core.box('hob', (rx0+.003, vy-.015, .905), (rx1-.003, D-.02, .922), M.plain('iron', '#17181a', .5), .003)
    for gx in (-.19, .19):
        for gy in (.17, .42):
            for k in range(4): a = k*math.pi/4; core.box('gr', (W/2+gx-.085, vy+gy-.006, .94), (W/2+gx+.085, vy+gy+.006, .952), M.BLACKM(), .002).rotation_euler = (0, 0, a)
            core.lathe('br', [(0, .93), (.035, .93), (.04, .922)], 32, M.BLACKM(), loc=(W/2+gx, vy+gy, 0))
    # kettle/pot
    core.lathe('pot', core.rprofile([(0, 0), (.095, 0), (.105, .02), (.105, .12), (.110, .125), (.08, .145), (.012, .155), (.012, .17), (.022, .19), (0, .192)], .008), 64, M.plain('enam', o.get('pot', '#c9694a'), .18, coat=.3), loc=(W/2+.19, vy+.40, .953))
    # hood
    hx = .52; V = [(W/2-hx, D-.50, 1.62), (W/2+hx, D-.50, 1.62), (W/2+hx, D, 1.62), (W/2-hx, D, 1.62), (W/2-hx, D-.50, 1.80), (W/2+hx, D-.50, 1.80), (W/2+hx, D, 1.80), (W/2-hx, D, 1.80), (W/2-.26, D-.30, H), (W/2+.26, D-.30, H), (W/2+.26, D, H), (W/2-.26, D, H)]
    Fs = [(3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 9, 8), (5, 6, 10, 9), (6, 7, 11, 10), (7, 4, 8, 11)]
    hd = core.mesh_obj('hood', V, Fs, M.plaster('#efe9df', strength=.25)); core.bevel(hd, .012, 3, 20); core.box('hb', (W/2-hx-.012, D-.512, 1.60), (W/2+hx+.012, D, 1.68), oakx, .004)
    # shelves
    for sx0, sx1 in ((.28, W/2-hx-.14), (W/2+hx+.14, W-.28)):
        for z in (1.40, 1.80):
            core.box('sh', (sx0, D-.26, z), (sx1, D, z+.036), oakx, .004)
            for xx in (sx0+.10, sx1-.10): core.sweep('brk', [(xx, D-.005, z-.12), (xx, D-.005, z-.003), (xx, D-.22, z-.003)], .006, met)
    rs = random.Random(o.get('seed', 3)); cer = ['#e9e3d8', '#d5cbbb', '#9aa58f', '#b98467', '#e3ded4', '#5d6a67']
    def stack(x, y, z, n, R_):
        c = rs.choice(cer); m = M.plain('plate', c, .3, coat=.2)
        for k in range(n): core.lathe('pl', core.rprofile([(0, 0), (R_*.6, 0), (R_, .016), (R_-.004, .019), (R_*.58, .006), (0, .006)], .003), 64, m, loc=(x, y, z+k*.0125))
    def cup(x, y, z, r=.04, h=.08):
        core.lathe('cup', core.rprofile([(0, 0), (r*.75, 0), (r, h*.4), (r, h), (r-.004, h), (r-.005, .012), (0, .01)], .006), 56, M.plain('cup', rs.choice(cer), .35, coat=.15), loc=(x, y, z))
    for sx0, sx1 in ((.28, W/2-hx-.14), (W/2+hx+.14, W-.28)):
        L = sx1-sx0
        stack(sx0+.17, D-.13, 1.436, 6, .115); 
        for k in range(4): cup(sx0+.40+k*.10, D-.12-.02*(k % 2), 1.436)
        P.bowl((sx0+L*.76+.06, D-.13, 1.436), .10, .075, M.plain('bw', rs.choice(cer), .4))
        P.branch_vase((sx0+L*.24, D-.13, 1.836), .36, 7, rs.choice(cer[:4]), .15, .055, 'olive'); P.bowl((sx0+L*.60, D-.13, 1.836), .115, .09, M.plain('bw', rs.choice(cer), .4)); 
        for k in range(2): core.lathe('jar', core.rprofile([(0, 0), (.05, 0), (.055, .02), (.055, .12+.03*k), (.035, .14+.03*k), (0, .14+.03*k)], .01), 56, M.plain('jar', rs.choice(cer), .45), loc=(sx0+L*.80+.12*k, D-.13, 1.836))
    # counter props
    for k, (w, h, c) in enumerate(((.26, .40, 0), (.22, .30, 1))):
        b = core.box('board', (-w/2, -.011, 0), (w/2, .011, h), M.wood('#c69c6b' if k else '#8b6446', '#8d5d35' if k else '#4b2f20', mode='obj', along='z'), .010); b.location = (rx1+.28+k*.14, D-.07-.05*k, .915+h/2); b.rotation_euler = (math.radians(-9), 0, 0)
    core.lathe('crock', core.rprofile([(0, 0), (.06, 0), (.065, .02), (.062, .16), (.056, .16), (.055, .02), (0, .02)], .01), 64, M.plain('crock', '#e6dfd2', .45), loc=(rx0-.22, D-.16, .915))
    for k in range(5): a = k*1.3; core.sweep('ut', [(rx0-.22+.02*math.cos(a), D-.16+.02*math.sin(a), .94), (rx0-.22+.06*math.cos(a), D-.16+.045*math.sin(a), 1.19+.02*k)], .006, M.wood('#b48a5c', '#80562f', mode='obj', along='z'), radii=[.8, 1.5])
    # island
    ix0, ix1, iy0, iy1 = .95, 3.35, .45, 1.35
    core.box('ic', (ix0+.03, iy0+.26, .0), (ix1-.03, iy1-.02, .87), isl, .002)
    n = 6; w = (ix1-ix0-.06)/n
    for k in range(n): core.box('slat', (ix0+.03+k*w+.0015, iy0+.245, .06), (ix0+.03+(k+1)*w-.0015, iy0+.262, .868), isl, .0015)
    core.box('it', (ix0, iy0, .87), (ix1, iy1, .91), island_top, .003)
    if o.get('waterfall', True):
        core.box('wf', (ix0, iy0, 0), (ix0+.04, iy1, .8695), top, .003); core.box('wf', (ix1-.04, iy0, 0), (ix1, iy1, .8695), top, .003)
    P.faucet_goose((2.62, 1.12, .91), met, .42, .20, math.radians(0))
    core.box('snk', (2.36, .78, .9085), (2.88, 1.06, .9115), M.plain('hole', '#2a2a2a', .3, 0), .001)
    P.bowl((1.98, .86, .91), .17, .085, M.plain('bw', '#d8cfc0', .5, bump=.12))
    for k in range(8): a = k*2.4; P.lemon((1.98+.075*math.cos(a)*(k > 0), .86+.075*math.sin(a)*(k > 0), .955+.028*(k > 4)+.010*(k % 2)), .031, (a, 1.2+k, .3))
    P.branch_vase((1.42, .95, .91), .78, 11, o.get('vase', '#b9aa95'), .26, .085); books((1.62, .66, .91), 2)
    for k in range(o.get('stools', 3)): barstool((1.42+k*.73, .36, 0), R.CAB('oak', 'z') if o.get('stool', 'oak') == 'oak' else M.BLACKM(), M.fabric(o.get('seat', '#d9cfbf'), 500), .64, math.radians(0))
    for k in range(o.get('npend', 2)): P.pendant((1.55+k*1.2, .92, H), met, M.plain('shade', o.get('shade', '#efe9df'), .35, coat=.1) if o.get('pend', 'dome') in ('dome', 'cone') else None, o.get('pend', 'dome'), .86, 3., .20 if o.get('pend', 'dome') != 'globe' else .13, 8)
    P.plant_pot((.42, 1.98, 0), 1.5, 'olive', 8, '#cbb79d', .16, .34, 4) if False else None
    core.world_color((.9, .93, 1), .25)
    fl = core.area((W/2, F0+.25, 2.2), (W/2, 1.6, 1.0), 2.6, o.get('fill', 14), (1, .965, .91), 1.); fl.visible_glossy = False
    if o.get('close'): core.camera((2.95, -1.25, 1.98), (1.92, 2.2, .86), lens=31, fstop=9, focus=(2.1, .9, .95))
    else: core.camera((2.36, -2.55, 1.52), (2.10, 3.0, 1.52), lens=33, fstop=8, focus=(2.1, .9, 1.1), shift=(0, -.085), level=True)

# ------------------------------------------------------------------ living room
def living(o):
    import bathroom as R
    W, D, H = 4.8, 3.5, 2.7; F0 = -3.0
    met = R.METAL(o.get('metal', 'black')); white = M.plain('trim', '#f2efe9', .45, bump=.02); wallp = M.plaster(o.get('paint', '#e6dfd3'), strength=.18)
    oy0, oy1, oz0, oz1 = .35, 2.75, .12, 2.36
    R.wall_with_opening(F0, D+.2, 0, H, oy0, oy1, oz0, oz1, .16, wallp, 'left'); core.box('right', (W, F0, 0), (W+.1, D+.2, H), wallp, 0); core.box('front', (0, F0-.1, 0), (W, F0, H), wallp, 0)
    core.box('ceil', (-.2, F0-.1, H), (W+.2, D+.2, H+.1), M.wallpaint('#f4f1ea'), 0)
    place(surface(R.WALL(o.get('wall', 'paint')), W, H, 'back', 1), 'back', (0, D, 0)); core.box('bw', (0, D+.02, 0), (W, D+.2, H), wallp, 0)
    place(surface(R.FLOOR(o.get('floor', 'herring_oak')), W, D-F0, 'floor', 2), 'floor', (0, F0, 0)); core.box('sub', (-.2, F0-.2, -.2), (W+.2, D+.2, -.02), wallp, 0)
    core.box('base', (W-.016, F0, 0), (W, D, .13), white, .004)
    if o.get('wall', 'paint') in ('paint', 'plaster'): core.box('base', (0, D-.016, 0), (W, D, .13), white, .004)
    R.window_frame(oy0, oy1, oz0, oz1, R.METAL('black') if o.get('frame') == 'black' else white, nx=3, nz=1, bar=.04); R.view(-2.6, oy0-2, oy1+9, -1, 5)
    R.daylight(oy0, oy1, oz0, oz1, o.get('day', 85), sun_dir=o.get('sun_dir', (.70, .10, -.46)), sun_p=o.get('sun', 6))
    P.curtain((.10, oy0-.30), (.10, oy0+.22), .015, H-.10, P.linen(o.get('curtain', '#ece4d6')), 5, .045, 2); P.curtain((.10, oy1-.18), (.10, oy1+.34), .015, H-.10, P.linen(o.get('curtain', '#ece4d6')), 5, .045, 5); core.sweep('rod', [(.10, oy0-.4, H-.085), (.10, oy1+.45, H-.085)], .012, met)
    fab = M.fabric(o.get('sofa', '#d9d0c1'), 420, strength=.8); legs = M.wood('#8b6446', '#4b2f20', mode='obj', along='z')
    sofa(1.55, 3.95, 2.42, 3.36, fab, legs)
    a, b, c = o.get('pillows', ['#b98467', '#7f8a72', '#efe7da'])
    for x, y, z, s, cc, rz, tilt in ((1.93, 2.84, .68, .48, a, .20, -20), (2.20, 2.80, .65, .42, c, -.08, -24), (3.58, 2.84, .68, .48, b, -.2, -20), (3.30, 2.78, .63, .36, c, .1, -26)): P.cushion('pil', (s, s, .17), M.fabric(cc, 520, strength=.9), (x, y, z), (math.radians(90+tilt), 0, rz), seed=int(x*10))
    # throw
    P.grouped(lambda: P.hanging_towel((0, 0, 0), .42, .52, M.fabric(o.get('throw', '#c9b49a'), 160, strength=1.), 3), (3.86, 2.80, .615), (0, 0, math.radians(90)))
    if o.get('rugged', True): P.rug((2.55, 1.35, .001), 3.0, 2.0, P.rugmat(o.get('rugk', 'diamond'), o.get('rug', '#e7dfd1'), o.get('rug2', '#8a7a66'), 3.0, 2.0), .018)
    table_round((2.55, 1.40, .018), .50, .36, {'travertine': lambda: M.travertine(mode='obj', rough=.35), 'oak': lambda: M.wood('#c09566', '#8a5f38', mode='obj'), 'marble': lambda: M.marble(5, mode='obj', scale=1.6)}[o.get('table', 'travertine')](), M.travertine(mode='obj', rough=.4) if o.get('table', 'travertine') == 'travertine' else legs)
    books((2.40, 1.48, .378), 3, .3); P.bowl((2.73, 1.26, .378), .12, .06, M.plain('bw', '#3f3a35', .5, bump=.1)); P.branch_vase((2.66, 1.58, .378), .52, 21, '#efe8dc', .20, .065)
    # armchair
    def chair():
        ch = M.fabric(o.get('chair', '#a98f73'), 420, boucle=True); softbox('s', (-.34, -.36, .27), (.34, .30, .45), .075, ch, .02); bk = softbox('b', (-.36, -.09, 0), (.36, .09, .52), .085, ch, .02); bk.location = (0, .32, .62); bk.rotation_euler = (math.radians(-13), 0, 0)
        for s in (-1, 1):
            q = softbox('a', (s*.40-.075, -.34, .22), (s*.40+.075, .36, .60), .07, ch, .01)
            for yy in (-.28, .30): core.sweep('l', [(s*.34, yy, 0), (s*.32, yy, .27)], .019, legs, radii=[.7, 1.1])
    P.grouped(chair, (.98, 1.28, .0), (0, 0, math.radians(62)))
    # side table + lamp
    core.lathe('side', core.rprofile([(0, 0), (.16, 0), (.15, .02), (.05, .06), (.05, .46), (.19, .50), (.21, .52), (.205, .54), (0, .54)], .02), 72, M.plaster('#d9cfc0', strength=.3) if False else M.wood('#8b6446', '#4b2f20', mode='obj', along='z'), loc=(4.30, 2.85, 0))
    core.lathe('lampb', core.rprofile([(0, 0), (.07, 0), (.10, .10), (.10, .18), (.03, .27), (.012, .29), (.012, .36), (0, .36)], .03, 8), 72, M.plain('lb', '#c7bba8', .5, bump=.2, bscale=90), loc=(4.30, 2.85, .54)); 
    R0, R1 = .11, .17; floor_shade(4.30, 2.85, .54+.56, R0, R1, .24, 7)
    if o.get('art', True):
        P.art((2.42, D-.002 if 'layout' not in R.WALL(o.get('wall', 'paint')) else D-.03, 1.62), .62, .82, 3); P.art((3.14, D-.002 if o.get('wall', 'paint') == 'paint' else D-.03, 1.62), .62, .82, 8)
    P.plant_pot((.55, 3.02, 0), 2.0, 'olive', 5, '#b98467', .22, .40, 4)
    P.plant_pot((4.42, .9, 0), 1.45, 'fiddle', 3, '#d9d0c1', .18, .34)
    if o.get('pend'): P.pendant((2.55, 1.4, H), met, None, o['pend'], .62, 3., .34, 10)
    core.world_color((.9, .93, 1), .25)
    fl = core.area((W/2, F0+.25, 2.3), (W/2, 1.8, .8), 3.0, o.get('fill', 9), (1, .965, .91), 1.); fl.visible_glossy = False
    core.camera((2.75, -2.35, 1.25), (2.45, 3.0, 1.25), lens=30, fstop=8, focus=(2.5, 2.2, .8), shift=(0, -.055), level=True)

def floor_shade(x, y, ztop, R0, R1, hh, power):
    g = M.G('shade'); d = g.n('BsdfDiffuse'); g.set(d.inputs[0], '#efe7d8'); t = g.n('BsdfTranslucent'); g.set(t.inputs[0], '#efe7d8'); m = g.n('MixShader'); m.inputs[0].default_value = .6; g.nt.links.new(d.outputs[0], m.inputs[1]); g.nt.links.new(t.outputs[0], m.inputs[2])
    em = g.n('Emission'); g.set(em.inputs[0], (1, .80, .56)); em.inputs[1].default_value = .8; a = g.n('AddShader'); g.nt.links.new(m.outputs[0], a.inputs[0]); g.nt.links.new(em.outputs[0], a.inputs[1]); g.nt.links.new(a.outputs[0], g.out.inputs[0]); mm = g.done(); mm.cycles.sample_as_light = False
    core.lathe('sh', [(R1, -hh), (R0, 0), (R0-.002, 0), (R1-.002, -hh)], 80, mm, loc=(x, y, ztop)); core.point((x, y, ztop-hh*.5), power, (1, .78, .54), .04)

# ------------------------------------------------------------------ patio
def PAVE(kind):
    if kind.startswith('swap'): return dict(mat=core.aov_surface((.5, .5, .5), int(kind[4]), .5, world=True))
    return {'ashlar': lambda: dict(layout=('ashlar', dict(u=.2, gap=.006, seed=5)), field=dict(th=.03, bev=.004, tilt=.0012, zjit=.0006), mat=M.travertine('#d8c9b0', '#bfa784', rough=.6), grout='#a89a82', gd=.006),
     'concrete': lambda: dict(layout=('grid', dict(tw=.6, th=.6, gap=.008)), field=dict(th=.03, bev=.003, tilt=.001, zjit=.0004), mat=M.concrete('#b9b4aa', .7, 'tile', .5), grout='#8d877b', gd=.008),
     'porcelain': lambda: dict(layout=('grid', dict(tw=1.2, th=.6, gap=.004, offset=.5)), field=dict(th=.02, bev=.0015, tilt=.0005), mat=M.stone(('#8e8f8e', '#868786', '#97958f'), rust=0, rough=.55, bumps=.25, sc=.8), grout='#6f6e6a'),
     'brick': lambda: dict(layout=('herringbone', dict(tl=.2, tw=.1, gap=.004)), field=dict(th=.03, bev=.004, tilt=.004, zjit=.0008), mat=M.brick(('#9c6350', '#84503f', '#b27f66', '#7e5a4c')), grout='#a0917c', gd=.006),
     'cobble': lambda: dict(layout=('grid', dict(tw=.10, th=.10, gap=.008, offset=.37)), field=dict(th=.04, bev=.014, seg=4, tilt=.02, zjit=.002, rough_edge=.0015), mat=M.stone(('#8a8883', '#7b7974', '#9a968d'), rust=.08), grout='#6b665c', gd=.016)}[kind]()

def hedge(lo, hi, n, mat, seed=0, L=.06, W=.035):
    rs = np.random.RandomState(seed); lo, hi = np.array(lo), np.array(hi); pl = []
    for k in range(n):
        p = lo+(hi-lo)*rs.rand(3); f = rs.randint(0, 3)
        if f == 0: p[1] = lo[1]+rs.rand()*.12
        elif f == 1: p[2] = hi[2]-rs.rand()**2*.15
        d = rs.randn(3)*.7+np.array([0, -.5, .5]); pl.append((p+rs.randn(3)*.03, d))
    P.foliage('hedge', pl, mat, L, W, .5, .25, 'ovate', seed, 3); core.box('hin', tuple(lo+.08), tuple(hi-.08), M.plain('hin', '#26381d', .95), 0)

def tree(c, R, n, mat, trunk=None, seed=0):
    rs = np.random.RandomState(seed); pl = []; cl = [np.array(c)+rs.randn(3)*R*np.array([.5, .4, .35]) for _ in range(14)]
    for k in range(n):
        q = cl[rs.randint(0, len(cl))]; d = rs.randn(3); d /= np.linalg.norm(d); p = q+d*R*.42*rs.rand()**.4; pl.append((p, d+np.array([0, 0, -.25])+rs.randn(3)*.4))
    P.foliage('tree', pl, mat, .17, .09, .5, .2, 'ovate', seed, 3)
    if trunk:
        bark = M.plain('bark', '#6b5a48', .9, bump=.6, bscale=60)
        core.sweep('tr', [trunk, tuple((np.array(trunk)+np.array(c))/2+np.array([.08, 0, 0])), c], .09, bark, kind='BEZ', radii=[1.1, .8, .4])
        for q in cl[:7]: core.sweep('br', [tuple((np.array(trunk)*.35+np.array(c)*.65)), tuple(q)], .03, bark, radii=[1, .3])

def tuft(loc, n, L, W, mat, seed=0, spread=.9):
    rs = np.random.RandomState(seed); pl = []
    for k in range(n): a = rs.rand()*6.28; s = rs.uniform(.1, spread); pl.append((np.array(loc)+np.array([math.cos(a), math.sin(a), 0])*rs.rand()*.05, (s*math.cos(a), s*math.sin(a), 1.))); 
    P.foliage('tuft', pl, mat, L, W, .9, .3, 'ovate', seed, 8)

def lounge(x, y, mat, cush, rot=0):
    def f():
        for s in (-1, 1): core.box('side', (s*.33-.03, -.95, .20), (s*.33+.03, .95, .27), mat, .006)
        for yy in (-.85, .80):
            for s in (-1, 1): core.box('leg', (s*.33-.03, yy-.03, 0), (s*.33+.03, yy+.03, .22), mat, .005)
        for k in range(13): core.box('slat', (-.30, -.93+k*.10, .245), (.30, -.86+k*.10, .265), mat, .004)
        softbox('c', (-.31, -.95, .272), (.31, .28, .375), .04, cush, .012); b = softbox('cb', (-.31, -.36, -.05), (.31, .36, .05), .04, cush, .012); b.location = (0, .56, .52); b.rotation_euler = (math.radians(40), 0, 0)
        P.cushion('p', (.46, .28, .13), M.fabric('#c98f6b', 500), (0, .66, .70), (math.radians(46), 0, 0), seed=3)
        bb = core.box('bk', (-.32, -.40, -.02), (.32, .40, .01), mat, .005); bb.location = (0, .58, .44); bb.rotation_euler = (math.radians(40), 0, 0)
    return P.grouped(f, (x, y, 0), (0, 0, rot))

def patio(o):
    import bathroom as R
    teak = lambda al='x': M.wood('#b98b5c', '#82562f', mode='obj', along=al, var=.08)
    X0, X1, Y0, Y1 = -3.6, 10.0, -3.2, 4.4
    # pool hole: px0..px1, py0..py1
    px0, px1, py0, py1 = .55, 7.0, -3.2, .75; cw = .32
    def pave(x0, x1, y0, y1, seed):
        s = PAVE(o.get('pave', 'ashlar')); place(surface(s, x1-x0, y1-y0, 'pv', seed), 'floor', (x0, y0, 0))
    tx0 = -2.1
    pave(tx0, px0-cw, Y0, Y1, 3); pave(px0-cw, X1, py1+cw, Y1, 4)
    # coping
    cop = {'travertine': lambda: M.travertine('#e2d6bf', '#c9b592', rough=.5), 'limestone': lambda: M.concrete('#d9d2c4', .6, 'tile', .3), 'granite': lambda: M.concrete('#6f7072', .45, 'tile', .3), 'brick': lambda: M.brick()}[o.get('coping', 'travertine')]()
    n = 12
    lay = [(T.rect(cw/2+.02, (k+.5)*.6, cw+.04, .594), (cw/2, (k+.5)*.6), math.pi/2) for k in range(8)]; e = bpy.data.objects.new('cp', None); core.link(e)
    c1 = T.field('cop', lay, cw+.04, 3.95, .05, .018, 5, cop, tilt=.0008, zjit=.0004, seed=5); c1.location = (px0-cw, py1-3.95-.0, -.045)
    lay = [(T.rect((k+.5)*.6, cw/2, .594, cw+.04), ((k+.5)*.6, cw/2), 0) for k in range(12)]
    c2 = T.field('cop2', lay, 6.9, cw, .05, .018, 5, cop, tilt=.0008, zjit=.0004, seed=6); c2.location = (px0-cw, py1-.0, -.045)
    # pool shell
    tile = lambda: M.glazed(o.get('pool', '#7fb9bd'), o.get('pool2', '#4b97a3'), var=.22, wave=.1)
    sp = lambda: dict(layout=('grid', dict(tw=.048, th=.048, gap=.003)), field=dict(th=.006, bev=.001, seg=1), mat=pm, grout='#d3dedd'); pm = tile()
    dep = 1.15; place(surface(sp(), px1-px0, dep, 'pb', 1), 'back', (px0, py1, -dep-.04)); place(surface(sp(), py1-py0, dep, 'pl', 2), 'left', (px0, py0, -dep-.04))
    pf = T.slab('pf', px1-px0, py1-py0, 0, M.glazed(o.get('pool', '#7fb9bd'), o.get('pool2', '#4b97a3'), var=.0)); T.set_attr(pf.data, 'tuv', np.array([(0, 0, 0), (4, 0, 0), (4, 4, 0), (0, 4, 0)], float)); T.set_attr(pf.data, 'trnd', np.full((4, 3), .5)); pf.location = (px0, py0, -dep)
    wt = core.mesh_obj('water', [(px0, py0-2, -.13), (px1+2, py0-2, -.13), (px1+2, py1, -.13), (px0, py1, -.13)], [(0, 1, 2, 3)], M.water())
    # turf on the left
    core.box('tb', (X0-3, Y0-1, -.10), (tx0-.06, Y1, -.012), M.plain('soil', '#4b5a2c', .95), 0); core.box('edge', (tx0-.06, Y0, -.06), (tx0-.004, Y1, .004), M.concrete('#9b968c'), .004)
    pt = T.turf('tp', .6, .6, M.grass(), 26000 if not o.get('dense') else 60000, (.022, .038), .0021, seg=2)
    for i in range(8):
        for j in range(14):
            q = pt.copy(); core.link(q); r = (i*7+j*3) % 4; q.rotation_euler = (0, 0, r*math.pi/2); ox, oy = [(0, 0), (.6, 0), (.6, .6), (0, .6)][r]; q.location = (tx0-.06-(i+1)*.6+ox, Y0+j*.6+oy-.3, -.012)
    pt.location = (0, 0, -30)
    # back wall
    place(surface(R.WALL(o.get('wall', 'stacked')), X1-X0+2, 1.75, 'bw', 3), 'back', (X0-1, Y1+.0, 0)); core.box('bwb', (X0-1, Y1+.03, -.1), (X1+1, Y1+.30, 1.75), M.concrete('#bdb6aa'), 0); core.box('cap', (X0-1, Y1-.06, 1.75), (X1+1, Y1+.34, 1.81), M.concrete('#cfc8bb'), .008)
    core.box('lawn', (-40, Y1+.35, -.2), (60, 80, -.05), M.plain('lawn', '#5f7a3c', .95), 0)
    hedge((X0-4, Y1+1.0, 0), (X1+6, Y1+1.9, 2.25), 26000, M.leaf('#3f5f30', '#6d8a4c'), 3, .11, .065)
    for k, (x, y, R_) in enumerate(((-3.6, 7.4, 1.7), (-.6, 8.6, 2.0), (2.2, 7.6, 1.6), (5.0, 8.4, 1.9), (8.2, 7.8, 1.8))): tree((x, y, 3.5+.4*(k % 2)), R_, 9000, M.leaf(('#5a7a48', '#6a8550', '#4f7042', '#6e8b52', '#5f7f4a')[k], ('#8fa868', '#9db574', '#7d9a5c', '#a3b876', '#94ad6c')[k]), (x, y, 0), k)
    # planting bed in front of the wall
    core.box('bed', (X0, Y1-.62, 0), (-1.0, Y1-.02, .30), M.plaster('#d9d0c0', strength=.3), .01); core.box('soil', (X0+.05, Y1-.57, .25), (-1.05, Y1-.05, .29), M.plain('soil', '#3b2c20', .95, bump=.8, bscale=60), 0)
    for k in range(7): tuft((X0+.55+k*.32, Y1-.32, .28), 70, .55, .016, M.leaf('#8a9a5b', '#b7bd84'), k, .6)
    # pergola
    for x in (-.55, 3.2):
        for y in (2.0, 4.05): core.box('post', (x-.07, y-.07, 0), (x+.07, y+.07, 2.55), teak('z'), .006)
    for y in (2.0, 4.05): core.box('beam', (-.95, y-.05, 2.45), (3.6, y+.05, 2.63), teak(), .006)
    for k in range(11): core.box('raf', (-.72+k*.40, 1.7, 2.63), (-.66+k*.40, 4.3, 2.76), teak('y'), .004)
    # outdoor sofa under pergola
    cu = M.fabric('#e9e2d5', 420, strength=.7)
    core.box('osb', (.05, 3.05, .10), (2.45, 3.88, .26), teak(), .006); core.box('osk', (.05, 3.82, .10), (2.45, 3.90, .62), teak(), .006)
    for a in (.05, 2.39): core.box('osa', (a, 3.05, .10), (a+.06, 3.88, .52), teak('y'), .006)
    for i in range(3): softbox('os', (.12+i*.755, 3.07, .26), (.12+(i+1)*.755-.008, 3.68, .42), .05, cu, .02, seed=i); q = softbox('osb', (-.37, -.09, 0), (.37, .09, .40), .07, cu, .025, seed=i+4); q.location = (.12+(i+.5)*.755, 3.73, .60); q.rotation_euler = (math.radians(-12), 0, 0)
    for x, c in ((.42, '#c98f6b'), (2.05, '#7f8f7a'), (1.80, '#d9b98f')): P.cushion('p', (.44, .44, .16), M.fabric(c, 520), (x, 3.46, .64), (math.radians(66), 0, .15), seed=int(x*9))
    table_round((1.22, 2.45, 0), .36, .36, M.travertine(mode='obj'), teak('z')); P.bowl((1.14, 2.45, .36), .12, .06); P.branch_vase((1.36, 2.53, .36), .45, 3, '#efe8dc', .18, .06, 'olive')
    lounge(-1.15, .35, teak('y'), cu, math.radians(10)); lounge(-.10+.02, 1.9+.0, teak('y'), cu, math.radians(4)) if False else None
    P.stool_round((-.42, .15, 0), .40, .18, teak('z')); 
    # planters
    P.plant_pot((-1.55, 2.8, 0), 1.9, 'olive', 5, '#c9bba6', .26, .50, 5); P.plant_pot((3.75, 2.2, 0), 1.5, 'rubber', 9, '#3d3c3a', .24, .46, 4)
    tuft((-1.0, 3.1, .0), 1, .1, .01, M.leaf()) if False else None
    core.world_sky(o.get('elev', 38), o.get('rot', 205), .22, False)
    core.sun(o.get('sun_dir', (.50, .62, -.60)), o.get('sun', 3.6), (1, .88, .72), .8)
    core.camera((-1.75, -3.7, 1.70), (.75, 2.4, .62), lens=28, fstop=11, focus=(.5, 1.2, .3))
    if o.get('pend'): pass

SCENES = dict(kitchen=kitchen, living=living, patio=patio)
