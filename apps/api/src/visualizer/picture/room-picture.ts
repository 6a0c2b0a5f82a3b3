import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { Picture } from '@showroom/contract/catalogue/catalogue'
import type { DesignState } from '@showroom/contract/visualizer/design'
import { areasOfPlan, type PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import { isLaid, isPainted, type SurfaceKey } from '@showroom/contract/visualizer/surfaces'
import type { Material, RoomSpots } from '@showroom/contract/visualizer/visualizer'
import { furnishing } from '@showroom/drawing/furnishing'
import type { Goods } from '@showroom/drawing/goods'
import { goodsOf } from '@showroom/drawing/goods-of'
import { keyOn } from '@showroom/drawing/goods-on-planes'
import type { PlaneUse } from '@showroom/drawing/room-planes'
import { spotsIn } from '@showroom/drawing/scene-spots'
import { roomVersion, standardWidths } from '../../picture/picture.ts'
import type { FloorplanRow } from '../plan/floorplan.store.ts'
import { layingNamed, layingToken } from './laying-token.ts'
import { sceneOf, type Shown } from './room-scene.ts'

/**
 * What lies on a plane of a scene: a product by its public id and how it lies, a paint by `c` and its hex digits, or
 * what is usual.
 */
type Plane = { token: string; surface: Goods }

type Pictured = {
  floorplan: Pick<FloorplanRow, 'publicId' | 'madeFrom' | 'plan'>
  state: DesignState
  materials: readonly Material[]
  alt: string
}

/**
 * A room’s picture, as the editor shows it: its address says what lies in it and is signed, so that only what we have
 * offered is drawn.
 */
export const roomPictureOf = (secret: Buffer, { floorplan, state, materials, alt }: Pictured): Picture => {
  const shown = sceneOf(floorplan)
  const areas = areasOfPlan(floorplan.plan)
  const planes = shown.planes.map((plane) => planeOf(plane, { areas, state, materials }))
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

type Laid = Pick<Pictured, 'state' | 'materials'> & { areas: Pick<PlanAreas, 'laid'> }
type Spotted = Laid & Pick<Pictured, 'floorplan'>

/** Where in that picture the goods of each surface are seen which the plan has: once, where it shows twice. */
export const roomSpotsOf = ({ floorplan, ...laid }: Spotted): RoomSpots => {
  const { scene, planes } = sceneOf(floorplan)
  const places = spotsIn(scene)
  const spots = planes.flatMap(({ keys }, plane) => {
    const lying = lyingOn(keys, laid)
    const [x, y] = places[plane] ?? []
    if (!lying || x === undefined || y === undefined) return []
    return [{ key: lying.key, product_id: lying.material.id, at: [x, y] as [number, number] }]
  })
  return spots.filter(({ key }, index) => spots.findIndex((spot) => spot.key === key) === index)
}

/** What lies where a plane shows a surface of the plan, if it can be drawn. */
const lyingOn = (keys: readonly SurfaceKey[], { areas, state, materials }: Laid) => {
  const key = keyOn(keys, areas)
  if (key === null || !isLaid(key)) return null
  const laid = state.laid[key]
  const material = materials.find(({ id }) => id === laid?.product_id)
  return laid && material?.appearance ? { key, laid, material, appearance: material.appearance } : null
}

const planeOf = ({ keys, usual }: PlaneUse, shown: Laid): Plane => {
  const lying = lyingOn(keys, shown)
  if (lying) {
    const how = layingToken(lying.laid)
    const { id } = lying.material
    return how === ''
      ? { token: id, surface: lying.appearance }
      : { token: `${id}~${how}`, surface: goodsOf(lying.appearance, lying.laid) }
  }
  const key = keyOn(keys, shown.areas)
  const color = key !== null && isPainted(key) ? shown.state.painted[key]?.color : undefined
  return color
    ? { token: `c${color.slice(1)}`, surface: paintedIn(color) }
    : { token: usual, surface: furnishing[usual] }
}

const paintedIn = (color: string): SurfaceAppearance => ({ ...furnishing.paint, colors: [color] })

const paint = /^c([0-9a-f]{6})$/

/** What a token of an address means; null for a product that is gone. */
export const surfaceNamed = async (
  token: string,
  usual: keyof typeof furnishing,
  appearanceOf: (productId: string) => Promise<SurfaceAppearance | null>,
): Promise<Goods | null> => {
  if (token === usual) return furnishing[usual]
  const painted = paint.exec(token)
  if (painted) return paintedIn(`#${painted[1]}`)
  const [id = '', how = ''] = token.split('~')
  const [appearance, laid] = [await appearanceOf(id), layingNamed(how)]
  if (!appearance || !laid) return null
  return how === '' ? appearance : goodsOf(appearance, laid)
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
  const below = planes.findIndex(({ keys }) => keys.includes('floor') || keys.includes('paving'))
  const above = planes.findIndex((_, plane) => plane !== below)
  const [wall = 'd8d2c6', floor = wall] = [colors[above], colors[below]]
  return wall + wall + floor + floor
}
