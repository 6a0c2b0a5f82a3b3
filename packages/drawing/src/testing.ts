import type { ObjectAppearance, SurfaceAppearance } from '@showroom/contract/catalogue/appearance'

/** A quiet porcelain tile, but for what a test says. */
export const aSurface = (facts: Partial<SurfaceAppearance> = {}): SurfaceAppearance => ({
  kind: 'surface',
  material: 'porcelain',
  look: 'solid',
  layout: 'grid',
  colors: ['#b98a6a'],
  grout: null,
  piece_in: [6, 6],
  gloss: 0.3,
  relief: 0.1,
  use: 'floor',
  seed: 3,
  ...facts,
})

export const anObject = (facts: Partial<ObjectAppearance> = {}): ObjectAppearance => ({
  kind: 'object',
  form: 'single-hole',
  finish: 'Chrome',
  color: null,
  seed: 1,
  ...facts,
})
