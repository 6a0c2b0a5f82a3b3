import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SceneSource } from '@showroom/drawing/drawer'
import { type Film, filmOf } from '@showroom/drawing/relight/film'
import type { Scene } from '@showroom/drawing/relight/scene'
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

/** The three layers are stacked in one picture. */
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
  const bytes = entry.width * entry.height * 3
  const layer = (index: number) =>
    scaledLayer(stacked.subarray(index * bytes, (index + 1) * bytes), entry, shown)
  const [base, light, mask] = await Promise.all([layer(0), layer(1), layer(2)])
  return { entry, ...shown, base, light, mask }
}

/** What of a scene its planes cover, a byte for each of three. */
export const sceneMask = async (name: string, width: number): Promise<Uint8Array> =>
  (await readScene(scenesFolder, { name, width })).mask

const scaledLayer = (
  pixels: Buffer,
  entry: SceneEntry,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> =>
  sharp(pixels, { raw: { width: entry.width, height: entry.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer()
