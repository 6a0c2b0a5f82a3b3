import type { Cart, CoverageNote } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { allowedTo } from '@showroom/contract/project/member.rules'
import type { ItemState } from '@showroom/contract/project/project-choices'
import { areasOfPlan, measuresOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import type { ShoppingNeed } from '@showroom/contract/visualizer/shopping.rules'
import { type LaidSurface, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { largestQuantity } from '@showroom/contract/cart/cart.endpoints'
import { replyWith } from '../../cart/change-cart.ts'
import { fillCart, type Wanted } from '../../cart/fill-cart.ts'
import { changing, lockOrOpenCart } from '../../cart/own-cart.ts'
import { purchasableProducts } from '../../catalogue/product/purchasable.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { addItem } from '../../project/items/item.store.ts'
import { requireSpace } from '../../project/items/items.ts'
import { tellSuggested } from '../../project/project-events.ts'
import { createRoom, roomsOf } from '../../project/rooms/room.store.ts'
import { needsFor } from '../goods/shopping.ts'
import { productsIn } from '../template/templates.ts'
import { linkToProject } from './design.store.ts'
import type { DesignDeps, OwnDesign } from './designs.ts'

const mostPercent = 30

/** Which room and which surface a line is for, as the calculator notes it. */
const noteOf = ({ surfaces, waste_pct }: ShoppingNeed, plan: string): CoverageNote => ({
  rooms: surfaces.map(({ key, area }) => ({ name: say.roomOf(surfaceNames[key], plan), area })),
  waste_pct: Math.min(mostPercent, waste_pct),
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
  const products = await purchasableProducts(
    tx,
    showroom,
    needs.map(({ product_id }) => product_id),
  )
  const byId = new Map(products.map((product) => [product.publicId, product]))
  return needs.map((need): Wanted => {
    const product = byId.get(need.product_id) ?? null
    const qty = Math.min(largestQuantity, need.qty)
    const coverageNote = noteOf(need, floorplan.plan.name)
    return { line: null, text: product?.name ?? need.product_id, product, qty, coverageNote }
  })
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
  const { project, account } = access
  const room = await roomFor(tx, { projectId: project.id, own, roomId, now })
  const wanted = await wantedOf(tx, { own, materials })
  await requireSpace(tx, project.id, wanted.length)
  const state = allowedTo(project).approve ? as : 'suggested'
  const report: FilledLine[] = []
  for (const { product, qty, coverageNote, text } of wanted) {
    if (!product) continue
    const item = {
      roomId: room.id,
      productId: product.productId,
      state,
      qty,
      note: '',
      coverageNote,
      addedBy: account.id,
    }
    await addItem(tx, project.id, { item, now })
    report.push({
      line: null,
      text,
      product_id: product.publicId,
      result: 'added',
      qty,
      message: say.inProject,
    })
  }
  if (state === 'suggested') await tellSuggested(tx, access, now)
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

export const roomFromPlan = async (tx: Queries, projectId: number, { plan, now }: FromPlan) => {
  const about = {
    name: plan.name.slice(0, longestRoomName),
    type: plan.room_type,
    measures: measuresOfPlan(plan),
  }
  const id = await createRoom(tx, projectId, { ...about, now })
  const made = (await roomsOf(tx, projectId)).find((room) => room.id === id)
  if (!made) throw new Error('The room was not created.')
  return made
}
