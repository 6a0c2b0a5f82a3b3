import index from '../scenes/spots.json' with { type: 'json' }

export type Spot = readonly [number, number]

const spots: ReadonlyMap<string, readonly (readonly number[] | null)[]> = new Map(Object.entries(index))

/** Where each plane of a rendered room is seen, as shares of its picture; null for what is hardly seen. */
export const spotsIn = (scene: string): (Spot | null)[] =>
  (spots.get(scene) ?? []).map((spot) => spot && [spot[0] ?? 0, spot[1] ?? 0])
