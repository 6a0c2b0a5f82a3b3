import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exifLens } from './exif-lens.ts'
import { proportionOf } from './proportion.ts'
import { cameras, handsOf, isSeen, missedBy, picture, places, quantile, rectangle } from './testing.ts'

/** Numbers of a directory: short ones, or fractions. */
type Tags = Readonly<Record<number, number | readonly [number, number]>>
const [focal, width, height, perUnit, unit, zoom, onFilm] = [
  0x92_0a, 0xa0_02, 0xa0_03, 0xa2_0e, 0xa2_10, 0xa4_04, 0xa4_05,
]

/** A JPEG as a camera writes it: what it says of itself, then its picture. */
const jpegSaying = (tags: Tags, isLittle = true): Uint8Array => {
  const entries = Object.entries(tags)
  const tiff = new DataView(new ArrayBuffer(28 + entries.length * 20))
  const put = (at: number, size: 2 | 4, value: number) =>
    size === 2 ? tiff.setUint16(at, value, isLittle) : tiff.setUint32(at, value, isLittle)
  const entry = (at: number, tag: number, [type, count, value]: readonly [number, number, number]) => {
    put(at, 2, tag)
    put(at + 2, 2, type)
    put(at + 4, 4, count)
    put(at + 8, type === 3 ? 2 : 4, value)
  }
  tiff.setUint16(0, isLittle ? 0x49_49 : 0x4d_4d)
  put(2, 2, 42)
  put(4, 4, 8)
  put(8, 2, 1)
  entry(10, 0x87_69, [4, 1, 26])
  put(26, 2, entries.length)
  let words = 28 + entries.length * 12
  entries.forEach(([tag, value], index) => {
    const at = 28 + index * 12
    if (typeof value === 'number') return entry(at, Number(tag), [3, 1, value])
    entry(at, Number(tag), [5, 1, words])
    put(words, 4, value[0])
    put(words + 4, 4, value[1])
    words += 8
  })
  const exif = [...Buffer.from('Exif\0\0'), ...new Uint8Array(tiff.buffer)]
  const length = exif.length + 2
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...exif, 0xff, 0xda, 0, 2, 1, 2])
}

const shown = { width: 4_032, height: 3_024 }
const diagonal = Math.hypot(36, 24)

describe('a photo tells the lens that it was taken with', () => {
  test.each([true, false])('by its length on film, in either order of bytes (%s), and turned', (isLittle) => {
    const bytes = jpegSaying({ [onFilm]: 26, [width]: 4_032, [height]: 3_024 }, isLittle)
    expect(exifLens(bytes, shown)).toBeCloseTo((26 / diagonal) * 1.25, 6)
    expect(exifLens(bytes, { width: 3_024, height: 4_032 })).toBeCloseTo((26 / diagonal) * 1.25, 6)
    expect(exifLens(bytes, { width: 1_600, height: 1_200 })).toBeCloseTo((26 / diagonal) * 1.25, 6)
  })

  test('by its own length and how dense its sensor is', () => {
    // Six thousand points over 3.6 centimetres.
    const told = {
      [focal]: [24, 1],
      [width]: 6_000,
      [height]: 4_000,
      [perUnit]: [60_000, 36],
      [unit]: 3,
    } as const
    expect(exifLens(jpegSaying(told), { width: 1_500, height: 1_000 })).toBeCloseTo(24 / 36, 6)
  })

  test('of a piece of a sensor the lens is the sensor’s', () => {
    expect(exifLens(jpegSaying({ [onFilm]: 26 }), { width: 4_032, height: 2_268 })).toBeCloseTo(
      (26 / diagonal) * 1.25,
      6,
    )
    expect(exifLens(jpegSaying({ [onFilm]: 26 }), { width: 3_024, height: 3_024 })).toBeCloseTo(
      (26 / diagonal) * (5 / 3),
      6,
    )
  })

  test.each([
    ['cropped since', { [onFilm]: 26, [width]: 4_032, [height]: 3_024 }, { width: 4_032, height: 2_000 }],
    ['enlarged by the camera', { [onFilm]: 52, [zoom]: [2, 1] }, shown],
    ['taken in a sweep', { [onFilm]: 26 }, { width: 9_000, height: 2_000 }],
    ['taken by no lens that there is', { [onFilm]: 2 }, shown],
    ['silent about it', { [width]: 4_032 }, shown],
    ['sure of a sensor without size', { [focal]: [4, 1], [width]: 4_032, [perUnit]: [0, 0] }, shown],
  ] as const)('one that was %s tells none', (_what, tags, size) => {
    expect(exifLens(jpegSaying(tags), size)).toBeNull()
  })
})

test('what is no JPEG, or lies about its lengths, tells no lens or one that can be, and never fails', () => {
  const real = jpegSaying({ [onFilm]: 26, [focal]: [24, 1], [perUnit]: [60_000, 36], [width]: 4_032 })
  const spoiled = fc
    .tuple(fc.array(fc.tuple(fc.nat(real.length - 1), fc.nat(255)), { maxLength: 12 }), fc.nat(real.length))
    .map(([changes, length]) => {
      const bytes = Uint8Array.from(real)
      for (const [at, value] of changes) bytes[at] = value
      return bytes.subarray(0, length)
    })
  const marked = fc
    .uint8Array({ maxLength: 400 })
    .map((bytes) => Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, ...bytes]))
  fc.assert(
    fc.property(fc.oneof(spoiled, marked, fc.uint8Array({ maxLength: 400 })), (bytes) => {
      const lens = exifLens(bytes, shown)
      expect(lens === null || (lens >= 0.35 && lens <= 4)).toBe(true)
    }),
    { numRuns: 3_000 },
  )
})

test('a directory that names more entries than there are bytes is read to the end of what is looked through', () => {
  const full = new Uint8Array(200_000).fill(255)
  full.set(jpegSaying({ [onFilm]: 26 }))
  const entriesOfCamera = 12 + 26
  full.set([255, 255], entriesOfCamera)
  expect(exifLens(full, shown)).toBeCloseTo((26 / diagonal) * 1.25, 6)
})

test('with one side typed and the lens told the other follows: hands within two pixels, half of them within 4 %, all but few within 12 %', () => {
  const errors: number[] = []
  fc.assert(
    fc.property(cameras, places, handsOf, (camera, place, hands) => {
      const quad = rectangle(camera, place)
      fc.pre(isSeen(quad))
      // As cameras tell it: in whole millimetres, by the diagonal.
      const told = Math.round(
        ((camera.lens / 36) * picture.width * diagonal) / Math.hypot(picture.width, picture.height),
      )
      const lens = exifLens(jpegSaying({ [onFilm]: told }), picture)
      const { ratio, from } = proportionOf(missedBy(quad, hands), { ...picture, lens })
      expect(from).toBe('camera')
      errors.push(Math.abs(ratio / (place.width / place.depth) - 1))
    }),
    { numRuns: 200, seed: 7, unbiased: true },
  )
  expect(quantile(errors, 0.5)).toBeLessThan(0.04)
  expect(quantile(errors, 0.95)).toBeLessThan(0.12)
})
