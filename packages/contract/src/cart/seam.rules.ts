import type { Part } from './amount.rules.ts'
import { needsSeam } from './quantity.rules.ts'

export type Seam = { run: number; slab: number }

const inchesInFoot = 12

/** Where the longest run passes the longest side of a slab: both in thousandths of a foot. */
export const seamOf = (
  { unit, longest_edge }: { unit: string; longest_edge: number | null },
  longestRun: number,
): Seam | null => {
  if (unit !== 'slab' || longest_edge === null) return null
  const slab = Math.floor(longest_edge / inchesInFoot)
  return needsSeam(longestRun, slab) ? { run: longestRun, slab } : null
}

/** The longest run that a slab has to reach, among parts whose sides somebody has measured. */
export const longestOf = (parts: readonly Part[]): number =>
  Math.max(0, ...parts.flatMap(({ sides }) => (sides ? [sides.width, sides.length] : [])))
