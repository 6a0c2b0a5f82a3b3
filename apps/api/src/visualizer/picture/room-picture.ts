import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { Picture } from '@showroom/contract/catalogue/catalogue'
import type { DesignState } from '@showroom/contract/visualizer/design'
import type { LaidSurface } from '@showroom/contract/visualizer/surfaces'
import type { PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import type { Material, RoomSpots } from '@showroom/contract/visualizer/visualizer'
import { furnishing } from '@showroom/drawing/furnishing'
import { spotsIn } from '@showroom/drawing/scene-spots'
import { roomVersion, standardWidths } from '../../picture/picture.ts'
import type { FloorplanRow } from '../plan/floorplan.store.ts'
import { sceneOf, type Shown } from './room-scene.ts'

/** What lies on a plane of a scene: a product by its public id, a paint by `c` and its hex digits, or what is usual. */
type Plane = { token: string; surface: SurfaceAppearance }

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
    placeholder: placeholderOf(shown, room.surfaces),
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
  { laid, usual, painted }: Shown['planes'][number],
  state: DesignState,
  materials: readonly Material[],
): Plane => {
  const lying = lyingOn(laid, state, materials)
  if (lying) return { token: lying.material.id, surface: lying.appearance }
  const color = painted && state.painted[painted]?.color
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

/** What is above and what is below. */
const placeholderOf = ({ planes }: Shown, surfaces: readonly SurfaceAppearance[]): string => {
  const colors = surfaces.map(({ colors: [first = '#d8d2c6'] }) => first.slice(1))
  const below = planes.findIndex(({ laid }) => laid.includes('floor') || laid.includes('paving'))
  const above = planes.findIndex((_, plane) => plane !== below)
  const [wall = 'd8d2c6', floor = wall] = [colors[above], colors[below]]
  return wall + wall + floor + floor
}
