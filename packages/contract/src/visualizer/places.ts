import { type FixtureKey, fixtureKeys, fixtureNames, fixtureShelves, isFixture } from './fixtures.ts'
import { type LaidSurface, laidSurfaces, surfaceCategories, surfaceNames } from './surfaces.ts'

/** All that goods are chosen for: what they lie on, and what they stand for. */
export const placeKeys = [...laidSurfaces, ...fixtureKeys] as const
export type PlaceKey = LaidSurface | FixtureKey

export const nameOfPlace = (key: PlaceKey): string => (isFixture(key) ? fixtureNames[key] : surfaceNames[key])

/** Shelves that sell goods for it, the most usual first. */
export const shelvesFor = (key: PlaceKey): readonly string[] =>
  isFixture(key) ? fixtureShelves[key] : surfaceCategories[key]

type Places = {
  surfaces: readonly { key: LaidSurface; name?: string | undefined }[]
  fixtures: readonly { key: FixtureKey }[]
}

/** Where goods lie and what they stand for, as a list says it. */
export const placeWords = ({ surfaces, fixtures }: Places): string =>
  [
    ...surfaces.map(({ key, name }) => name ?? surfaceNames[key]),
    ...fixtures.map(({ key }) => fixtureNames[key]),
  ].join(', ')
