/** What lies on a surface is bought: a product, drawn by its texture. */
export const laidSurfaces = [
  'floor',
  'shower_floor',
  'wall_tile',
  'shower_wall',
  'backsplash',
  'counter',
  'island_top',
  'fireplace',
  'paving',
  'coping',
  'turf',
  'pool_wall',
] as const
export type LaidSurface = (typeof laidSurfaces)[number]

/** A color that is not sold here, and said to be so. */
export const paintedSurfaces = ['walls', 'cabinets', 'island'] as const
export type PaintedSurface = (typeof paintedSurfaces)[number]

/** In the order of every list. `metal` is the finish of taps, pulls and lamps. */
export const surfaceKeys = [...laidSurfaces, ...paintedSurfaces, 'metal'] as const
export type SurfaceKey = (typeof surfaceKeys)[number]

/** Categories whose goods may lie there, the nearest first. */
export const surfaceCategories = {
  floor: ['tile-flooring', 'hardwood-flooring', 'laminate-flooring', 'luxury-flooring'],
  shower_floor: ['tile-flooring', 'backsplash-tiles'],
  wall_tile: ['backsplash-tiles', 'tile-flooring'],
  shower_wall: ['backsplash-tiles', 'tile-flooring'],
  backsplash: ['backsplash-tiles', 'tile-flooring', 'stacked-stone'],
  counter: ['countertop'],
  island_top: ['countertop'],
  fireplace: ['stacked-stone', 'backsplash-tiles', 'tile-flooring'],
  paving: ['hardscaping'],
  coping: ['pool-copings'],
  turf: ['artificial-turf'],
  pool_wall: ['backsplash-tiles', 'tile-flooring'],
} as const satisfies Record<LaidSurface, readonly string[]>

export const surfaceNames = {
  floor: 'Floor',
  shower_floor: 'Shower floor',
  wall_tile: 'Wall tile',
  shower_wall: 'Shower wall',
  backsplash: 'Backsplash',
  counter: 'Counter',
  island_top: 'Island top',
  fireplace: 'Fireplace',
  paving: 'Paving',
  coping: 'Pool coping',
  turf: 'Lawn',
  pool_wall: 'Pool wall',
  walls: 'Wall paint',
  cabinets: 'Cabinets',
  island: 'Island',
  metal: 'Metal finish',
} as const satisfies Record<SurfaceKey, string>

/** Surfaces that can be told in a photo by four corners. */
export const photoSurfaces = [
  'floor',
  'wall_tile',
  'backsplash',
  'counter',
  'shower_wall',
  'fireplace',
  'paving',
] as const satisfies readonly LaidSurface[]
export type PhotoSurfaceKey = (typeof photoSurfaces)[number]

/** As many surfaces as one photo has. */
export const mostPlaces = 8

export const isLaid = (key: string): key is LaidSurface => laidSurfaces.some((each) => each === key)
export const isPainted = (key: string): key is PaintedSurface => paintedSurfaces.some((each) => each === key)

export const planRoomTypes = ['kitchen', 'bathroom', 'living', 'outdoor'] as const
export type PlanRoomType = (typeof planRoomTypes)[number]

export const planShapes = ['rectangle', 'L', 'U', 'galley', 'one-wall', 'island', 'alcove', 'open'] as const
export type PlanShape = (typeof planShapes)[number]

/** As many corners as a plan has. */
export const mostCorners = 12

/** How a door opens: into the room or out of it, hinged at its wall’s beginning (left) or end. */
export const swings = ['in-left', 'in-right', 'out-left', 'out-right', 'slide'] as const

export const roomStyles = [
  'modern',
  'scandinavian',
  'japandi',
  'farmhouse',
  'industrial',
  'mid-century',
  'coastal',
  'traditional',
  'transitional',
  'mediterranean',
  'rustic',
  'bohemian',
] as const
export type RoomStyle = (typeof roomStyles)[number]

export const styleNames = {
  modern: 'Modern',
  scandinavian: 'Scandinavian',
  japandi: 'Japandi',
  farmhouse: 'Farmhouse',
  industrial: 'Industrial',
  'mid-century': 'Mid-century',
  coastal: 'Coastal',
  traditional: 'Traditional',
  transitional: 'Transitional',
  mediterranean: 'Mediterranean',
  rustic: 'Rustic',
  bohemian: 'Bohemian',
} as const satisfies Record<RoomStyle, string>

/** Grouts that are named; any other color is typed. */
export const grouts = [
  { name: 'White', color: '#f2f0ea' },
  { name: 'Ivory', color: '#e6dfcf' },
  { name: 'Linen', color: '#d8cfbd' },
  { name: 'Silver', color: '#c3c4c2' },
  { name: 'Warm gray', color: '#a39c91' },
  { name: 'Pewter', color: '#7f8182' },
  { name: 'Charcoal', color: '#4b4c4d' },
  { name: 'Walnut', color: '#6d5746' },
  { name: 'Black', color: '#262626' },
] as const

export const metals = [
  { name: 'Polished Chrome', color: '#c9ccd0' },
  { name: 'Brushed Nickel', color: '#b3aca1' },
  { name: 'Matte Black', color: '#2a2a2b' },
  { name: 'Brushed Gold', color: '#c2a063' },
  { name: 'Oil Rubbed Bronze', color: '#4c3a30' },
] as const
