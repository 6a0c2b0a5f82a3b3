import { productsIn } from '@showroom/contract/visualizer/laid.rules'
import type { Cart, CoverageNote } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { ItemState } from '@showroom/contract/project/project-choices'
import { areasOfPlan, measuresOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import type { ShoppingNeed } from '@showroom/contract/visualizer/shopping.rules'
import type { PlaceKey } from '@showroom/contract/visualizer/places'
import { surfaceNames } from '@showroom/contract/visualizer/surfaces'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { replyWith } from '../../cart/change-cart.ts'
import { fillCart, type Wanted } from '../../cart/fill-cart.ts'
import { changing, lockOrOpenCart } from '../../cart/own-cart.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { roomsOf } from '../../project/rooms/room.store.ts'
import { addRoom } from '../../project/rooms/rooms.ts'
import { type LaidGoods, laidGoodsIn } from '../goods/laid-goods.ts'
import { needsFor } from '../goods/shopping.ts'
import { linkToProject } from './design.store.ts'
import type { DesignDeps, OwnDesign } from './designs.ts'
import { leftOutOf, putInRoom, wantedFor } from './into-project.ts'

/** Which room and which surface a line is for, as the calculator notes it; what is bought by the piece covers nothing. */
const noteOf = ({ surfaces, waste_pct }: ShoppingNeed, plan: string): CoverageNote | null =>
  surfaces.length === 0
    ? null
    : {
        rooms: surfaces.map(({ key, area }) => ({ name: say.roomOf(surfaceNames[key], plan), area })),
        waste_pct,
      }

type Picked = { keys?: readonly PlaceKey[] | undefined }

type Bought = Picked & { own: OwnDesign; laidGoods: LaidGoods }

type Listed = { wanted: Wanted[]; leftOut: FilledLine[] }

/** What there is to buy of a design; refused where there is nothing. */
export const needsOfDesign = ({ own: { row }, keys, laidGoods }: Bought) => {
  const { state, floorplan } = row
  const isAsked = ([key]: [string, unknown]) => keys === undefined || keys.some((each) => each === key)
  const laid = Object.fromEntries(Object.entries(state.laid).filter(isAsked))
  const fixtures = Object.fromEntries(Object.entries(state.fixtures ?? {}).filter(isAsked))
  const found = needsFor({
    areas: areasOfPlan(floorplan.plan),
    state: { ...state, laid, fixtures },
    materials: laidGoods.materials,
  })
  if (found.needs.length === 0)
    refuseInvalid({ keys: [found.gone.length > 0 ? say.allGone : say.nothingToAdd] })
  return found
}

const listOf = async (tx: Queries, bought: Bought): Promise<Listed> => {
  const { own, laidGoods } = bought
  const { needs, gone } = needsOfDesign(bought)
  const wanted = await wantedFor(tx, {
    showroom: own.showroom,
    needs,
    noteOf: (need) => noteOf(need, own.row.floorplan.plan.name),
  })
  return { wanted, leftOut: leftOutOf(gone, laidGoods.gone) }
}

/** Partial success is success with words: the report says of every line what became of it. */
export const putDesignInCart = async (
  deps: DesignDeps,
  own: OwnDesign,
  { keys }: Picked,
): Promise<{ cart: Cart; report: FilledLine[] }> => {
  const change = { db: deps.db, showroom: own.showroom, ...own.credentials, now: deps.now() }
  const laidGoods = await laidGoodsIn(deps, own.showroom, productsIn(own.row.state))
  return changing(change, async (tx) => {
    const { wanted, leftOut } = await listOf(tx, { own, keys, laidGoods })
    const cart = await lockOrOpenCart(tx, change)
    const report = [...(await fillCart(tx, cart.id, wanted)), ...leftOut]
    return { cart: (await replyWith(tx, { change, cart }, say.inCart)).data, report }
  })
}

type IntoProject = {
  access: AccountInProject
  own: OwnDesign
  laidGoods: LaidGoods
  roomId: string | null
  as: ItemState
  now: Date
}

/** The room’s measures are the plan’s where it is made now; a room that is there keeps what somebody measured. */
export const putDesignInProject = async (
  tx: Queries,
  { access, own, laidGoods, roomId, as, now }: IntoProject,
): Promise<{ room_id: string; report: FilledLine[] }> => {
  const { project } = access
  const room = await roomFor(tx, { projectId: project.id, own, roomId, now })
  const { wanted, leftOut } = await listOf(tx, { own, laidGoods })
  const report = await putInRoom(tx, { access, room, wanted, as, now })
  await linkToProject(tx, own.row.id, { projectId: project.id, roomId: room.id })
  return { room_id: room.publicId, report: [...report, ...leftOut] }
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
