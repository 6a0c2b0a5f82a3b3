import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { AiRoom, AiStyle, AiSurface } from '@showroom/contract/design-ai/ai-choices'
import { surfacesOf } from '@showroom/contract/design-ai/room.rules'
import { tasteOf } from '../../apps/api/src/design-ai/assembler/score.rules.ts'

type Laid = Pick<SurfaceAppearance, 'material' | 'layout' | 'piece_in' | 'gloss' | 'relief'>

const floors: Partial<Record<SurfaceAppearance['look'], Laid>> = {
  wood: { material: 'wood', layout: 'planks', piece_in: [7, 72], gloss: 0.25, relief: 0.08 },
  brick: { material: 'brick', layout: 'herringbone', piece_in: [4, 8], gloss: 0.05, relief: 0.2 },
  patterned: { material: 'cement', layout: 'grid', piece_in: [8, 8], gloss: 0.15, relief: 0.03 },
}
const tile: Laid = { material: 'porcelain', layout: 'grid', piece_in: [24, 24], gloss: 0.3, relief: 0.04 }
const slab: Laid = { material: 'quartz', layout: 'slab', piece_in: [63, 126], gloss: 0.7, relief: 0 }
const brick: Laid = { material: 'ceramic', layout: 'offset', piece_in: [3, 9], gloss: 0.6, relief: 0.08 }
const ledger: Laid = { material: 'stone', layout: 'ledger', piece_in: [6, 24], gloss: 0.05, relief: 0.9 }

const laidFor = (surface: AiSurface, look: SurfaceAppearance['look']): Laid => {
  if (surface === 'counter') return slab
  if (surface === 'fireplace' || surface === 'garden_wall') return ledger
  if (surface === 'backsplash' || surface === 'wall_tile') return brick
  return floors[look] ?? tile
}

const placeOf = (surface: AiSurface): SurfaceAppearance['use'] => {
  if (surface === 'counter') return 'counter'
  if (surface === 'paving' || surface === 'garden_wall') return 'outdoor'
  return surface === 'floor' ? 'floor' : 'wall'
}

/** What a style is like on a surface, of no product: its first look in its first colors. */
const appearanceOf = (style: AiStyle, surface: AiSurface): SurfaceAppearance => {
  const { looks, colors } = tasteOf(style, surface)
  const [look = 'solid'] = looks
  return {
    kind: 'surface',
    ...laidFor(surface, look),
    look,
    colors: colors.slice(0, 3),
    grout: surface === 'counter' || look === 'wood' ? null : '#d6d1c8',
    use: placeOf(surface),
    seed: 11,
  }
}

/** What a room wears in a style, of no product: in the order of its scene's planes. */
export const styleSurfaces = (style: AiStyle, room: AiRoom): SurfaceAppearance[] =>
  surfacesOf(room).map((surface) => appearanceOf(style, surface))
