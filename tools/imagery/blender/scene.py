"""Scene, geometry and render helpers for headless Blender 3.4 (Debian, no OIDN)."""
import bpy, bmesh, numpy as np, math, os, time, ctypes, sys, random
from mathutils import Vector, Matrix
HERE = os.path.dirname(os.path.abspath(__file__))
TMP = os.environ.get('IMG_TMP', '/dev/shm/img_%d' % os.getpid())
os.makedirs(TMP, exist_ok=True)

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    if s.world is None:
        s.world = bpy.data.worlds.new('W')
    s.world.use_nodes = True
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.max_bounces = 10; c.diffuse_bounces = int(os.environ.get('DB','3')); c.glossy_bounces = 4
    c.transmission_bounces = 8; c.transparent_max_bounces = 8
    c.caustics_reflective = False; c.caustics_refractive = False
    c.sample_clamp_indirect = 2.5; c.sample_clamp_direct = 0
    c.blur_glossy = 1.0
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.015
    s.render.use_persistent_data = True
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = 'Medium High Contrast'
    s.view_settings.exposure = 0
    return s

# ------------------------------------------------------------------ objects
def link(o):
    bpy.context.scene.collection.objects.link(o); return o

def mesh_obj(name, verts, faces, mat=None, smooth=False):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces); me.update()
    o = bpy.data.objects.new(name, me); link(o)
    if mat: me.materials.append(mat)
    if smooth: shade(o, True)
    return o

def shade(o, smooth=True, auto=None):
    me = o.data
    me.polygons.foreach_set('use_smooth', [smooth] * len(me.polygons))
    if auto is not None:
        me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(auto)
    me.update(); return o

def bevel(o, w, seg=3, angle=30):
    m = o.modifiers.new('b', 'BEVEL'); m.width = w; m.segments = seg
    m.limit_method = 'ANGLE'; m.angle_limit = math.radians(angle); m.harden_normals = False
    shade(o, True, 40); return o

def box(name, lo, hi, mat=None, bev=0.003, seg=3):
    (x0, y0, z0), (x1, y1, z1) = lo, hi
    cx, cy, cz = (x0+x1)/2, (y0+y1)/2, (z0+z1)/2
    hx, hy, hz = (x1-x0)/2, (y1-y0)/2, (z1-z0)/2
    v = [(sx*hx, sy*hy, sz*hz) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0,1,3,2), (4,6,7,5), (0,4,5,1), (2,3,7,6), (0,2,6,4), (1,5,7,3)]
    o = mesh_obj(name, v, f, mat); o.location = (cx, cy, cz)
    box_uv(o)
    if bev: bevel(o, min(bev, 0.49*2*min(hx, hy, hz)), seg)
    return o

def box_uv(o):
    """UV in metres by dominant axis."""
    me = o.data
    uv = me.uv_layers.new(name='UVMap') if not me.uv_layers else me.uv_layers[0]
    for p in me.polygons:
        n = p.normal; a = max(range(3), key=lambda i: abs(n[i]))
        for li in p.loop_indices:
            co = me.vertices[me.loops[li].vertex_index].co + o.location
            uv.data[li].uv = ((co.y, co.z), (co.x, co.z), (co.x, co.y))[a]
    return o

def lathe(name, prof, n=64, mat=None, axis='Z', loc=(0,0,0), closed=False):
    """prof: list of (r, z)."""
    v = []; f = []
    m = len(prof)
    for i in range(n):
        a = 2*math.pi*i/n; c, s = math.cos(a), math.sin(a)
        for r, z in prof: v.append((r*c, r*s, z))
    mm = m if closed else m-1
    for i in range(n):
        j = (i+1) % n
        for k in range(mm):
            k2 = (k+1) % m
            f.append((i*m+k, j*m+k, j*m+k2, i*m+k2))
    o = mesh_obj(name, v, f, mat)
    bm = bmesh.new(); bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data); bm.free()
    shade(o, True, 50); o.location = loc
    return o

def rprofile(pts, r=0.004, seg=4):
    """Round the corners of a polyline profile [(r,z)...] with radius r (scalar or list)."""
    out = [pts[0]]
    for i in range(1, len(pts)-1):
        p0, p1, p2 = map(np.array, (pts[i-1], pts[i], pts[i+1]))
        rr = r[i] if isinstance(r, (list, tuple)) else r
        a = p0-p1; b = p2-p1; la, lb = np.linalg.norm(a), np.linalg.norm(b)
        d = min(rr, la*0.49, lb*0.49)
        s, e = p1 + a/la*d, p1 + b/lb*d
        for k in range(seg+1):
            t = k/seg
            q = (1-t)**2*s + 2*t*(1-t)*p1 + t*t*e
            out.append(tuple(q))
    out.append(pts[-1]); return out

def sweep(name, pts, radius, mat=None, res=10, cyclic=False, radii=None, kind='POLY', bres=6, order=4):
    cu = bpy.data.curves.new(name, 'CURVE'); cu.dimensions = '3D'
    cu.bevel_depth = radius; cu.bevel_resolution = bres; cu.use_fill_caps = True
    cu.resolution_u = res
    if kind == 'NURBS':
        sp = cu.splines.new('NURBS'); sp.points.add(len(pts)-1)
        for i, p in enumerate(pts):
            sp.points[i].co = (*p, 1)
            if radii: sp.points[i].radius = radii[i]
        sp.use_endpoint_u = True; sp.order_u = order
    elif kind == 'BEZ':
        sp = cu.splines.new('BEZIER'); sp.bezier_points.add(len(pts)-1)
        for i, p in enumerate(pts):
            b = sp.bezier_points[i]; b.co = p; b.handle_left_type = b.handle_right_type = 'AUTO'
            if radii: b.radius = radii[i]
    else:
        sp = cu.splines.new('POLY'); sp.points.add(len(pts)-1)
        for i, p in enumerate(pts):
            sp.points[i].co = (*p, 1)
            if radii: sp.points[i].radius = radii[i]
    sp.use_cyclic_u = cyclic; sp.use_smooth = True
    o = bpy.data.objects.new(name, cu); link(o)
    if mat: cu.materials.append(mat)
    return o

def arc(c, r, a0, a1, n=16, plane='xz'):
    out = []
    for i in range(n+1):
        a = math.radians(a0 + (a1-a0)*i/n)
        u, v = r*math.cos(a), r*math.sin(a)
        d = {'xz': (u, 0, v), 'yz': (0, u, v), 'xy': (u, v, 0)}[plane]
        out.append(tuple(np.add(c, d)))
    return out

def quad(name, a, b, c, d, mat=None):
    o = mesh_obj(name, [a, b, c, d], [(0, 1, 2, 3)], mat)
    uv = o.data.uv_layers.new(name='UVMap')
    U = (Vector(b)-Vector(a)).length; V = (Vector(d)-Vector(a)).length
    for i, t in enumerate([(0, 0), (U, 0), (U, V), (0, V)]): uv.data[i].uv = t
    return o

def subsurf(o, lv=2):
    m = o.modifiers.new('s', 'SUBSURF'); m.levels = lv; m.render_levels = lv
    shade(o, True); return o

def cushion(name, size, mat, loc=(0,0,0), rot=(0,0,0), puff=0.5, seed=0, n=24):
    """Soft pillow: superellipse plan, puffed, pinched corners, wrinkles."""
    rs = np.random.RandomState(seed)
    sx, sy, sz = size
    V = []; F = []
    g = np.linspace(-1, 1, n+1)
    ph = rs.rand(6)*6.28
    for side in (1, -1):
        for y in g:
            for x in g:
                ex = max(0.0, 1-abs(x)**2.6); ey = max(0.0, 1-abs(y)**2.6)
                h = (ex*ey)**0.42
                k = 1 - 0.06*(abs(y)**2)*(1-abs(x)**2)*0 
                X = x*(1-0.07*(1-y*y)*abs(x)**2); Y = y*(1-0.07*(1-x*x)*abs(y)**2)
                w = 0.02*math.sin(5*x+ph[0]+2*y)+0.015*math.sin(7*y+ph[1]-3*x)
                V.append((X*sx/2, Y*sy/2, side*sz/2*(h*(1+w*2))))
    m = n+1
    for s in range(2):
        for j in range(n):
            for i in range(n):
                a = s*m*m+j*m+i
                q = (a, a+1, a+m+1, a+m)
                F.append(q if s == 0 else q[::-1])
    o = mesh_obj(name, V, F, mat)
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4); bm.to_mesh(o.data); bm.free()
    o.location = loc; o.rotation_euler = rot
    subsurf(o, 1); return o

def rbox(name, lo, hi, r, mat, seg=5):
    return box(name, lo, hi, mat, r, seg)

# ------------------------------------------------------------------ lights, camera
def area(loc, target, size, power, color=(1,1,1), sizey=None, spread=None, visible=False):
    l = bpy.data.lights.new('area', 'AREA'); l.energy = power; l.color = color
    l.shape = 'RECTANGLE'; l.size = size; l.size_y = sizey or size
    if spread: l.spread = math.radians(spread)
    o = bpy.data.objects.new('area', l); link(o); o.location = loc
    look(o, target)
    if not visible: o.visible_camera = False
    return o

def sun(direction, power, color=(1, .95, .88), angle=1.0):
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = power; l.color = color; l.angle = math.radians(angle)
    o = bpy.data.objects.new('sun', l); link(o)
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler(); return o

def point(loc, power, color=(1,.8,.6), r=0.03):
    l = bpy.data.lights.new('pt', 'POINT'); l.energy = power; l.color = color; l.shadow_soft_size = r
    o = bpy.data.objects.new('pt', l); link(o); o.location = loc; return o

def look(o, target):
    d = Vector(target)-Vector(o.location)
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()

def camera(loc, target, lens=35, fstop=None, focus=None, shift=(0, 0), level=False):
    c = bpy.data.cameras.new('cam'); c.lens = lens
    o = bpy.data.objects.new('cam', c); link(o); o.location = loc
    if level: target = (target[0], target[1], loc[2])
    look(o, target)
    c.shift_x, c.shift_y = shift
    c.clip_start = 0.01
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target)-Vector(loc)).length
    bpy.context.scene.camera = o
    return o

def world_color(col, strength=1.0):
    nt = bpy.context.scene.world.node_tree
    for n in list(nt.nodes): nt.nodes.remove(n)
    bg = nt.nodes.new('ShaderNodeBackground'); out = nt.nodes.new('ShaderNodeOutputWorld')
    bg.inputs[0].default_value = (*col, 1); bg.inputs[1].default_value = strength
    nt.links.new(bg.outputs[0], out.inputs[0])

def world_sky(elev=35, rot=120, strength=0.25, sun=False, size=0.6, intensity=1.0):
    nt = bpy.context.scene.world.node_tree
    for n in list(nt.nodes): nt.nodes.remove(n)
    sk = nt.nodes.new('ShaderNodeTexSky'); sk.sky_type = 'NISHITA'
    sk.sun_elevation = math.radians(elev); sk.sun_rotation = math.radians(rot)
    sk.sun_disc = sun; sk.sun_size = math.radians(size); sk.sun_intensity = intensity
    bg = nt.nodes.new('ShaderNodeBackground'); out = nt.nodes.new('ShaderNodeOutputWorld')
    nt.links.new(sk.outputs[0], bg.inputs[0]); bg.inputs[1].default_value = strength
    nt.links.new(bg.outputs[0], out.inputs[0])

# ------------------------------------------------------------------ rendering
_lib = None
def lib():
    global _lib
    if _lib is None:
        _lib = ctypes.CDLL(os.path.join(HERE, 'libdenoise.so'))
    return _lib

def _load(path, ch):
    im = bpy.data.images.load(path, check_existing=False)
    im.colorspace_settings.name = 'Raw' if 'Raw' in [x.name for x in im.colorspace_settings.bl_rna.properties['name'].enum_items] else im.colorspace_settings.name
    w, h = im.size
    a = np.empty(w*h*4, np.float32); im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    a = a.reshape(h, w, 4)
    return a[..., :ch]

def _setup_passes(scene):
    vl = scene.view_layers[0]
    vl.cycles.denoising_store_passes = True
    vl.use_pass_z = True; vl.use_pass_normal = True; vl.use_pass_diffuse_color = True; vl.use_pass_glossy_color = True
    scene.use_nodes = True
    nt = scene.node_tree
    for n in list(nt.nodes): nt.nodes.remove(n)
    rl = nt.nodes.new('CompositorNodeRLayers')
    names = [o.name for o in rl.outputs if o.enabled]
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'NONE'
    fo.format.color_mode = 'RGBA'
    fo.file_slots.clear()
    comp = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], comp.inputs[0])
    want = ['Image', 'Denoising Albedo' if 'Denoising Albedo' in names else 'DiffCol',
            'Denoising Normal' if 'Denoising Normal' in names else 'Normal', 'Depth', 'GlossCol']
    for w in want:
        fo.file_slots.new(w.replace(' ', '_'))
        nt.links.new(rl.outputs[w], fo.inputs[w.replace(' ', '_')])
    return fo, want

def render_half(scene, fo, want, tag, seed, spp):
    scene.cycles.samples = spp; scene.cycles.seed = seed
    scene.cycles.sample_offset = 0
    fo.base_path = TMP
    for i, w in enumerate(want): fo.file_slots[i].path = '%s_%d_' % (tag, i)
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    d = []
    for i, w in enumerate(want):
        p = os.path.join(TMP, '%s_%d_0001.exr' % (tag, i))
        d.append(_load(p, 3)); os.remove(p)
    return d

def planes(a): return np.ascontiguousarray(a.transpose(2, 0, 1), dtype=np.float32)

def denoise(A, B, feats, R=9, P=2, k=0.55, second=True):
    h, w = A.shape[:2]
    Ap, Bp = planes(A), planes(B)
    F = np.ascontiguousarray(feats, dtype=np.float32)
    out = np.zeros_like(Ap); hv = np.zeros((2,)+Ap.shape, np.float32)
    fp = ctypes.POINTER(ctypes.c_float); c = lambda x: x.ctypes.data_as(fp)
    lib().nfor(c(Ap), c(Bp), c(F), F.shape[0], w, h, R, P, 1, 4, ctypes.c_float(k), c(out), c(hv))
    if second:   # wide, dilated pass on the two filtered halves: removes low-frequency blotches
        A2, B2 = np.ascontiguousarray(hv[0]), np.ascontiguousarray(hv[1])
        lib().nfor(c(A2), c(B2), c(F), F.shape[0], w, h, 5, 1, 5, 12, ctypes.c_float(k*1.2), c(out), None)
    return out.transpose(1, 2, 0)

def boxblur(a, r):
    from scipy.ndimage import uniform_filter
    return uniform_filter(a, size=(2*r+1, 2*r+1, 1) if a.ndim == 3 else 2*r+1, mode='nearest')

def bloom(img, strength=0.04, thr=1.2):
    from scipy.ndimage import gaussian_filter, zoom
    h, w = img.shape[:2]
    b = np.clip(img-thr, 0, 8.0)
    s = b[::2, ::2]
    acc = 0
    for sg, wt in ((4, .5), (12, .3), (36, .2)):
        acc = acc + wt*np.stack([gaussian_filter(s[..., c], sg, mode='nearest') for c in range(3)], -1)
    acc = np.repeat(np.repeat(acc, 2, 0), 2, 1)[:h, :w]
    return img + strength*acc*4

def firefly(A, B):
    """clamp isolated outliers in each half against the 3x3 neighbourhood of the other half."""
    from scipy.ndimage import maximum_filter
    def one(x, y):
        m = np.maximum(np.max(maximum_filter(y, size=(3, 3, 1)), -1, keepdims=True)*1.3+0.05, 0)
        lum = np.max(x, -1, keepdims=True)
        return x*np.minimum(1, m/np.maximum(lum, 1e-6))
    return one(A, B), one(B, A)

def render(out, w=1280, h=960, spp=96, R=9, k=0.55, look='Medium High Contrast', exposure=0.0, gamma=1.0,
           bloom_s=0.05, keep_noisy=False, save_linear=None, grade=None, white=None, alpha_white=False):
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    fo, want = _setup_passes(s)
    t0 = time.time()
    a = render_half(s, fo, want, 'a', 1, spp//2)
    b = render_half(s, fo, want, 'b', 7919, spp - spp//2)
    t1 = time.time()
    A, B = firefly(a[0], b[0])
    alb = (a[1]+b[1])/2; nor = (a[2]+b[2])/2; z = np.clip((a[3][..., :1]+b[3][..., :1])/2, 0, 1e3)
    z = np.log1p(z)
    zs = np.percentile(z, 97)-np.percentile(z, 3)+1e-3
    feats = np.concatenate([planes(np.clip(alb, 0, 2)), planes(nor), planes(np.clip(z/zs, 0, 4))], 0)
    img = denoise(A, B, feats, R=R, k=k)
    t2 = time.time()
    if save_linear: np.save(save_linear, img.astype(np.float16))
    noisy = (A+B)/2
    save_png(out, img, look, exposure, gamma, bloom_s, grade)
    if keep_noisy: save_png(out.replace('.png', '_noisy.png'), noisy, look, exposure, gamma, 0, grade)
    t3 = time.time()
    print('RENDERED %s %dx%d spp=%d passes=%s render=%.1fs denoise=%.1fs post=%.1fs total=%.1fs cpu_s=%s' % (
        out, w, h, spp, want[1], t1-t0, t2-t1, t3-t2, t3-t0, '%.0f' % sum(os.times()[:2])), flush=True)
    return img

def save_png(out, img, look='Medium High Contrast', exposure=0, gamma=1, bloom_s=0.05, grade=None):
    s = bpy.context.scene
    img = np.maximum(img, 0)
    if bloom_s: img = bloom(img, bloom_s)
    if grade: img = img*np.array(grade, np.float32)
    h, w = img.shape[:2]
    im = bpy.data.images.new('o', w, h, float_buffer=True, alpha=False)
    px = np.ones((h, w, 4), np.float32); px[..., :3] = img
    im.pixels.foreach_set(px.ravel())
    vs = s.view_settings; vs.view_transform = 'Filmic' if look != 'Standard' else 'Standard'
    vs.look = 'None' if look in ('Standard', 'None') else look
    vs.exposure = exposure; vs.gamma = gamma
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGB'
    s.render.image_settings.color_depth = '8'; s.render.image_settings.compression = 30
    un = s.use_nodes; s.use_nodes = False
    im.save_render(out, scene=s)
    s.use_nodes = un
    bpy.data.images.remove(im)

# ------------------------------------------------------------------ relightable ("swap the tile") assets
def aov_surface(mat_color, idx, rough=.25, name='neutral', spec=.5, world=False):
    """neutral material for a swappable surface; writes (x m, y m, 1) of its plane into AOV sw<idx>"""
    import materials as M
    g = M.G(name); P = g.pos() if world else g.obj(); s = g.sep(P)
    b = g.bsdf(avg=mat_color, Base_Color=mat_color, Roughness=rough, Specular=spec)
    n = g.n('OutputAOV'); n.name = 'sw%d' % idx; g.set(n.inputs['Color'], g.comb(s[0], s[1], 1.0)); return g.done()

def render_relight(outdir, w, h, spp, nsurf, R=9, k=.55):
    s = bpy.context.scene; s.render.resolution_x, s.render.resolution_y = w, h
    vl = s.view_layers[0]
    for i in range(nsurf): a = vl.aovs.add(); a.name = 'sw%d' % i; a.type = 'COLOR'
    vl.use_pass_diffuse_direct = True; vl.use_pass_diffuse_indirect = True
    fo, want = _setup_passes(s); nt = s.node_tree; rl = [n for n in nt.nodes if n.type == 'R_LAYERS'][0]
    for wn in ['DiffDir', 'DiffInd']+['sw%d' % i for i in range(nsurf)]:
        fo.file_slots.new(wn); nt.links.new(rl.outputs[wn], fo.inputs[wn]); want = want+[wn]
    t0 = time.time(); a = render_half(s, fo, want, 'a', 1, spp//2); b = render_half(s, fo, want, 'b', 7919, spp//2); t1 = time.time()
    A, B = firefly(a[0], b[0]); alb = (a[1]+b[1])/2; nor = (a[2]+b[2])/2; z = np.log1p(np.clip((a[3][..., :1]+b[3][..., :1])/2, 0, 1e3)); zs = np.percentile(z, 97)-np.percentile(z, 3)+1e-3
    f = np.concatenate([planes(np.clip(alb, 0, 2)), planes(nor), planes(np.clip(z/zs, 0, 4))], 0)
    base = denoise(A, B, f, R=R, k=k); LA, LB = firefly(a[5]+a[6], b[5]+b[6]); L = denoise(LA, LB, f, R=R, k=k)
    os.makedirs(outdir, exist_ok=True)
    np.maximum(base, 0)[::-1].astype(np.float32).tofile(outdir+'/base.f32'); np.maximum(L, 0)[::-1].astype(np.float32).tofile(outdir+'/light.f32')
    for i in range(nsurf): ((a[7+i]+b[7+i])/2)[::-1].astype(np.float32).tofile(outdir+'/sw%d.f32' % i)
    print('RENDERED relight %s %dx%d spp=%d render=%.1f denoise=%.1f cpu_s=%.0f' % (outdir, w, h, spp, t1-t0, time.time()-t1, sum(os.times()[:2])), flush=True)

def export_lut(path, look, exposure, n=33):
    """bake Filmic view transform + look + exposure to an n^3 LUT over a log2 shaper, for use outside Blender"""
    lo, hi = -10.0, 6.0; ax = .18*2.0**(lo+(hi-lo)*np.arange(n)/(n-1)); ax[0] = 0
    r, g, b = np.meshgrid(ax, ax, ax, indexing='ij'); img = np.stack([r, g, b], -1).reshape(n, n*n, 3).astype(np.float32)
    save_png(path, img, look, exposure, 1, 0)
