import type { Block } from './block.ts'

/** Where something has changed. */
export type Touched = [root: number | undefined, family: number | undefined]

/** What derived answers are kept by: they name what they have read, and at which change. */
export const openCounters = () => {
  let changes = 0
  let changesOfGoods = 0
  const ofRoots = new Map<number, number>()
  const ofFamilies = new Map<number, number>()
  const latest = new Set<number>()
  return {
    get changes() {
      return changes
    },
    get changesOfGoods() {
      return changesOfGoods
    },
    changesIn: (root: number) => ofRoots.get(root) ?? 0,
    changesOf: (family: number) => ofFamilies.get(family) ?? 0,
    note: (touched: readonly Touched[], isStock: boolean) => {
      changes += 1
      if (!isStock) changesOfGoods += 1
      for (const [root = 0, family = 0] of touched) {
        ofRoots.set(root, changes)
        ofFamilies.set(family, changes)
        latest.add(family)
      }
    },
    /** Cards show the colors of their families, which may lie in other categories. */
    noteFamilies: (blocks: readonly Block[]) => {
      for (const { root, rows } of blocks) {
        if (rows.numbers.family.some((family) => latest.has(family))) ofRoots.set(root, changes)
      }
      latest.clear()
    },
  }
}
