import coordinates from '@showroom/contract/data/zip-coordinates.json' with { type: 'json' }
import { zipPattern } from '@showroom/contract/account/patterns'

/** Degrees. */
export type Coordinates = { latitude: number; longitude: number }

/** By the first three digits: of each ZIP code the last two, then its place in hundredths of a degree. */
const areas: Readonly<Record<string, string | undefined>> = coordinates

const endingLength = 2
const latitudeLength = 4
const rowLength = 11

/** Where a ZIP code lies, to a mile; null for one that is not known. */
export const placeOfZip = (zipCode: string): Coordinates | null => {
  if (!zipPattern.test(zipCode)) return null
  const area = areas[zipCode.slice(0, 3)] ?? ''
  const ending = zipCode.slice(3, 5)
  for (let at = 0; at < area.length; at += rowLength)
    if (area.startsWith(ending, at)) return readRow(area.slice(at + endingLength, at + rowLength))
  return null
}

const readRow = (row: string): Coordinates => ({
  latitude: Number(row.slice(0, latitudeLength)) / 100,
  longitude: Number(row.slice(latitudeLength)) / 100 - 180,
})
