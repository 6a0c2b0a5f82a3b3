"""Material nodes in fewer words."""
import bpy


def srgb(h):
    """'#rrggbb' -> linear tuple"""
    h = h.lstrip('#')
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in v)


def linear(c):
    return srgb(c) if isinstance(c, str) else tuple(c)


class Graph:
    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.nt = s.m.node_tree
        for n in list(s.nt.nodes):
            s.nt.nodes.remove(n)
        s.out = s.nt.nodes.new('ShaderNodeOutputMaterial')

    def set(s, sock, v):
        if v is None:
            return
        if isinstance(v, bpy.types.NodeSocket):
            s.nt.links.new(v, sock)
        else:
            if isinstance(v, str):
                v = linear(v)
            if isinstance(v, (tuple, list)):
                if sock.type == 'RGBA' and len(v) == 3:
                    v = (*v, 1)
            elif sock.type == 'RGBA':
                v = (v, v, v, 1)
            elif sock.type == 'VECTOR':
                v = (v, v, v)
            sock.default_value = v

    def n(s, t, props=None, **kw):
        n = s.nt.nodes.new('ShaderNode' + t)
        for k, v in (props or {}).items():
            setattr(n, k, v)
        for k, v in kw.items():
            key = k.replace('_', ' ')
            s.set(n.inputs[int(k[1:])] if k[0] == 'i' and k[1:].isdigit() else n.inputs[key], v)
        return n

    # --- sources
    def obj(s):
        return s.n('TexCoord').outputs['Object']

    def gen(s):
        return s.n('TexCoord').outputs['Generated']

    def uv(s):
        return s.n('TexCoord').outputs['UV']

    def pos(s):
        return s.n('NewGeometry').outputs['Position']

    def attr(s, name, o='Vector'):
        n = s.n('Attribute')
        n.attribute_name = name
        return n.outputs[o]

    # --- maths
    def m_(s, op, a, b=None, c=None, clamp=False):
        n = s.n('Math', {'operation': op, 'use_clamp': clamp})
        s.set(n.inputs[0], a)
        s.set(n.inputs[1], b)
        s.set(n.inputs[2], c)
        return n.outputs[0]

    def add(s, a, b):
        return s.m_('ADD', a, b)

    def mul(s, a, b):
        return s.m_('MULTIPLY', a, b)

    def sub(s, a, b):
        return s.m_('SUBTRACT', a, b)

    def v_(s, op, a, b=None, scale=None):
        n = s.n('VectorMath', {'operation': op})
        s.set(n.inputs[0], a)
        s.set(n.inputs[1], b)
        if scale is not None:
            s.set(n.inputs['Scale'], scale)
        return n.outputs['Value'] if op in ('LENGTH', 'DOT_PRODUCT', 'DISTANCE') else n.outputs[0]

    def sep(s, v):
        n = s.n('SeparateXYZ')
        s.set(n.inputs[0], v)
        return n.outputs

    def comb(s, x=0, y=0, z=0):
        n = s.n('CombineXYZ')
        s.set(n.inputs[0], x)
        s.set(n.inputs[1], y)
        s.set(n.inputs[2], z)
        return n.outputs[0]

    def mapr(s, x, a, b, c=0.0, d=1.0, smooth=False, clamp=True):
        n = s.n('MapRange', {'clamp': clamp, 'interpolation_type': 'SMOOTHSTEP' if smooth else 'LINEAR'})
        for i, v in enumerate((x, a, b, c, d)):
            s.set(n.inputs[i], v)
        return n.outputs[0]

    def mapping(s, v, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
        n = s.n('Mapping')
        s.set(n.inputs['Vector'], v)
        s.set(n.inputs['Location'], loc)
        s.set(n.inputs['Rotation'], rot)
        s.set(n.inputs['Scale'], scale)
        return n.outputs[0]

    # --- textures
    def noise(s, v, scale=5.0, detail=4.0, rough=0.5, dist=0.0, o='Fac', w=None):
        n = s.n('TexNoise', {'noise_dimensions': '4D' if w is not None else '3D'})
        s.set(n.inputs['Vector'], v)
        s.set(n.inputs['Scale'], scale)
        s.set(n.inputs['Detail'], detail)
        s.set(n.inputs['Roughness'], rough)
        s.set(n.inputs['Distortion'], dist)
        if w is not None:
            s.set(n.inputs['W'], w)
        return n.outputs[o]

    def voro(s, v, scale=5.0, feature='F1', rand=1.0, metric='EUCLIDEAN', o='Distance', smooth=None):
        n = s.n('TexVoronoi', {'feature': feature, 'distance': metric})
        s.set(n.inputs['Vector'], v)
        s.set(n.inputs['Scale'], scale)
        s.set(n.inputs['Randomness'], rand)
        if smooth is not None:
            s.set(n.inputs['Smoothness'], smooth)
        return n.outputs if o == '*' else n.outputs[o]

    def white(s, v, o='Value'):
        n = s.n('TexWhiteNoise', {'noise_dimensions': '3D'})
        s.set(n.inputs['Vector'], v)
        return n.outputs[o]

    # --- colour
    def ramp(s, f, stops, interp='LINEAR'):
        n = s.n('ValToRGB')
        s.set(n.inputs[0], f)
        r = n.color_ramp
        r.interpolation = interp
        while len(r.elements) > 1:
            r.elements.remove(r.elements[-1])
        for i, (p, c) in enumerate(stops):
            e = r.elements[0] if i == 0 else r.elements.new(p)
            e.position = p
            c = (c, c, c) if isinstance(c, (int, float)) else linear(c)
            e.color = (*c, 1)
        return n.outputs[0]

    def mix(s, f, a, b, blend='MIX'):
        n = s.n('MixRGB', {'blend_type': blend})
        s.set(n.inputs[0], f)
        s.set(n.inputs[1], a)
        s.set(n.inputs[2], b)
        return n.outputs[0]

    def hsv(s, c, h=0.5, sat=1.0, v=1.0):
        n = s.n('HueSaturation')
        s.set(n.inputs['Color'], c)
        s.set(n.inputs['Hue'], h)
        s.set(n.inputs['Saturation'], sat)
        s.set(n.inputs['Value'], v)
        return n.outputs[0]

    def bump(s, h, strength=0.3, dist=0.001, normal=None):
        n = s.n('Bump')
        s.set(n.inputs['Strength'], strength)
        s.set(n.inputs['Distance'], dist)
        s.set(n.inputs['Height'], h)
        if normal is not None:
            s.set(n.inputs['Normal'], normal)
        return n.outputs[0]

    def bsdf(s, avg=None, **kw):
        n = s.n('BsdfPrincipled')
        for k, v in kw.items():
            s.set(n.inputs[k.replace('_', ' ')], v)
        s.nt.links.new(n.outputs[0], s.out.inputs[0])
        s.avg = avg
        s.p = n
        if avg is not None and not (isinstance(kw.get('Metallic'), float) and kw['Metallic'] > 0.5):
            # indirect diffuse rays see a flat colour: the expensive graph is only run for camera/mirror rays
            d = s.n('BsdfDiffuse')
            s.set(d.inputs[0], avg)
            lp = s.n('LightPath')
            mx = s.n('MixShader')
            s.nt.links.new(lp.outputs['Is Diffuse Ray'], mx.inputs[0])
            s.nt.links.new(n.outputs[0], mx.inputs[1])
            s.nt.links.new(d.outputs[0], mx.inputs[2])
            s.nt.links.new(mx.outputs[0], s.out.inputs[0])
        return n

    def done(s):
        return s.m


def mixc(a, b, t=0.5):
    a, b = linear(a), linear(b)
    return tuple(x * (1 - t) + y * t for x, y in zip(a, b))
