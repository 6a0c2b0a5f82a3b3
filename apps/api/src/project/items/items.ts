import type { CoverageNote } from '@showroom/contract/cart/cart'
import { allowedQty, isAllowedQty } from '@showroom/contract/cart/quantity.rules'
import { type ItemState, mostItems } from '@showroom/contract/project/project-choices'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { cartMessages } from '../../cart/cart.messages.ts'
import { counted } from '../../cart/quantity.ts'
import { canBeSold, type Purchasable } from '../../catalogue/product/purchasable.ts'
import { purchasableProducts } from '../../catalogue/product/purchasable.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { showroomOfProject } from '../project-showroom.ts'
import { addItem, countItems, type Item, itemsOf, removeItem, saveItem } from './item.store.ts'
import { roomIdIn } from '../rooms/rooms.ts'
import type { AccountInProject } from '../project-access.ts'
import { tellDecided, tellSuggested } from '../project-events.ts'
import type { AccessibleProject } from '../project-access.store.ts'

export type AddedItem = {
  product_id: string
  qty: number
  room_id: string | null
  note: string
  coverage_note: CoverageNote | null
}

/** Whoever may not approve only suggests. */
export const stateFor = (project: AccessibleProject): ItemState =>
  allowedTo(project).approve ? 'chosen' : 'suggested'

export const requireSpace = async (tx: Queries, projectId: number, added: number) => {
  if ((await countItems(tx, projectId)) + added > mostItems)
    refuse(409, 'too_many', say.tooMany('items', mostItems))
}

/** All of them or none: each with what speaks against it. */
export const addItems = async (
  tx: Queries,
  access: AccountInProject,
  { items, now }: { items: readonly AddedItem[]; now: Date },
) => {
  const { account, project } = access
  const showroom = await showroomOfProject(tx, project)
  const products = await purchasableProducts(
    tx,
    showroom,
    items.map(({ product_id }) => product_id),
  )
  const byId = new Map(products.map((product) => [product.publicId, product]))
  const errors: FieldErrors = {}
  items.forEach(({ product_id, qty }, index) => {
    const product = byId.get(product_id)
    if (!product || !canBeSold(product)) errors[`items.${index}.product_id`] = [cartMessages.unknownProduct]
    else Object.assign(errors, qtyErrors(product, qty, `items.${index}.qty`))
  })
  if (Object.keys(errors).length > 0) refuseInvalid(errors)
  await requireSpace(tx, project.id, items.length)
  for (const { product_id, qty, room_id, note, coverage_note } of items) {
    const roomId = await roomIdIn(tx, project.id, room_id)
    const productId = byId.get(product_id)?.productId ?? refuseUnknown()
    const item = {
      roomId,
      productId,
      state: stateFor(project),
      qty,
      note,
      coverageNote: coverage_note,
      addedBy: account.id,
    }
    await addItem(tx, project.id, { item, now })
  }
  if (stateFor(project) === 'suggested') await tellSuggested(tx, access, now)
}

/** A project may hold more than there is in stock today; it buys in the steps that are sold. */
const qtyErrors = ({ minQty, stepQty, unit }: Purchasable, qty: number, field: string): FieldErrors => {
  const steps = { min_qty: minQty, step_qty: stepQty }
  if (isAllowedQty(qty, steps)) return {}
  return { [field]: [say.steps(counted(allowedQty(qty, steps), unit))] }
}

export type ItemChange = {
  qty?: number | undefined
  room_id?: string | null | undefined
  note?: string | undefined
  coverage_note?: CoverageNote | null | undefined
  state?: ItemState | undefined
}

/** One's own suggestion may be changed by who made it; a choice is changed by who may approve. */
export const ownItem = async (
  tx: Queries,
  { account, project }: AccountInProject,
  itemId: string,
): Promise<Item> => {
  const item =
    (await itemsOf(tx, [project.id])).find(({ publicId }) => publicId === itemId) ?? refuseUnknown()
  const isOwn = item.state === 'suggested' && item.addedBy === account.id
  return allowedTo(project).approve || isOwn ? item : refuse(403, 'not_allowed', say.notAllowed)
}

export const changeItem = async (
  tx: Queries,
  access: AccountInProject,
  { itemId, change, now }: { itemId: string; change: ItemChange; now: Date },
) => {
  const { project } = access
  const item = await ownItem(tx, access, itemId)
  if (change.state && change.state !== item.state && !allowedTo(project).approve)
    refuse(403, 'not_allowed', say.notAllowed)
  const changed = {
    ...item,
    qty: change.qty ?? item.qty,
    note: change.note ?? item.note,
    coverageNote: change.coverage_note === undefined ? item.coverageNote : change.coverage_note,
    state: change.state ?? item.state,
    roomId: change.room_id === undefined ? item.roomId : await roomIdIn(tx, project.id, change.room_id),
  }
  if (change.qty !== undefined) await requireQty(tx, project, changed)
  if (item.state === 'suggested' && changed.state === 'chosen')
    await tellDecided(tx, access, {
      product: item.product,
      suggestedBy: item.addedBy,
      isChosen: true,
      at: now,
    })
  if (changed.state === item.state && changed.roomId === item.roomId) return saveItem(tx, item.id, changed)
  // Where it comes to stand beside the same product, both are one line.
  await removeItem(tx, item.id)
  return addItem(tx, project.id, { item: changed, now })
}

/** A suggestion that goes is one that was not taken. */
export const dropItem = async (
  tx: Queries,
  access: AccountInProject,
  { itemId, now: at }: { itemId: string; now: Date },
) => {
  const { id, state, product, addedBy: suggestedBy } = await ownItem(tx, access, itemId)
  await removeItem(tx, id)
  if (state === 'suggested') await tellDecided(tx, access, { product, suggestedBy, isChosen: false, at })
}

const requireQty = async (tx: Queries, project: AccessibleProject, { product: id, qty }: Item) => {
  const showroom = await showroomOfProject(tx, project)
  const [product] = await purchasableProducts(tx, showroom, [id])
  const errors = product ? qtyErrors(product, qty, 'qty') : {}
  if (Object.keys(errors).length > 0) refuseInvalid(errors)
}
