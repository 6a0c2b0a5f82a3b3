import { type ImageSize, pictureFields } from '@showroom/contract/shared/image.rules'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bmpPicture } from './bmp.ts'
import { pictureFor } from './picture-field.ts'

const rule = pictureFields.logo
const { width, height } = rule.minimum
const sentence = 'The logo field must be Minimum 160 X 80 pixels.'
const plain = (size: ImageSize = { width, height }) =>
  sharp({ create: { ...size, channels: 3, background: '#b4532a' } })
const take = (fileName: string, bytes: Buffer) => pictureFor({ fileName, bytes }, rule)
const svg = (inside: string, head = '') =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">${inside}</svg>`,
  )

type Color = readonly [red: number, green: number, blue: number]

/** A bitmap as paint programs write it: 24 bits, from the bottom up. */
const bmp = (size: { width: number; height: number }, colorAt: (column: number, row: number) => Color) => {
  const line = Math.ceil((size.width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + line * size.height)
  bytes.write('BM', 'latin1')
  bytes.writeUInt32LE(bytes.length, 2)
  for (const [at, value] of [
    [10, 54],
    [14, 40],
    [18, size.width],
    [22, size.height],
  ] as const)
    bytes.writeInt32LE(value, at)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  for (let row = 0; row < size.height; row += 1)
    for (let column = 0; column < size.width; column += 1) {
      const [red, green, blue] = colorAt(column, size.height - 1 - row)
      bytes.set([blue, green, red], 54 + row * line + column * 3)
    }
  return bytes
}

test('all six names are taken from the minimum on, and what is no photo becomes a PNG', async () => {
  const kinds = [
    ['logo.jpg', await plain().jpeg().toBuffer(), 'image/jpeg'],
    ['logo.JPEG', await plain().jpeg().toBuffer(), 'image/jpeg'],
    ['logo.png', await plain().png().toBuffer(), 'image/png'],
    ['logo.gif', await plain().gif().toBuffer(), 'image/png'],
    ['logo.bmp', bmp({ width, height }, () => [180, 83, 42]), 'image/png'],
    ['logo.svg', svg('<rect width="160" height="80" fill="#b4532a"/>'), 'image/png'],
  ] as const
  for (const [name, bytes, mediaType] of kinds) {
    const taken = await take(name, bytes)
    expect([name, taken.mediaType]).toEqual([name, mediaType])
    const { dominant } = await sharp(taken.bytes).stats()
    expect(Math.abs(dominant.r - 180) + Math.abs(dominant.g - 83) + Math.abs(dominant.b - 42)).toBeLessThan(
      24,
    )
  }
})

test('what is smaller, is called otherwise or is no picture is refused in the sentence of the specification', async () => {
  const small = await plain({ width: width - 1, height })
    .png()
    .toBuffer()
  const flat = await plain({ width, height: height - 1 })
    .png()
    .toBuffer()
  const large = await plain().png().toBuffer()
  const refused = [
    ['logo.png', small],
    ['logo.png', flat],
    ['logo.webp', await plain().webp().toBuffer()],
    ['logo.webp', large],
    ['logo', large],
    ['logo.png', await plain().webp().toBuffer()],
    ['logo.png', large.subarray(0, large.length / 2)],
    ['logo.png', Buffer.alloc(0)],
    ['logo.svg', Buffer.from('<!doctype html><svg></svg>')],
  ] as const
  for (const [name, bytes] of refused)
    await expect(take(name, bytes), name).rejects.toMatchObject({ status: 422, errors: { file: [sentence] } })
})

test('of a drawing nothing is left that could run or reach out, and one with entities is not opened', async () => {
  const script = svg(
    '<script>alert(1)</script><image xlink:href="file:///etc/hostname" width="160" height="80"/>',
  )
  const { bytes } = await take('logo.svg', script)
  expect((await sharp(bytes).metadata()).format).toBe('png')
  expect((await sharp(bytes).stats()).channels.every(({ max }) => max === 0)).toBe(true)
  const bomb = svg('<text>&a;</text>', '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]>')
  await expect(take('logo.svg', bomb)).rejects.toMatchObject({ status: 422 })
})

test('a bitmap that claims more than it has, or more than fits, is refused', async () => {
  const honest = bmp({ width, height }, () => [1, 2, 3])
  for (const claimed of [width * 100, 2_000_000_000, -5, 0]) {
    const bytes = Buffer.from(honest)
    bytes.writeInt32LE(claimed, 18)
    await expect(take('logo.bmp', bytes)).rejects.toMatchObject({ status: 422 })
  }
})

const byte = fc.integer({ min: 0, max: 255 })
test('every point of a bitmap keeps its color and its place', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(byte, byte, byte), { minLength: 15, maxLength: 15 }),
      async (colors) => {
        const bytes = bmp({ width: 5, height: 3 }, (column, row) => colors[row * 5 + column] ?? [0, 0, 0])
        const drawn = await bmpPicture(bytes, 100)?.removeAlpha().raw().toBuffer()
        expect([...(drawn ?? [])]).toEqual(colors.flat())
      },
    ),
    { numRuns: 30 },
  )
})
