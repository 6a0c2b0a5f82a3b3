"""Tile layouts + tile-field mesh builder (each tile is real bevelled geometry)."""
import numpy as np, math, bpy, random
from scene import link, shade

def clip(poly, x0, y0, x1, y1):
    def cut(p, ax, v, keep_less):
        out = []
        for i in range(len(p)):
            a, b = p[i-1], p[i]
            ia = (a[ax] <= v) if keep_less else (a[ax] >= v); ib = (b[ax] <= v) if keep_less else (b[ax] >= v)
            if ia != ib:
                t = (v-a[ax])/(b[ax]-a[ax]); out.append((a[0]+(b[0]-a[0])*t, a[1]+(b[1]-a[1])*t))
            if ib: out.append(b)
        return out
    for ax, v, k in ((0, x0, False), (0, x1, True), (1, y0, False), (1, y1, True)):
        poly = cut(poly, ax, v, k)
        if len(poly) < 3: return []
    # drop near-duplicate points
    out = []
    for q in poly:
        if not out or math.hypot(q[0]-out[-1][0], q[1]-out[-1][1]) > 1e-4: out.append(q)
    if len(out) > 1 and math.hypot(out[0][0]-out[-1][0], out[0][1]-out[-1][1]) < 1e-4: out.pop()
    return out

def area2(p): return 0.5*sum(p[i-1][0]*p[i][1]-p[i][0]*p[i-1][1] for i in range(len(p)))
def rect(cx, cy, w, h, a=0):
    c, s = math.cos(a), math.sin(a)
    return [(cx+x*c-y*s, cy+x*s+y*c) for x, y in ((-w/2, -h/2), (w/2, -h/2), (w/2, h/2), (-w/2, h/2))]

# every layout yields (poly, (cx, cy), angle)
def grid(W, H, tw, th, gap, offset=0.0, x0=0, y0=0, random_off=False, seed=0):
    rs = random.Random(seed); out = []
    ny = int(H/(th+gap))+2
    for j in range(-1, ny):
        o = (rs.random() if random_off else (offset*j) % 1.0)*(tw+gap)
        nx = int(W/(tw+gap))+3
        for i in range(-2, nx):
            cx = x0+i*(tw+gap)+o+tw/2; cy = y0+j*(th+gap)+th/2
            out.append((rect(cx, cy, tw, th), (cx, cy), 0))
    return out
def planks(W, H, pl, pw, gap, seed=0):
    rs = random.Random(seed); out = []; last = 0
    for j in range(-1, int(H/(pw+gap))+2):
        o = rs.random()*pl
        while abs(o-last) < pl*.18: o = rs.random()*pl
        last = o; x = -o
        while x < W:
            L = pl*(.75+.5*rs.random())
            cx = x+L/2; cy = j*(pw+gap)+pw/2
            out.append((rect(cx, cy, L, pw), (cx, cy), 0)); x += L+gap
    return out
def herringbone(W, H, tl, tw, gap, ang=45):
    out = []; u = tw+gap; n = int(round((tl+gap)/u))
    a = math.radians(ang); ca, sa = math.cos(a), math.sin(a); ext = int((W+H)/u)+2*n
    cells = set()
    for i in range(-ext, ext):
        for j in range(-ext, ext):
            # herringbone lattice: horizontal tile at (i,j) if (i-j) mod 2n == 0 ; vertical if (i-j) mod 2n == n... 
            k = (i-j) % (2*n)
            if k == 0: cx, cy, ro = i*u+(n*u-gap)/2, j*u+tw/2, 0
            elif k == 2*n-1: cx, cy, ro = i*u+tw/2, j*u+(n*u-gap)/2, math.pi/2
            else: continue
            X, Y = cx*ca-cy*sa+W/2, cx*sa+cy*ca+H/2
            if -tl < X < W+tl and -tl < Y < H+tl: out.append((rect(X, Y, tl, tw, ro+a), (X, Y), ro+a))
    return out
def chevron(W, H, tl, tw, gap, ang=45):
    out = []; a = math.radians(ang); dx = tl*math.cos(a); s = math.tan(a)*dx
    step = tw/math.cos(a)+gap*1.4
    for i in range(-1, int(W/(dx+gap))+2):
        sg = 1 if i % 2 == 0 else -1
        for j in range(-int(s/step)-2, int(H/step)+int(s/step)+3):
            X0 = i*(dx+gap); y = j*step + (0 if sg > 0 else s)
            hh = tw/math.cos(a)
            p = [(X0, y), (X0+dx, y+sg*s), (X0+dx, y+sg*s+hh), (X0, y+hh)]
            cx = sum(q[0] for q in p)/4; cy = sum(q[1] for q in p)/4
            out.append((p, (cx, cy), sg*a))
    return out
def hexes(W, H, size, gap, pointy=True):
    """size = flat-to-flat"""
    out = []; R = size/math.sqrt(3); px = size+gap; py = (size+gap)*math.sqrt(3)/2
    for j in range(-1, int(H/py)+2):
        for i in range(-1, int(W/px)+2):
            cx = i*px+(px/2 if j % 2 else 0); cy = j*py
            p = [(cx+R*math.cos(math.radians(60*k+30)), cy+R*math.sin(math.radians(60*k+30))) for k in range(6)]
            out.append((p, (cx, cy), 0))
    return out
def penny(W, H, d, gap, n=28):
    out = []; px = d+gap; py = px*math.sqrt(3)/2
    for j in range(-1, int(H/py)+2):
        for i in range(-1, int(W/px)+2):
            cx = i*px+(px/2 if j % 2 else 0); cy = j*py
            out.append(([(cx+d/2*math.cos(2*math.pi*k/n), cy+d/2*math.sin(2*math.pi*k/n)) for k in range(n)], (cx, cy), 0))
    return out
def scallop(W, H, d, gap, n=10):
    """fish-scale tiles"""
    out = []; r = d/2; px = d+gap; py = r+gap*.8
    for j in range(-2, int(H/py)+3):
        for i in range(-1, int(W/px)+2):
            cx = i*px+(px/2 if j % 2 else 0); cy = j*py; p = []
            for k in range(2*n+1):
                t = math.pi*k/(2*n); p.append((cx+r*math.cos(t), cy+r*math.sin(t)))
            for k in range(1, n+1):
                t = math.pi/2-math.pi/2*k/n*1.0
                p.append((cx-r+ (r)*math.cos(t)*1.0*1.0 - 0, cy-r+r*math.sin(t)-0)) if False else None
            p = [q for q in p if q]
            # concave lower sides: arcs centred at (cx -/+ r, cy - r)
            for k in range(1, n+1):
                t = math.pi/2*(1-k/n); p.append((cx-r+r*math.cos(t)*0.985, cy-r+r*math.sin(t)))
            for k in range(0, n):
                t = math.pi-math.pi/2*(k/n); p.append((cx+r+r*math.cos(t)*0.985, cy-r+r*math.sin(t)))
            out.append((p, (cx, cy), 0))
    return out
def basket(W, H, tw, gap):
    out = []; u = 2*tw+2*gap
    for j in range(-1, int(H/u)+2):
        for i in range(-1, int(W/u)+2):
            for k in (0, 1):
                if (i+j) % 2 == 0: cx, cy, a = i*u+tw+gap/2, j*u+tw/2+k*(tw+gap), 0
                else: cx, cy, a = i*u+tw/2+k*(tw+gap), j*u+tw+gap/2, math.pi/2
                out.append((rect(cx, cy, 2*tw+gap, tw, a), (cx, cy), a))
    return out
def ledger(W, H, gap=.001, hmin=.022, hmax=.055, lmin=.12, lmax=.42, seed=0):
    """stacked stone courses"""
    rs = random.Random(seed); out = []; y = 0
    while y < H:
        h = rs.choice([hmin, (hmin+hmax)/2*.9, (hmin+hmax)/2, hmax]); x = -rs.random()*lmax
        while x < W:
            L = lmin+(lmax-lmin)*rs.random(); 
            if h > (hmin+hmax)/2 and rs.random() < .4:
                h1 = h*rs.uniform(.4, .6)
                out.append((rect(x+L/2, y+h1/2, L, h1-gap), (x+L/2, y+h1/2), 0)); out.append((rect(x+L/2, y+h1+(h-h1)/2, L, h-h1-gap), (x+L/2, y+h1+(h-h1)/2), 0))
            else: out.append((rect(x+L/2, y+h/2, L, h-gap), (x+L/2, y+h/2), 0))
            x += L+gap
        y += h+gap
    return out
def ashlar(W, H, u, gap, seed=0):
    """random rectangular pavers on a unit grid (versailles-like)"""
    rs = random.Random(seed); nx, ny = int(W/u)+3, int(H/u)+3
    occ = np.zeros((ny, nx), bool); out = []
    sizes = [(3, 2), (2, 2), (2, 3), (2, 1), (1, 2), (3, 2), (2, 2), (1, 1)]
    for j in range(ny):
        for i in range(nx):
            if occ[j, i]: continue
            cand = sizes[:]; rs.shuffle(cand); cand.append((1, 1)); 
            for a, b in cand:
                if i+a <= nx and j+b <= ny and not occ[j:j+b, i:i+a].any():
                    occ[j:j+b, i:i+a] = True
                    w, h = a*u-gap, b*u-gap; cx, cy = (i-1)*u+a*u/2, (j-1)*u+b*u/2
                    out.append((rect(cx, cy, w, h), (cx, cy), 0)); break
    return out

def offset_ring(P, d):
    """inset polygon (CCW) by d using mitred normals"""
    P = np.asarray(P); n = len(P)
    e = np.roll(P, -1, 0)-P; L = np.linalg.norm(e, axis=1, keepdims=True); e = e/np.maximum(L, 1e-9)
    nrm = np.stack([-e[:, 1], e[:, 0]], 1)          # inward for CCW
    n1 = np.roll(nrm, 1, 0); b = n1+nrm; dot = 1+np.sum(n1*nrm, 1, keepdims=True)
    return P + d*b/np.maximum(dot, .25)

def field(name, layout, W, H, th=.008, bev=.0015, seg=3, mat=None, tilt=0., zjit=0., seed=0, mats=None, pick=None,
          min_area=2e-5, continuous=False, rough_edge=0., dome=0.):
    """Build one mesh from a layout clipped to [0,W]x[0,H]. tilt in radians, zjit in metres."""
    rs = np.random.RandomState(seed); V = []; F = []; UVs = []; RN = []; MI = []; SM = []
    nv = 0
    for poly, c, a in layout:
        p = clip(poly, 0, 0, W, H) if True else poly
        if len(p) < 3: continue
        A = area2(p)
        if abs(A) < min_area: continue
        if A < 0: p = p[::-1]
        r = rs.rand(3); tx, ty = rs.randn(2)*tilt; dz = rs.randn()*zjit
        P = np.array(p); n = len(P)
        mn = min(np.linalg.norm(np.roll(P, -1, 0)-P, axis=1).max(), math.sqrt(abs(A)))
        b = min(bev, mn*.3)
        if rough_edge:
            # subdivide and jitter the outline
            Q = []
            for i in range(n):
                q0, q1 = P[i], P[(i+1) % n]; L = np.linalg.norm(q1-q0); k = max(1, int(L/.012))
                for t in range(k): Q.append(q0+(q1-q0)*t/k)
            P = np.array(Q)+rs.randn(len(Q), 2)*rough_edge; n = len(P)
        rings = [(P, 0.0)]
        for k in range(seg+1):
            t = math.pi/2*k/seg
            rings.append((offset_ring(P, b*(1-math.cos(t))), th-b+b*math.sin(t)))
        if dome:
            rr = rings[-1]
            cen = rr[0].mean(0)
            for s_, zz in ((.9, .35), (.7, .75), (.4, .95)):
                rings.append((cen+(rr[0]-cen)*s_, th+dome*zz))
        ca, sa = math.cos(-a), math.sin(-a)
        for (ring, z) in rings:
            for q in ring:
                dx, dy = q[0]-c[0], q[1]-c[1]
                V.append((q[0], q[1], z+dz+(tx*dx+ty*dy if z > 0 else 0)))
                UVs.append((q[0], q[1], z) if continuous else (dx*ca-dy*sa, dx*sa+dy*ca, z)); RN.append(r)
        mi = pick(c, r) if pick else 0
        for k in range(len(rings)-1):
            for i in range(n):
                j = (i+1) % n
                F.append((nv+k*n+i, nv+k*n+j, nv+(k+1)*n+j, nv+(k+1)*n+i)); SM.append(k > 0); MI.append(mi)
        F.append(tuple(nv+(len(rings)-1)*n+i for i in range(n))); SM.append(dome > 0); MI.append(mi)
        nv += n*len(rings)
    me = bpy.data.meshes.new(name); me.from_pydata(V, [], F); me.update()
    at = me.attributes.new('tuv', 'FLOAT_VECTOR', 'POINT'); at.data.foreach_set('vector', np.array(UVs, np.float32).ravel())
    at = me.attributes.new('trnd', 'FLOAT_VECTOR', 'POINT'); at.data.foreach_set('vector', np.array(RN, np.float32).ravel())
    me.polygons.foreach_set('use_smooth', SM)
    for m in (mats or [mat]): me.materials.append(m)
    me.polygons.foreach_set('material_index', MI); me.update()
    o = bpy.data.objects.new(name, me); link(o)
    return o

def slab(name, W, H, z, mat):
    from scene import mesh_obj
    return mesh_obj(name, [(0, 0, z), (W, 0, z), (W, H, z), (0, H, z)], [(0, 1, 2, 3)], mat)

# ---------------------------------------------------------------- rough stones (displaced geometry)
def vnoise3(P, seed=0):
    """value noise, vectorised, P (N,3) -> [0,1]"""
    P = np.asarray(P, np.float64); i = np.floor(P).astype(np.int64); f = P-i; u = f*f*(3-2*f)
    def h(x, y, z):
        n = (x*374761393+y*668265263+z*2147483647+seed*1274126177) & 0xffffffff
        n = ((n ^ (n >> 13))*1274126177) & 0xffffffff
        return ((n ^ (n >> 16)) & 0xffffff)/float(0xffffff)
    r = 0
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                w = (u[:, 0] if dx else 1-u[:, 0])*(u[:, 1] if dy else 1-u[:, 1])*(u[:, 2] if dz else 1-u[:, 2])
                r = r+w*h(i[:, 0]+dx, i[:, 1]+dy, i[:, 2]+dz)
    return r
def fbm(P, oct=4, lac=2.03, gain=.5, seed=0):
    s = 0; a = 1; t = 0
    for k in range(oct): s = s+a*vnoise3(P, seed+k*17); t += a; a *= gain; P = P*lac+13.7
    return s/t

def rough_field(name, layout, W, H, mat, depth=(.01, .035), cell=.004, amp=.006, facet=.008, bev=.004, seed=0, freq=40, zbase=0., anis=1.0):
    """Split-face stones: every tile top is a displaced grid."""
    rs = np.random.RandomState(seed); VV = []; FF = []; UV = []; RN = []; nv = 0
    for poly, c, a in layout:
        p = clip(poly, 0, 0, W, H)
        if len(p) != 4: continue
        P = np.array(p); x0, y0 = P.min(0); x1, y1 = P.max(0)
        if x1-x0 < .008 or y1-y0 < .006: continue
        r = rs.rand(3); d = depth[0]+(depth[1]-depth[0])*rs.rand()
        nx = max(4, int((x1-x0)/cell)); ny = max(4, int((y1-y0)/cell))
        gx = np.linspace(0, 1, nx+1); gy = np.linspace(0, 1, ny+1)
        U, Vv = np.meshgrid(gx, gy)
        X = x0+(x1-x0)*U; Y = y0+(y1-y0)*Vv
        off = r*97
        Q = np.stack([X.ravel()*freq+off[0], Y.ravel()*freq*anis+off[1], np.full(X.size, off[2])], 1)
        # facets: max of random planes
        pl = np.zeros(X.shape)-9
        for k in range(5):
            n = rs.randn(2)*.35; o = rs.rand()*facet
            cx, cy = x0+(x1-x0)*rs.rand(), y0+(y1-y0)*rs.rand()
            pl = np.maximum(pl, -abs(n[0]*(X-cx)+n[1]*(Y-cy))*.9 - o)
        pl = np.clip(pl, -facet*1.5, 0)
        n1 = fbm(Q*.5, 4, seed=seed).reshape(X.shape)-.5; n2 = 1-abs(2*fbm(Q*1.7, 3, seed=seed+5).reshape(X.shape)-1)
        Z = d+pl+amp*2*n1+amp*.5*n2
        # edge falloff
        ex = np.minimum(U, 1-U)*(x1-x0); ey = np.minimum(Vv, 1-Vv)*(y1-y0); e = np.minimum(ex, ey)
        e = np.clip(e/bev, 0, 1); Z = Z-bev*1.2*(1-np.sqrt(1-(1-e)**2+1e-9))
        # side jitter
        sx = (fbm(Q*1.1+50, 2, seed=seed+9).reshape(X.shape)-.5)*amp*.5
        X = X+sx*((U > 0) & (U < 1)); Y = Y+sx*((Vv > 0) & (Vv < 1))
        top = np.stack([X.ravel(), Y.ravel(), np.maximum(Z.ravel(), .001)+zbase], 1)
        m = nx+1
        # border loop for skirts
        idx = np.arange(m*(ny+1)).reshape(ny+1, m)
        loop = np.concatenate([idx[0, :-1], idx[:-1, -1], idx[-1, :0:-1], idx[:0:-1, 0]])
        sk = top[loop].copy(); sk[:, 2] = zbase-.01
        VV.append(top); VV.append(sk)
        q = np.stack([idx[:-1, :-1].ravel(), idx[:-1, 1:].ravel(), idx[1:, 1:].ravel(), idx[1:, :-1].ravel()], 1)+nv
        k = len(loop); b = nv+len(top)+np.arange(k)
        s = np.stack([np.roll(b, -1), nv+np.roll(loop, -1), nv+loop, b], 1)
        FF.append(q); FF.append(s[:, ::-1])
        uv = np.concatenate([top, sk])-np.array([c[0], c[1], 0]); UV.append(uv); RN.append(np.tile(r, (len(uv), 1)))
        nv += len(top)+len(sk)
    V = np.concatenate(VV); F = np.concatenate(FF)
    o = np_mesh(name, V, F, mat, smooth=True)
    set_attr(o.data, 'tuv', np.concatenate(UV)); set_attr(o.data, 'trnd', np.concatenate(RN))
    o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(48)
    return o

def set_attr(me, name, A):
    at = me.attributes.new(name, 'FLOAT_VECTOR', 'POINT'); at.data.foreach_set('vector', np.ascontiguousarray(A, np.float32).ravel())

def np_mesh(name, V, F, mat=None, smooth=False):
    """fast mesh from numpy arrays; F is (M,k)"""
    me = bpy.data.meshes.new(name); k = F.shape[1]
    me.vertices.add(len(V)); me.vertices.foreach_set('co', np.ascontiguousarray(V, np.float32).ravel())
    me.loops.add(F.size); me.loops.foreach_set('vertex_index', np.ascontiguousarray(F, np.int32).ravel())
    me.polygons.add(len(F)); me.polygons.foreach_set('loop_start', np.arange(0, F.size, k, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(len(F), k, np.int32))
    if smooth: me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.update(calc_edges=True); me.validate()
    if mat: me.materials.append(mat)
    o = bpy.data.objects.new(name, me); link(o); return o

def turf(name, W, H, mat, dens=30000, length=(.025, .042), width=.0011, seed=0, curl=.6, seg=3, thatch=True, lean=(0., 0.)):
    """artificial grass blades as curved ribbons, dens blades per m2"""
    rs = np.random.RandomState(seed); n = int(dens*W*H)
    # tufts
    nt = max(1, n//7); tx = rs.rand(nt)*W; ty = rs.rand(nt)*H; k = rs.randint(0, nt, n)
    bx = tx[k]+rs.randn(n)*.0016; by = ty[k]+rs.randn(n)*.0016
    L = length[0]+(length[1]-length[0])*rs.rand(n)**1.3
    ang = rs.rand(n)*2*math.pi; bend = (rs.rand(n)**1.2)*curl*1.4
    th = np.zeros((n,)); 
    kind = rs.rand(n)
    if thatch:
        c = kind > .80; L[c] *= .55; bend[c] = bend[c]*2.2+.7
    dx, dy = np.cos(ang)+lean[0], np.sin(ang)+lean[1]
    twist = ang+math.pi/2+rs.randn(n)*.5; wx, wy = np.cos(twist), np.sin(twist)
    pos = np.stack([bx, by, np.zeros(n)], 1); V = np.zeros((n, seg+1, 2, 3)); 
    a = rs.rand(n)*.35; hp = np.zeros((n, seg+1))
    for s in range(seg+1):
        t = s/seg; wdt = width*(1-.75*t**2)*(.8+.4*kind)
        V[:, s, 0] = pos-np.stack([wx, wy, np.zeros(n)], 1)*wdt[:, None]/2
        V[:, s, 1] = pos+np.stack([wx, wy, np.zeros(n)], 1)*wdt[:, None]/2
        hp[:, s] = t
        pos = pos+np.stack([dx*np.sin(a), dy*np.sin(a), np.cos(a)], 1)*(L/seg)[:, None]
        a = a+bend/seg
    base = np.arange(n)[:, None]*(2*(seg+1)); q = []
    for s in range(seg): q.append(np.concatenate([base+2*s, base+2*s+1, base+2*s+3, base+2*s+2], 1))
    F = np.stack(q, 1).reshape(-1, 4)
    o = np_mesh(name, V.reshape(-1, 3), F, mat, smooth=True)
    uv = np.zeros((n, seg+1, 2, 3)); uv[..., 2] = hp[:, :, None]; set_attr(o.data, 'tuv', uv.reshape(-1, 3))
    r = rs.rand(n, 3); r[:, 0] *= .84
    if thatch: r[kind > .80, 0] = .86+.14*rs.rand((kind > .80).sum())
    set_attr(o.data, 'trnd', np.repeat(r, 2*(seg+1), 0))
    return o
