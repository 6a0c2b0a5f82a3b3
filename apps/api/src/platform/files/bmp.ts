import sharp, { type Sharp } from 'sharp'

const headerBytes = 54
const channels = 4

/** A Windows bitmap as a picture: the kinds without compression, of 8, 24 and 32 bits. Null for any other. */
export const bmpPicture = (bytes: Buffer, mostPixels: number): Sharp | null => {
  const head = headOf(bytes)
  if (!head || head.width * head.height > mostPixels) return null
  const { width, height } = head
  const pixels = pixelsOf(bytes, head)
  return pixels && sharp(pixels, { raw: { width, height, channels } })
}

type Head = { width: number; height: number; isUpward: boolean; bits: number; start: number; palette: number }

const headOf = (bytes: Buffer): Head | null => {
  if (bytes.length < headerBytes || bytes.toString('latin1', 0, 2) !== 'BM') return null
  const rows = bytes.readInt32LE(22)
  const [width, height] = [bytes.readInt32LE(18), Math.abs(rows)]
  const bits = bytes.readUInt16LE(28)
  const isPlain = bytes.readUInt32LE(30) === 0 && [8, 24, 32].includes(bits)
  if (!isPlain || width < 1 || height < 1) return null
  const palette = 14 + bytes.readUInt32LE(14)
  return { width, height, isUpward: rows > 0, bits, start: bytes.readUInt32LE(10), palette }
}

/** Lines stand from the bottom up, each filled to four bytes, with blue first. Of the fourth byte nobody is sure. */
const pixelsOf = (bytes: Buffer, { width, height, isUpward, bits, start, palette }: Head): Buffer | null => {
  const step = bits / 8
  const line = Math.ceil((width * step) / 4) * 4
  if (start + line * height > bytes.length) return null
  const pixels = Buffer.alloc(width * height * channels, 255)
  for (let row = 0; row < height; row += 1) {
    const from = start + line * (isUpward ? height - 1 - row : row)
    for (let column = 0; column < width; column += 1) {
      const at = from + column * step
      const color = bits === 8 ? palette + (bytes[at] ?? 0) * 4 : at
      const to = (row * width + column) * channels
      pixels[to] = bytes[color + 2] ?? 0
      pixels[to + 1] = bytes[color + 1] ?? 0
      pixels[to + 2] = bytes[color] ?? 0
    }
  }
  return pixels
}
