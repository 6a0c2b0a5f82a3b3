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
