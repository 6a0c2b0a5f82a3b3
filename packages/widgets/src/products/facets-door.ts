import { facetsCss } from './Facets.css.ts'

export { FacetPanel as Widget } from './FacetPanel.tsx'
export const css: readonly string[] = [facetsCss]
