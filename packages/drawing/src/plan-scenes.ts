import index from '../scenes/plan-scenes.json' with { type: 'json' }
import type { furnishing } from './furnishing.ts'

type Usual = keyof typeof furnishing

/** What a surface wears where nobody has chosen. */
const usualOn = new Map<string, Usual>([
  ['counter', 'quartz'],
  ['island_top', 'quartz'],
  ['shower_floor', 'limestone'],
  ['cabinets', 'fronts'],
  ['island', 'timber'],
])

type Entry = { width: number; height: number; keys: readonly string[] }

/** Our own file, and read in browsers: what is checked there is checked when it is made. */
const planScenes: ReadonlyMap<string, Entry> = new Map(Object.entries(index))

export type PlanScene = {
  scene: string
  width: number
  height: number
  /** One for each plane: the surface that lies there, the same one twice where it goes around a corner. */
  planes: { key: string; usual: Usual }[]
}

/** The rendered scene of a built-in floor plan; null where there is none (yet). */
export const planSceneOf = (slug: string): PlanScene | null => {
  const found = planScenes.get(slug)
  if (!found) return null
  const { width, height, keys } = found
  const floor: Usual = slug.startsWith('bath-') ? 'limestone' : 'oak'
  const planes = keys.map((key) => ({ key, usual: key === 'floor' ? floor : (usualOn.get(key) ?? 'paint') }))
  return { scene: `plan-${slug}`, width, height, planes }
}
