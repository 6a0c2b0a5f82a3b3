"""The empty scene, its lights and its camera."""
import math
import os

import bpy
from mathutils import Vector


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    if s.world is None:
        s.world = bpy.data.worlds.new('W')
    s.world.use_nodes = True
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.max_bounces = 10
    c.diffuse_bounces = int(os.environ.get('DB', '3'))
    c.glossy_bounces = 4
    c.transmission_bounces = 8
    c.transparent_max_bounces = 8
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = 2.5
    c.sample_clamp_direct = 0
    c.blur_glossy = 1.0
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.015
    s.render.use_persistent_data = True
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = 'Medium High Contrast'
    s.view_settings.exposure = 0
    return s


def link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def area(loc, target, size, power, color=(1, 1, 1), sizey=None, spread=None, visible=False):
    l = bpy.data.lights.new('area', 'AREA')
    l.energy = power
    l.color = color
    l.shape = 'RECTANGLE'
    l.size = size
    l.size_y = sizey or size
    if spread:
        l.spread = math.radians(spread)
    o = bpy.data.objects.new('area', l)
    link(o)
    o.location = loc
    look(o, target)
    if not visible:
        o.visible_camera = False
    return o


def sun(direction, power, color=(1, 0.95, 0.88), angle=1.0):
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy = power
    l.color = color
    l.angle = math.radians(angle)
    o = bpy.data.objects.new('sun', l)
    link(o)
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return o


def point(loc, power, color=(1, 0.8, 0.6), r=0.03):
    l = bpy.data.lights.new('pt', 'POINT')
    l.energy = power
    l.color = color
    l.shadow_soft_size = r
    o = bpy.data.objects.new('pt', l)
    link(o)
    o.location = loc
    return o


def look(o, target):
    d = Vector(target) - Vector(o.location)
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()


def camera(loc, target, lens=35, fstop=None, focus=None, shift=(0, 0), level=False):
    c = bpy.data.cameras.new('cam')
    c.lens = lens
    o = bpy.data.objects.new('cam', c)
    link(o)
    o.location = loc
    if level:
        target = (target[0], target[1], loc[2])
    look(o, target)
    c.shift_x, c.shift_y = shift
    c.clip_start = 0.01
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o


def world_color(col, strength=1.0):
    nt = bpy.context.scene.world.node_tree
    for n in list(nt.nodes):
        nt.nodes.remove(n)
    bg = nt.nodes.new('ShaderNodeBackground')
    out = nt.nodes.new('ShaderNodeOutputWorld')
    bg.inputs[0].default_value = (*col, 1)
    bg.inputs[1].default_value = strength
    nt.links.new(bg.outputs[0], out.inputs[0])


def world_sky(elev=35, rot=120, strength=0.25, sun=False, size=0.6, intensity=1.0):
    nt = bpy.context.scene.world.node_tree
    for n in list(nt.nodes):
        nt.nodes.remove(n)
    sk = nt.nodes.new('ShaderNodeTexSky')
    sk.sky_type = 'NISHITA'
    sk.sun_elevation = math.radians(elev)
    sk.sun_rotation = math.radians(rot)
    sk.sun_disc = sun
    sk.sun_size = math.radians(size)
    sk.sun_intensity = intensity
    bg = nt.nodes.new('ShaderNodeBackground')
    out = nt.nodes.new('ShaderNodeOutputWorld')
    nt.links.new(sk.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength
    nt.links.new(bg.outputs[0], out.inputs[0])
