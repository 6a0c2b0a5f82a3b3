import { colorDistance, labOf } from '../../packages/contract/src/visualizer/color-distance.rules.ts'
import type { Look } from '../../packages/contract/src/visualizer/look.ts'
import { paint, type Shade } from './shades.ts'

/** Two rooms that differ by less are taken for one. */
export const leastApart = 6

const colorsOf = ({ laid, painted }: Look): Map<string, string> =>
  new Map([...Object.entries(laid), ...Object.entries(painted)].map(([key, { color }]) => [key, color]))

/** How different two looks of one kind of room are: the mean of their surfaces. */
export const apart = (one: Look, other: Look): number => {
  const theirs = colorsOf(other)
  const distances = [...colorsOf(one)].map(([key, color]) => {
    const their = theirs.get(key)
    return their ? colorDistance(labOf(color), labOf(their)) : 0
  })
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length
}

/** A look that resembles an earlier one gets other walls: the nearest to its own that sets it apart, of its style's paints first. */
export const keepApart = (looks: readonly Look[], paintsOf: (look: Look) => readonly Shade[]): Look[] => {
  const kept: Look[] = []
  for (const look of looks) {
    const earlier = kept.filter(({ room_type }) => room_type === look.room_type)
    const isNew = (candidate: Look) => earlier.every((other) => apart(candidate, other) >= leastApart)
    kept.push(repainted(look, paintsOf(look)).find(isNew) ?? look)
  }
  return kept
}

const repainted = (look: Look, liked: readonly Shade[]): Look[] => {
  const own = look.painted.walls?.color ?? paint.white[1]
  const near = ([, color]: Shade) => colorDistance(labOf(own), labOf(color))
  const byNearness = (shades: readonly Shade[]) =>
    shades.toSorted((one, other) => near(one) - near(other)).map(([, color]) => color)
  return [own, ...byNearness(liked), ...byNearness(Object.values(paint))].map((color) => ({
    ...look,
    painted: { ...look.painted, walls: { color } },
  }))
}
