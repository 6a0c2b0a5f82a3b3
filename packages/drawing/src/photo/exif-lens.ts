import type { Size } from './corners.ts'

/** So much of a file is looked through: cameras write what they say before the picture. */
export const mostExif = 131_072

/** Focal lengths that photos of rooms are taken with, in longest sides of the picture. */
export const [shortestLens, longestLens] = [0.35, 4]

/** The diagonal of 36 mm film, which equivalent focal lengths are told by. */
const filmDiagonal = Math.hypot(36, 24)
const tags = {
  exif: 0x8769,
  focal: 0x920a,
  width: 0xa002,
  height: 0xa003,
  perUnit: 0xa20e,
  unit: 0xa210,
  zoom: 0xa404,
  onFilm: 0xa405,
} as const
const millimetresOf: Readonly<Record<number, number>> = { 2: 25.4, 3: 10 }

/**
 * The focal length that a JPEG tells of itself, in longest sides of the picture as it is shown; null where it tells
 * none, where it was cropped since, or where what it tells can not be. Any bytes may come: nothing is read beyond them,
 * and each directory once.
 */
export const exifLens = (bytes: Uint8Array, shown: Size): number | null => {
  const told = toldBy(bytes)
  const lens = told && lensOf(told, shown)
  return lens && lens >= shortestLens && lens <= longestLens ? lens : null
}

type Told = (tag: keyof typeof tags) => number

const lensOf = (told: Told, { width, height }: Size): number | null => {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const taken = [told('width'), told('height')].toSorted((one, other) => other - one)
  const isCropped =
    taken.every((side) => side > 0) && Math.abs((taken[0] ?? 1) / (taken[1] ?? 1) / (long / short) - 1) > 0.02
  // Cameras do not agree whether an enlarged middle counts as a longer lens.
  if (isCropped || told('zoom') > 1.01 || long / short > 2) return null
  if (told('onFilm') > 0) return (told('onFilm') / filmDiagonal) * (sensorDiagonal(long, short) / long)
  const sensor = ((taken[0] ?? 0) / told('perUnit')) * (millimetresOf[told('unit') || 2] ?? 0)
  return told('focal') / sensor || null
}

/** A picture that is longer than sensors are, or squarer, is a piece of a sensor of four by three. */
const sensorDiagonal = (long: number, short: number): number => {
  if (long / short > 1.55) return long * 1.25
  return long / short < 1.3 ? (short * 5) / 3 : Math.hypot(long, short)
}

/** Segments of a JPEG follow each other by their lengths; each step goes ahead. */
const toldBy = (bytes: Uint8Array): Told | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, mostExif))
  const end = view.byteLength
  if (end < 4 || view.getUint16(0) !== 0xff_d8) return null
  for (let at = 2; at + 10 <= end && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const isExif = view.getUint8(at + 1) === 0xe1 && view.getUint32(at + 4) === 0x45_78_69_66
    if (isExif) return tiffIn(new DataView(view.buffer, view.byteOffset + at + 10, end - at - 10))
    if (view.getUint16(at + 2) < 2) return null
  }
  return null
}

/** The first directory leads to the camera's own; 0 where a tag is missing or lies outside. */
const tiffIn = (tiff: DataView): Told => {
  const isLittle = tiff.byteLength > 1 && tiff.getUint16(0) === 0x49_49
  const read = (at: number, size: 2 | 4): number => {
    if (at + size > tiff.byteLength) return 0
    return size === 2 ? tiff.getUint16(at, isLittle) : tiff.getUint32(at, isLittle)
  }
  const valueAt = (at: number): number => {
    const type = read(at + 2, 2)
    if (type === 3) return read(at + 8, 2)
    const value = read(at + 8, 4)
    return type === 5 ? read(value, 4) / (read(value + 4, 4) || Infinity) : value
  }
  const find = (directory: number, tag: number): number => {
    const count = directory === 0 ? 0 : read(directory, 2)
    for (let entry = 0, at = directory + 2; entry < count && at + 12 <= tiff.byteLength; entry++, at += 12)
      if (read(at, 2) === tag) return valueAt(at)
    return 0
  }
  const camera = find(read(4, 4), tags.exif)
  return (tag) => find(camera, tags[tag])
}
