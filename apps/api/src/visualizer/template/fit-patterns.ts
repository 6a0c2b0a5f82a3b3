import type { DesignState } from '@showroom/contract/visualizer/design'
import type { Material } from '@showroom/contract/visualizer/visualizer'

/** A pattern that goods can not be laid in is left to what is usual for them. */
export const fitPatterns = (state: DesignState, materials: readonly Material[]): DesignState => {
  const patternsOf = new Map(materials.map(({ id, quantity }) => [id, quantity.patterns]))
  const laid = Object.fromEntries(
    Object.entries(state.laid).map(([key, one]) => {
      const patterns = patternsOf.get(one.product_id ?? '') ?? []
      const fits = one.pattern === null || patterns.includes(one.pattern)
      return [key, fits ? one : { ...one, pattern: null }]
    }),
  )
  return { ...state, laid }
}
