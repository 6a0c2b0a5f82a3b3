/** Light over a flat side of the room, a number a texel. */
export type LightMap = { width: number; height: number; light: Float32Array<ArrayBuffer> }

/** Each texel as its neighbours and itself are on average. */
export const smoothed = ({ width, height, light }: LightMap): LightMap => ({
  width,
  height,
  light: light.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    let [sum, count] = [0, 0]
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        sum += light[row * width + column] ?? 0
        count++
      }
    }
    return sum / count
  }),
})

/** As many texels as `texel` metres ask for on a side of the room. */
export const darkMap = ({ width, height }: { width: number; height: number }, texel: number): LightMap => {
  const [across, up] = [Math.max(2, Math.ceil(width / texel)), Math.max(2, Math.ceil(height / texel))]
  return { width: across, height: up, light: new Float32Array(across * up) }
}

/** The same light at another number of texels, evenly from one to the next. */
export const fitted = (from: LightMap, { width, height }: LightMap): LightMap => {
  if (from.width === width && from.height === height) return from
  const light = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const [above, below, down] = between(y, height, from.height)
    for (let x = 0; x < width; x++, at++) {
      const [left, right, across] = between(x, width, from.width)
      const mixed = (row: number): number =>
        (from.light[row + left] ?? 0) * (1 - across) + (from.light[row + right] ?? 0) * across
      light[at] = mixed(above * from.width) * (1 - down) + mixed(below * from.width) * down
    }
  }
  return { width, height, light }
}

/** The two texels that one lies between, and how far it is on the way to the second. */
const between = (texel: number, count: number, countBefore: number): [number, number, number] => {
  const place = Math.min(countBefore - 1, Math.max(0, ((texel + 0.5) / count) * countBefore - 0.5))
  const first = Math.floor(place)
  return [first, Math.min(countBefore - 1, first + 1), place - first]
}

/** The light of both. */
export const together = (one: LightMap, other: LightMap | undefined): LightMap => ({
  ...one,
  light: one.light.map((light, at) => light + (other?.light[at] ?? 0)),
})
