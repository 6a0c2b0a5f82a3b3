import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SceneSource } from '@showroom/drawing/drawer'
import { type Film, filmOf } from '@showroom/drawing/relight/film'
import { type Scene, sceneFrom, unstacked } from '@showroom/drawing/relight/scene'
import { type SceneEntry, scenes } from '@showroom/drawing/relight/scene-index'
import sharp from 'sharp'

/** In the sources with what draws them, beside the bundle in `dist`. */
export const scenesFolder = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../../packages/drawing/scenes/' : './scenes/',
    import.meta.url,
  ),
)

/** The rendered scenes of a folder, read as they are wanted. */
export const openSceneFiles = async (folder: string): Promise<SceneSource> => ({
  film: await readFilm(join(folder, 'film.png')),
  loadScene: (name, width) => readScene(folder, { name, width }),
})

export const readFilm = async (path: string): Promise<Film> =>
  filmOf(await sharp(path).removeAlpha().raw().toBuffer())

type Shown = { name: string; width: number }

/** Its layers are stacked in one picture. */
export const readScene = async (folder: string, { name, width }: Shown): Promise<Scene> => {
  const entry = scenes[name]
  if (!entry) throw new Error(`There is no scene called ${name}.`)
  const shown = {
    width: Math.min(width, entry.width),
    height: Math.round((entry.height * Math.min(width, entry.width)) / entry.width),
  }
  const stacked = await sharp(join(folder, `${name}.avif`))
    .removeAlpha()
    .raw()
    .toBuffer()
  const layers = unstacked(entry, stacked).map((layer) => scaledLayer(layer, entry, shown))
  return sceneFrom(entry, shown, await Promise.all(layers))
}

/** How much of each pixel of a scene is each of its planes. */
export const sceneCovers = async (name: string, width: number): Promise<Scene['covers']> =>
  (await readScene(scenesFolder, { name, width })).covers

const scaledLayer = (
  pixels: Uint8Array,
  entry: SceneEntry,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> =>
  sharp(pixels, { raw: { width: entry.width, height: entry.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer()
