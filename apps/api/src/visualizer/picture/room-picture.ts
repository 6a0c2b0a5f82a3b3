import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { Picture } from '@showroom/contract/catalogue/catalogue'
import type { DesignState } from '@showroom/contract/visualizer/design'
import { isLaid, type LaidSurface, type PlanRoomType } from '@showroom/contract/visualizer/surfaces'
import type { PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import type { Material, RoomSpots } from '@showroom/contract/visualizer/visualizer'
import { furnishing } from '@showroom/drawing/furnishing'
import { planSceneOf } from '@showroom/drawing/plan-scenes'
import { spotsIn } from '@showroom/drawing/scene-spots'
import { roomVersion, standardWidths } from '../../picture/picture.ts'
import type { FloorplanRow } from '../plan/floorplan.store.ts'

/** What lies on a plane of a scene: a product by its public id, a paint by `c` and its hex digits, or what is usual. */
type Plane = { token: string; surface: SurfaceAppearance }

type Shown = {
  scene: string
  width: number
  height: number
  /** The first surface that has goods lies there; else a paint, else what the scene usually wears. */
  planes: readonly { laid: readonly LaidSurface[]; usual: keyof typeof furnishing; isPainted?: true }[]
}

const landscape = { width: 1200, height: 900 } as const

/** What a plan is shown in that has no scene of its own. */
const shownIn: Record<PlanRoomType, Shown> = {
  kitchen: {
    ...landscape,
    scene: 'room-kitchen',
    planes: [
      { laid: ['backsplash'], usual: 'paint' },
      { laid: ['island_top', 'counter'], usual: 'quartz' },
      { laid: ['floor'], usual: 'oak' },
    ],
  },
  bathroom: {
    ...landscape,
    scene: 'room-bathroom',
    planes: [
      { laid: ['shower_wall', 'wall_tile'], usual: 'paint' },
      { laid: ['floor'], usual: 'limestone' },
    ],
  },
  living: {
    ...landscape,
    scene: 'room-living',
    planes: [
      { laid: ['fireplace'], usual: 'paint', isPainted: true },
      { laid: ['floor'], usual: 'oak' },
    ],
  },
  outdoor: {
    ...landscape,
    scene: 'room-patio',
    planes: [
      { laid: ['paving'], usual: 'sandstone' },
      { laid: [], usual: 'render', isPainted: true },
    ],
  },
}

/** A plan's own scene has its surfaces where the plan has them. */
const ownSceneOf = (slug: string): Shown | undefined => {
  const found = planSceneOf(slug)
  return found
    ? {
        ...found,
        planes: found.planes.map(({ key, usual }) => ({ laid: isLaid(key) ? [key] : [], usual })),
      }
    : undefined
}

const ownScene = /^plan-(.+)$/

export const sceneNamed = (name: string): Shown | undefined => {
  const [, slug] = ownScene.exec(name) ?? []
  return slug ? ownSceneOf(slug) : Object.values(shownIn).find(({ scene }) => scene === name)
}

/** A plan’s own scene, that of the plan it was made from, or the one of its kind of room. */
const sceneOf = ({ publicId, madeFrom, plan }: Pictured['floorplan']): Shown =>
  ownSceneOf(publicId) ?? ownSceneOf(madeFrom ?? '') ?? shownIn[plan.room_type]

type Pictured = {
  floorplan: Pick<FloorplanRow, 'publicId' | 'madeFrom' | 'plan'>
  state: DesignState
  materials: readonly Material[]
  alt: string
}

/** A room’s picture: its address says what lies in it and is signed, so that only what we have offered is drawn. */
export const roomPictureOf = (secret: Buffer, { floorplan, state, materials, alt }: Pictured): Picture => {
  const shown = sceneOf(floorplan)
  const planes = shown.planes.map((plane) => planeOf(plane, state, materials))
  const tokens = planes.map(({ token }) => token)
  const room = { scene: shown.scene, surfaces: planes.map(({ surface }) => surface) }
  const { width, height } = shown
  return {
    view: 'room',
    url: `/showroom/rooms/${shown.scene}/${tokens.join('.')}/${signed(secret, tokens, roomVersion(room))}`,
    widths: [...standardWidths.filter((standard) => standard < width), width],
    width,
    height,
    alt,
    placeholder: placeholderOf(room.surfaces),
  }
}

type Spotted = Omit<Pictured, 'alt'> & { areas: Pick<PlanAreas, 'laid'> }

/** Where in that picture the goods of each surface are seen which the plan has: once, where it shows twice. */
export const roomSpotsOf = ({ floorplan, state, materials, areas }: Spotted): RoomSpots => {
  const { scene, planes } = sceneOf(floorplan)
  const places = spotsIn(scene)
  const spots = planes.flatMap(({ laid }, plane) => {
    const lying = lyingOn(laid, state, materials)
    const [x, y] = places[plane] ?? []
    if (!lying || !areas.laid[lying.key] || x === undefined || y === undefined) return []
    return [{ key: lying.key, product_id: lying.material.id, at: [x, y] as [number, number] }]
  })
  return spots.filter(({ key }, index) => spots.findIndex((spot) => spot.key === key) === index)
}

/** The first of the surfaces that has goods which can be drawn. */
const lyingOn = (laid: readonly LaidSurface[], state: DesignState, materials: readonly Material[]) => {
  for (const key of laid) {
    const material = materials.find(({ id }) => id === state.laid[key]?.product_id)
    if (material?.appearance) return { key, material, appearance: material.appearance }
  }
  return null
}

const planeOf = (
  { laid, usual, isPainted }: Shown['planes'][number],
  state: DesignState,
  materials: readonly Material[],
): Plane => {
  const lying = lyingOn(laid, state, materials)
  if (lying) return { token: lying.material.id, surface: lying.appearance }
  const color = isPainted ? state.painted.walls?.color : undefined
  return color
    ? { token: `c${color.slice(1)}`, surface: paintedIn(usual, color) }
    : { token: usual, surface: furnishing[usual] }
}

const paintedIn = (usual: keyof typeof furnishing, color: string): SurfaceAppearance => ({
  ...furnishing[usual],
  colors: [color],
})

const paint = /^c([0-9a-f]{6})$/

/** What a token of an address means; null for a product that is gone. */
export const surfaceNamed = async (
  token: string,
  usual: keyof typeof furnishing,
  appearanceOf: (productId: string) => Promise<SurfaceAppearance | null>,
): Promise<SurfaceAppearance | null> => {
  if (token === usual) return furnishing[usual]
  const painted = paint.exec(token)
  return painted ? paintedIn(usual, `#${painted[1]}`) : appearanceOf(token)
}

const signed = (secret: Buffer, tokens: readonly string[], version: string): string =>
  createHmac('sha256', secret)
    .update(`room ${version} ${tokens.join('.')}`)
    .digest('hex')
    .slice(0, 20)

export const isSignedRoom = (
  secret: Buffer,
  { tokens, version, signature }: { tokens: readonly string[]; version: string; signature: string },
): boolean => {
  const own = Buffer.from(signed(secret, tokens, version))
  const given = Buffer.from(signature)
  return own.length === given.length && timingSafeEqual(own, given)
}

const placeholderOf = (surfaces: readonly SurfaceAppearance[]): string => {
  const colors = surfaces.map(({ colors: [first = '#d8d2c6'] }) => first.slice(1))
  const [wall = 'd8d2c6', floor = wall] = [colors[0], colors.at(-1)]
  return wall + wall + floor + floor
}
