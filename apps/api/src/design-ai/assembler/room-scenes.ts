import type { AiRoom, AiSurface } from '@showroom/contract/design-ai/ai-choices'
import { furnishing } from '@showroom/drawing/furnishing'

type Plane = keyof typeof furnishing

/** As large as a look is drawn. */
export const pictureSize = { width: 960, height: 720 }

/** The rendered room, and what its planes wear where nothing is chosen: in the order of `rooms`. */
export const roomScenes: Record<AiRoom, { scene: string; usual: readonly Plane[] }> = {
  kitchen: { scene: 'room-kitchen', usual: ['paint', 'quartz', 'oak'] },
  bathroom: { scene: 'room-bathroom', usual: ['paint', 'limestone'] },
  living: { scene: 'room-living', usual: ['paint', 'oak'] },
  outdoor: { scene: 'room-patio', usual: ['sandstone', 'render'] },
}

/** Where a surface is bought. */
export const shelvesOf = (room: AiRoom, surface: AiSurface): { shelves: string[]; uses: string[] } => {
  if (surface === 'floor')
    return room === 'bathroom'
      ? { shelves: ['tile-flooring', 'luxury-vinyl-tile', 'spc-rigid-core-plank'], uses: ['floor'] }
      : {
          shelves: ['hardwood-flooring', 'tile-flooring', 'luxury-flooring', 'laminate-flooring'],
          uses: ['floor'],
        }
  if (surface === 'backsplash') return { shelves: ['backsplash-tiles'], uses: ['wall'] }
  if (surface === 'wall_tile')
    return { shelves: ['backsplash-tiles', 'tile-flooring'], uses: ['wall', 'floor'] }
  if (surface === 'counter') return { shelves: ['countertop'], uses: ['counter'] }
  if (surface === 'paving') return { shelves: ['hardscaping'], uses: ['outdoor'] }
  return { shelves: ['stacked-stone'], uses: ['wall', 'outdoor', 'floor'] }
}
