import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { sceneNames } from './relight/scene-index.ts'
import type { furnishing } from './furnishing.ts'
import { pieceOf } from './texture/surface-texture.ts'

/** The sample board, metres. */
export const boardSize = { width: 0.36, length: 0.42 }

/** Boards take turns by seed, so that a page of products does not look stamped. */
export function boardFor({ seed }: SurfaceAppearance): string {
  const boards = sceneNames('board')
  return boards[seed % boards.length] ?? 'board-linen'
}

/** Large pieces are shown on a larger board: at least about two of them fit across. */
export function boardZoom(surface: SurfaceAppearance): number {
  const { width, length } = pieceOf(surface)
  const short = Math.min(width, length)
  const isBroad = surface.layout === 'slab'
  if (isBroad) return surface.look === 'marble' ? 2.6 : 1.5
  if (surface.layout === 'roll') return 1
  if (surface.layout === 'ledger' || surface.layout === 'flagstone')
    return surface.layout === 'ledger' ? 1.5 : 3
  const acrossBoard = surface.layout === 'herringbone' || surface.layout === 'chevron' ? short * 1.6 : short
  return Math.min(4, Math.max(1, acrossBoard / (boardSize.width * 0.52)))
}

type Furnishing = keyof typeof furnishing
interface Room {
  scene: string
  /** What lies on each plane of the room when it is not the product's. */
  planes: { usual: Furnishing }[]
  shownOn: number
}

const rooms = {
  bathroom: { scene: 'room-bathroom', planes: [{ usual: 'paint' }, { usual: 'limestone' }] },
  kitchen: { scene: 'room-kitchen', planes: [{ usual: 'paint' }, { usual: 'quartz' }, { usual: 'oak' }] },
  living: { scene: 'room-living', planes: [{ usual: 'paint' }, { usual: 'oak' }] },
  patio: { scene: 'room-patio', planes: [{ usual: 'sandstone' }, { usual: 'render' }] },
} satisfies Record<string, Omit<Room, 'shownOn'>>

/** The room a surface is at home in, and the plane it takes there. */
export function roomFor(surface: SurfaceAppearance): Room {
  const { use, look, layout, material, seed } = surface
  if (use === 'counter') return { ...rooms.kitchen, shownOn: 1 }
  if (layout === 'ledger' || look === 'brick') {
    if (use === 'outdoor') return { ...rooms.patio, shownOn: 1 }
    return seed % 2 === 0 ? { ...rooms.living, shownOn: 0 } : { ...rooms.patio, shownOn: 1 }
  }
  if (use === 'outdoor') return { ...rooms.patio, shownOn: 0 }
  if (use === 'wall')
    return seed % 2 === 0 ? { ...rooms.kitchen, shownOn: 0 } : { ...rooms.bathroom, shownOn: 0 }
  const isBoards = look === 'wood' || material === 'laminate' || material === 'vinyl'
  if (isBoards) return { ...rooms.living, shownOn: 1 }
  return seed % 3 === 0 ? { ...rooms.living, shownOn: 1 } : { ...rooms.bathroom, shownOn: 1 }
}
