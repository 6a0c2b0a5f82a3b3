"""Renders a scene into the layers the shop puts together again: what stays, light, and where surfaces can be swapped.

Debian's Blender has no denoiser: two halves with different seeds go through our own (denoise.c)."""
import ctypes
import os

import bpy
import numpy as np

import graph

WORK = os.environ.get('IMG_TMP', '/tmp/imagery-%d' % os.getpid())
GUIDES = ['Image', 'Denoising Albedo', 'Denoising Normal', 'Depth']
LIGHT = ['DiffDir', 'DiffInd']


def swappable(index, reflectance, roughness, world=False):
    """A neutral material; its layer sw<index> says (x, y) in metres on its plane, and 1 where it is seen."""
    neutral = graph.Graph('swappable')
    x, y, _ = neutral.sep(neutral.pos() if world else neutral.obj())[:3]
    color = (reflectance,) * 3
    neutral.bsdf(avg=color, Base_Color=color, Roughness=roughness, Specular=0.5)
    output = neutral.n('OutputAOV')
    output.name = 'sw%d' % index
    neutral.set(output.inputs['Color'], neutral.comb(x, y, 1.0))
    return neutral.done()


def render_layers(folder, size, samples, surfaces):
    """Writes base.f32, light.f32 and swN.f32: rows from the top, three numbers a pixel, linear light."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    planes = ['sw%d' % index for index in range(surfaces)]
    files, passes = _ask_for_passes(scene, planes)
    halves = [_render_half(scene, files, passes, (seed, samples // 2)) for seed in (1, 7919)]
    guides = _guides(halves)
    os.makedirs(folder, exist_ok=True)
    _write(folder, 'base', np.maximum(_clean([half['Image'] for half in halves], guides), 0))
    _write(folder, 'light', np.maximum(_swappable_light(halves, planes, guides), 0))
    for plane in planes:
        _write(folder, plane, (halves[0][plane] + halves[1][plane]) / 2)


# What a room is developed to: the light that three fifths of the picture stay below.
USUAL_LIGHT = 0.5


def usual_exposure(folder):
    """Stops to add to a render, so that rooms of every size are equally bright."""
    base = np.fromfile(os.path.join(folder, 'base.f32'), np.float32).reshape(-1, 3)
    light = float(np.percentile(base @ np.array([0.21, 0.72, 0.07], np.float32), 60))
    return round(float(np.clip(np.log2(USUAL_LIGHT / max(light, 1e-3)), -2.0, 2.0)), 2)


def render_picture(path, size, samples, exposure):
    """Writes a picture that is shown as it is: cleaned and developed, as a PNG."""
    film = bpy.context.scene
    film.render.resolution_x, film.render.resolution_y = size
    files, passes = _ask_for_passes(film, [])
    halves = [_render_half(film, files, passes, (seed, samples // 2)) for seed in (1, 7919)]
    clean = np.maximum(_clean([half['Image'] for half in halves], _guides(halves)), 0)
    film.view_settings.exposure = exposure
    _develop(path, clean, 'High Contrast')


def _ask_for_passes(scene, planes):
    view = scene.view_layers[0]
    for plane in planes:
        output = view.aovs.add()
        output.name, output.type = plane, 'COLOR'
    view.cycles.denoising_store_passes = True
    view.use_pass_z = view.use_pass_normal = True
    view.use_pass_diffuse_color = view.use_pass_diffuse_direct = view.use_pass_diffuse_indirect = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    rendered = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(rendered.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_mode = 'OPEN_EXR', 'RGBA'
    files.format.color_depth, files.format.exr_codec = '32', 'NONE'
    files.file_slots.clear()
    passes = GUIDES + LIGHT + planes
    for name in passes:
        files.file_slots.new(name)
        tree.links.new(rendered.outputs[name], files.inputs[name])
    return files, passes


def _render_half(scene, files, passes, seed_and_samples):
    scene.cycles.seed, scene.cycles.samples = seed_and_samples
    files.base_path = WORK
    for index, _ in enumerate(passes):
        files.file_slots[index].path = 'pass%d_' % index
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    return {name: _read(os.path.join(WORK, 'pass%d_0001.exr' % index)) for index, name in enumerate(passes)}


def _read(path):
    image = bpy.data.images.load(path, check_existing=False)
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[..., :3]


def _write(folder, name, pixels):
    pixels[::-1].astype(np.float32).tofile(os.path.join(folder, name + '.f32'))


# ---- denoising
def _guides(halves):
    """Colour, direction and distance without noise: edges the denoiser must keep."""
    first, second = halves
    albedo = (first['Denoising Albedo'] + second['Denoising Albedo']) / 2
    normal = (first['Denoising Normal'] + second['Denoising Normal']) / 2
    depth = np.log1p(np.clip((first['Depth'] + second['Depth'])[..., :1] / 2, 0, 1e3))
    reach = np.percentile(depth, 97) - np.percentile(depth, 3) + 1e-3
    return np.concatenate(
        [_channels(np.clip(albedo, 0, 2)), _channels(normal), _channels(np.clip(depth / reach, 0, 4))], 0
    )


def _swappable_light(halves, planes, guides):
    """The light on what takes another colour; an object that is metal alone takes it by its reflections."""
    if not any((half[plane][..., 1:] > 0.01).any() for half in halves for plane in planes):
        return np.zeros_like(halves[0]['Image'])
    return _clean([half['DiffDir'] + half['DiffInd'] for half in halves], guides)


def _clean(halves, guides, strength=0.55):
    one, other = (_channels(half) for half in _without_fireflies(*halves))
    cleaned, each = np.zeros_like(one), np.zeros((2,) + one.shape, np.float32)
    _filter(one, other, guides, (9, 2, 1, 4, strength), cleaned, each)
    # A wide second pass on the two cleaned halves takes the blotches out.
    _filter(*(np.ascontiguousarray(half) for half in each), guides, (5, 1, 5, 12, strength * 1.2), cleaned, None)
    return cleaned.transpose(1, 2, 0)


def _filter(one, other, guides, settings, cleaned, each):
    radius, patch, step, regression, strength = settings
    _, height, width = one.shape
    guides = np.ascontiguousarray(guides, dtype=np.float32)
    pointer = lambda array: None if array is None else array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    library = ctypes.CDLL(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'libdenoise.so'))
    library.nfor(
        pointer(one),
        pointer(other),
        pointer(guides),
        guides.shape[0],
        width,
        height,
        radius,
        patch,
        step,
        regression,
        ctypes.c_float(strength),
        pointer(cleaned),
        pointer(each),
    )


def _without_fireflies(one, other):
    """Isolated bright pixels of each half are held to what the other half shows around them."""
    from scipy.ndimage import maximum_filter

    def held(pixels, witness):
        most = np.max(maximum_filter(witness, size=(3, 3, 1)), -1, keepdims=True) * 1.3 + 0.05
        return pixels * np.minimum(1, most / np.maximum(np.max(pixels, -1, keepdims=True), 1e-6))

    return held(one, other), held(other, one)


def _channels(pixels):
    return np.ascontiguousarray(pixels.transpose(2, 0, 1), dtype=np.float32)


# ---- the film
def export_film(path, look='High Contrast', steps=33):
    """Bakes Blender's Filmic into a table over sixteen stops around middle grey, for use outside Blender."""
    axis = 0.18 * 2.0 ** (-10 + 16 * np.arange(steps) / (steps - 1))
    axis[0] = 0
    light = np.stack(np.meshgrid(axis, axis, axis, indexing='ij'), -1).reshape(steps, steps * steps, 3)
    _develop(path, light, look)


def _develop(path, light, look):
    height, width, _ = light.shape
    image = bpy.data.images.new('film', width, height, float_buffer=True, alpha=False)
    image.pixels.foreach_set(np.concatenate([light, np.ones((height, width, 1))], -1).astype(np.float32).ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', look
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '8'
    scene.use_nodes = False
    image.save_render(path, scene=scene)
