export type Box = { x: number; y: number; width: number; height: number }

/** The smallest box around some pixels. */
export const boxAround = (pixels: Uint32Array, width: number): Box => {
  let [left, right, top, bottom] = [width, 0, Number.POSITIVE_INFINITY, 0]
  for (const pixel of pixels) {
    const row = (pixel / width) | 0
    const column = pixel - row * width
    if (column < left) left = column
    if (column > right) right = column
    if (row < top) top = row
    if (row > bottom) bottom = row
  }
  if (pixels.length === 0) return { x: 0, y: 0, width: 1, height: 1 }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** The box out of a picture of three bytes a pixel, four bytes a pixel. */
export const cutOut = (
  picture: Uint8Array,
  wide: number,
  { x, y, width, height }: Box,
): Uint8ClampedArray<ArrayBuffer> => {
  const out = new Uint8ClampedArray(width * height * 4)
  for (let row = 0, to = 0; row < height; row++) {
    let from = ((y + row) * wide + x) * 3
    for (let column = 0; column < width; column++, from += 3, to += 4) {
      out[to] = picture[from] ?? 0
      out[to + 1] = picture[from + 1] ?? 0
      out[to + 2] = picture[from + 2] ?? 0
      out[to + 3] = 255
    }
  }
  return out
}
