import { type Film, filmAndCube } from '@showroom/drawing/relight/film'
import type { Reflectance } from '@showroom/drawing/relight/reflectance'
import { reflectingPixels } from '@showroom/drawing/relight/reflecting'
import { toLinear } from '@showroom/drawing/texture/color'
import type { Texture } from '@showroom/drawing/texture/texture'
import type { DrawnFace, OpenedFilm } from './engine-messages.ts'
import { bitmapAt, bytesOf } from './scene-bytes.ts'

/** What a white wall reflects, and how white it is shown. */
const [white, shownWhite] = [0.82, 212]
/** As in the rendered scenes: how far a colour is bent toward what the film would show. */
const faith = 0.75

/** The live room's film: the same as that of the rendered scenes, with a usual light that shows a white wall as white. */
export const openLiveFilm = async (address: string) => {
  const { film, cube } = filmAndCube(bytesOf(await bitmapAt(address)))
  const usualLight = (film.lightFor[shownWhite] ?? 1) / white
  const reflects = reflectsUnder(film, usualLight)
  const reflectance: Reflectance = [reflects, reflects, reflects]
  const opened: OpenedFilm = { film: cube, usualLight, reflects }
  const faceOf = (texture: Texture): DrawnFace => ({
    pixels: reflectingPixels(texture, reflectance),
    width: texture.width,
    height: texture.height,
    metresWide: texture.metresWide,
    metresHigh: texture.metresHigh,
  })
  return { opened, faceOf }
}

/** What each colour has to reflect, so that the film shows that very colour. */
const reflectsUnder = ({ lightFor }: Film, usualLight: number): Float32Array =>
  lightFor.map((light, value) => Math.min(0.94, (light / usualLight) * faith + toLinear(value) * (1 - faith)))
