import { hrefOf } from '../../paths.ts'

export type ZipPlace = { city: string; state: string }

/** One file for the ZIP codes that begin alike: state → city → the last three digits of each, one after the other. */
type Region = Record<string, Record<string, string>>

/** The post office’s place of a ZIP code; null when it is not known or the list can not be had. */
export const placeOfZip = async (zip: string): Promise<ZipPlace | null> => {
  const region = await regionOf(zip.slice(0, 2))
  return region && placeIn(region, zip.slice(2, 5))
}

export const placeIn = (region: Region, ending: string): ZipPlace | null => {
  for (const [state, cities] of Object.entries(region)) {
    for (const [city, endings] of Object.entries(cities)) {
      if (endings.match(/\d{3}/g)?.includes(ending)) return { city, state }
    }
  }
  return null
}

const regionOf = async (beginning: string): Promise<Region | null> => {
  const reply = await fetch(hrefOf(`/zip-codes/${beginning}.json`)).catch(() => null)
  if (!reply?.ok) return null
  const region: unknown = await reply.json().catch(() => null)
  return isRegion(region) ? region : null
}

const isRegion = (value: unknown): value is Region =>
  isRecord(value) &&
  Object.values(value).every(
    (cities) => isRecord(cities) && Object.values(cities).every((endings) => typeof endings === 'string'),
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
