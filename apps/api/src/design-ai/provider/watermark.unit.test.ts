import sharp from 'sharp'
import { expect, test } from 'vitest'
import { watermarked } from './watermark.ts'

const gray = ({ width, height }: { width: number; height: number }) => Buffer.alloc(width * height * 3, 90)

/** The box of what differs from the gray it was laid on. */
const marked = (pixels: Buffer, width: number) => {
  const changed = [...pixels.keys()].filter((at) => pixels[at] !== 90).map((at) => Math.floor(at / 3))
  const columns = changed.map((pixel) => pixel % width)
  const rows = changed.map((pixel) => Math.floor(pixel / width))
  const [left, right, top, bottom] = [
    columns.reduce((least, one) => Math.min(least, one), width),
    columns.reduce((most, one) => Math.max(most, one), 0),
    rows.reduce((least, one) => Math.min(least, one), 100_000),
    rows.reduce((most, one) => Math.max(most, one), 0),
  ]
  return { left, right, top, bottom }
}

test.each([
  { width: 960, height: 720 },
  { width: 320, height: 320 },
  { width: 1_536, height: 1_024 },
])(
  'a painted picture of $width by $height says in itself what it is, on a plate at its foot',
  async (size) => {
    const drawn = await (await watermarked(gray(size), size)).raw().toBuffer({ resolveWithObject: true })
    expect([drawn.info.width, drawn.info.height, drawn.info.channels]).toEqual([size.width, size.height, 3])
    const { left, right, top, bottom } = marked(drawn.data, size.width)
    expect([left, size.height - bottom]).toEqual([12, 13])
    expect(right - left).toBeGreaterThan(size.width * 0.25)
    expect(right).toBeLessThan(size.width - 12)
    expect(bottom - top).toBeLessThan(60)
  },
)

test('marked twice it looks as if it were marked once', async () => {
  const size = { width: 960, height: 720 }
  const once = await (await watermarked(gray(size), size)).raw().toBuffer()
  const twice = await (await watermarked(once, size)).raw().toBuffer()
  expect(twice.equals(once)).toBe(true)
  // In our own letters: those of a machine without them are wider.
  const { left, right } = marked(once, size.width)
  expect(Math.abs(right - left - 273)).toBeLessThan(6)
  // Letters, not a plate alone.
  const { channels } = await sharp(once, { raw: { ...size, channels: 3 } }).stats()
  expect(channels[0]?.min).toBeLessThan(60)
})
