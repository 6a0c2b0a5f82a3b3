import type { DesignState, LaidState } from './design.ts'

/** A surface of which nothing has been said yet. */
export const nothingLaid: LaidState = {
  product_id: null,
  pattern: null,
  angle: 0,
  joint_mil: null,
  grout: null,
  start: [0, 0],
  waste_pct: null,
  area: null,
}

/** The goods that lie or stand in a room, each once. */
export const productsIn = ({ laid, fixtures = {} }: Pick<DesignState, 'laid' | 'fixtures'>): string[] => [
  ...new Set(
    [...Object.values(laid), ...Object.values(fixtures)].flatMap(({ product_id }) => product_id ?? []),
  ),
]
