import type { Cart, CoverageNote } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { ItemState } from '@showroom/contract/project/project-choices'
import { areasOfPlan, measuresOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import type { ShoppingNeed } from '@showroom/contract/visualizer/shopping.rules'
import { type LaidSurface, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { replyWith } from '../../cart/change-cart.ts'
import { fillCart, type Wanted } from '../../cart/fill-cart.ts'
import { changing, lockOrOpenCart } from '../../cart/own-cart.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { roomsOf } from '../../project/rooms/room.store.ts'
import { addRoom } from '../../project/rooms/rooms.ts'
import { needsFor } from '../goods/shopping.ts'
import { productsIn } from '../template/templates.ts'
import { linkToProject } from './design.store.ts'
import type { DesignDeps, OwnDesign } from './designs.ts'
import { putInRoom, wantedFor } from './into-project.ts'

/** Which room and which surface a line is for, as the calculator notes it. */
const noteOf = ({ surfaces, waste_pct }: ShoppingNeed, plan: string): CoverageNote => ({
  rooms: surfaces.map(({ key, area }) => ({ name: say.roomOf(surfaceNames[key], plan), area })),
  waste_pct,
})

type Picked = { keys?: readonly LaidSurface[] | undefined }

type Bought = Picked & { own: OwnDesign; materials: readonly Material[] }

/** Read before a transaction begins: the catalogue asks on a connection of its own. */
export const materialsOf = (
  { goods }: Pick<DesignDeps, 'goods'>,
  { row, showroom }: OwnDesign,
): Promise<Material[]> => goods.materials(showroom, productsIn(row.state))

const wantedOf = async (
  tx: Queries,
  { own: { row, showroom }, keys, materials }: Bought,
): Promise<Wanted[]> => {
  const { state, floorplan } = row
  const laid = Object.fromEntries(
    Object.entries(state.laid).filter(([key]) => keys === undefined || keys.some((each) => each === key)),
  )
  const needs = needsFor({ areas: areasOfPlan(floorplan.plan), state: { ...state, laid }, materials })
  if (needs.length === 0) refuseInvalid({ keys: [say.nothingToAdd] })
  return wantedFor(tx, { showroom, needs, noteOf: (need) => noteOf(need, floorplan.plan.name) })
}

/** Partial success is success with words: the report says of every line what became of it. */
export const putDesignInCart = async (
  deps: DesignDeps,
  own: OwnDesign,
  { keys }: Picked,
): Promise<{ cart: Cart; report: FilledLine[] }> => {
  const change = { db: deps.db, showroom: own.showroom, ...own.credentials, now: deps.now() }
  const materials = await materialsOf(deps, own)
  return changing(change, async (tx) => {
    const wanted = await wantedOf(tx, { own, keys, materials })
    const cart = await lockOrOpenCart(tx, change)
    const report = await fillCart(tx, cart.id, wanted)
    return { cart: (await replyWith(tx, { change, cart }, say.inCart)).data, report }
  })
}

type IntoProject = {
  access: AccountInProject
  own: OwnDesign
  materials: readonly Material[]
  roomId: string | null
  as: ItemState
  now: Date
}

/** The room’s measures are the plan’s where it is made now; a room that is there keeps what somebody measured. */
export const putDesignInProject = async (
  tx: Queries,
  { access, own, materials, roomId, as, now }: IntoProject,
): Promise<{ room_id: string; report: FilledLine[] }> => {
  const { project } = access
  const room = await roomFor(tx, { projectId: project.id, own, roomId, now })
  const wanted = await wantedOf(tx, { own, materials })
  const report = await putInRoom(tx, { access, room, wanted, as, now })
  await linkToProject(tx, own.row.id, { projectId: project.id, roomId: room.id })
  return { room_id: room.publicId, report }
}

type RoomFor = { projectId: number; own: OwnDesign; roomId: string | null; now: Date }

const roomFor = async (tx: Queries, { projectId, own, roomId, now }: RoomFor) => {
  if (roomId !== null) {
    const there = (await roomsOf(tx, projectId)).find(({ publicId }) => publicId === roomId)
    return there ?? refuseInvalid({ room_id: ['There is no such room.'] })
  }
  const { plan } = own.row.floorplan
  return roomFromPlan(tx, projectId, { plan, now })
}

type FromPlan = { plan: OwnDesign['row']['floorplan']['plan']; now: Date }

const longestRoomName = 60

export const roomFromPlan = (tx: Queries, projectId: number, { plan, now }: FromPlan) => {
  const about = {
    name: plan.name.slice(0, longestRoomName),
    type: plan.room_type,
    measures: measuresOfPlan(plan),
  }
  return addRoom(tx, projectId, { ...about, now })
}
