import { Color, DataTexture, DataUtils, HalfFloatType, LinearFilter, RGBAFormat } from 'three'

const [skyRows, skyFrom] = [32, 0.55]

/** Pale over the hedges, blue above. */
export const openSky = (): DataTexture => {
  const [low, high] = [new Color('#e4edf0'), new Color('#9fc3e2')]
  const rows = Array.from({ length: skyRows }, (_, row) => {
    const share = Math.max(0, (row / (skyRows - 1) - skyFrom) / (1 - skyFrom))
    const { r, g, b } = low.clone().lerp(high, share)
    return [r, g, b].map((value) => DataUtils.toHalfFloat(value)).concat(DataUtils.toHalfFloat(1))
  })
  const texture = new DataTexture(new Uint16Array(rows.flat()), 1, skyRows, RGBAFormat, HalfFloatType)
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
