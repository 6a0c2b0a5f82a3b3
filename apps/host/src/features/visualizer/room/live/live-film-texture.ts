import { Data3DTexture, LinearFilter, RGBAFormat } from 'three'

const filmSide = 33

/** The film as the card reads it, four bytes a colour. */
export const filmTextureOf = (film: Uint8Array): Data3DTexture => {
  const colors = new Uint8Array(filmSide ** 3 * 4)
  for (let from = 0, to = 0; from < film.length; from += 3, to += 4) {
    colors[to] = film[from] ?? 0
    colors[to + 1] = film[from + 1] ?? 0
    colors[to + 2] = film[from + 2] ?? 0
    colors[to + 3] = 255
  }
  return cubeOf(colors, filmSide)
}

/** What stands in its place until it has come. */
export const noFilm = (): Data3DTexture => cubeOf(new Uint8Array([128, 128, 128, 255]), 1)

const cubeOf = (colors: Uint8Array<ArrayBuffer>, side: number): Data3DTexture => {
  const texture = new Data3DTexture(colors, side, side, side)
  texture.format = RGBAFormat
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
