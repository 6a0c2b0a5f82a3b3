import type { Cart } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { messages } from '@showroom/contract/shared/errors'
import { fillCart, type Wanted } from '../cart/fill-cart.ts'
import { replyWith } from '../cart/change-cart.ts'
import { type Change, changing, lockOrOpenCart } from '../cart/own-cart.ts'
import type { Purchasable } from '../catalogue/product/purchasable.ts'
import { purchasableProducts } from '../catalogue/product/purchasable.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import { requireProject } from '../project/project-access.ts'
import type { AccessibleProject } from '../project/project-access.store.ts'
import { lockProject } from '../project/project-record.store.ts'
import { attachCart } from '../project/project.store.ts'
import { type JudgedSelection, judgeSelections } from './reading/judge-selection.ts'
import { otherProjectInCart } from './reading/bought.store.ts'
import { type ChecklistFacts, readFacts } from './reading/read-facts.ts'
import { tellProject } from './tell-change.ts'

type Picked = { projectId: string; selectionIds: readonly string[] | undefined }
type Put = { cart: Cart; report: FilledLine[]; message: string }

/** An approved option is a cart line: all of a project's that are neither there nor ordered, with a report. */
export const putApprovedInCart = (change: Change, { projectId, selectionIds }: Picked): Promise<Put> =>
  changing(change, async (tx) => {
    const { id } = await orderable(tx, change, projectId)
    // Whoever else puts them into a cart of their own comes after, and finds them there.
    await lockProject(tx, id, change.now)
    const project = await orderable(tx, change, projectId)
    const facts = await readFacts(tx, { project, now: change.now })
    const approved = judgeSelections(facts).filter(
      ({ status, record }) =>
        status === 'approved' && (selectionIds === undefined || selectionIds.includes(record.publicId)),
    )
    const sold = approved.filter(({ chosen }) => chosen?.record.product != null)
    const cart = await lockOrOpenCart(tx, change)
    await requireNoOther(tx, cart.id, project)
    const filled = await fillCart(tx, cart.id, await wantedOf(tx, { change, sold, facts }))
    await attachCart(tx, cart.id, project.id)
    const report = [...filled, ...approved.filter((row) => !sold.includes(row)).map(leftOut)]
    const message = messageOf(report)
    const { data } = await replyWith(tx, { change, cart }, message)
    if (filled.some(({ qty }) => qty > 0))
      await tellProject(tx, project, { actorId: change.accountId, now: change.now })
    return { cart: data, report, message }
  })

const messageOf = (report: readonly FilledLine[]): string => {
  if (report.some(({ qty }) => qty > 0)) return say.addedToCart
  return report.length === 0 ? say.nothingApproved : say.nothingAdded
}

/** Whoever orders is charged: they are signed in, may order, and are in the project's showroom. */
const orderable = async (tx: Queries, change: Change, id: string): Promise<AccessibleProject> => {
  if (change.accountId === null) return refuse(401, 'unauthenticated', messages.loginFirst)
  const project = await requireProject(tx, change.accountId, {
    named: 'project',
    id,
    needs: 'order',
    now: change.now,
  })
  return project.showroomId === change.showroom.id ? project : refuseUnknown()
}

/** A cart is for one project: what another one has approved and waits there would never be told as ordered. */
const requireNoOther = async (tx: Queries, cartId: number, { id }: AccessibleProject) => {
  const other = await otherProjectInCart(tx, { cartId, projectId: id })
  if (other) refuse(409, 'other_project', say.otherProject(other.name || projectMessages.untitled))
}

type Wanting = { change: Change; sold: readonly JudgedSelection[]; facts: ChecklistFacts }

/** At the prices of whoever pays. */
const wantedOf = async (tx: Queries, { change, sold, facts }: Wanting): Promise<Wanted[]> => {
  const ids = sold.flatMap(({ chosen }) => chosen?.record.product ?? [])
  const products = await purchasableProducts(tx, change.showroom, [...new Set(ids)])
  const byId = new Map(products.map((product) => [product.publicId, product]))
  // Somebody whose prices are their own has agreed to none of the project's.
  const isSamePrices = change.showroom.priceListId === facts.showroom.priceListId
  return sold.map((row) => ({
    ...lineOf(row, facts),
    product: productOf(row, byId),
    acceptedCents: isSamePrices ? (row.record.approval?.unitCents ?? null) : null,
  }))
}

const productOf = ({ chosen }: JudgedSelection, byId: ReadonlyMap<string, Purchasable>) =>
  byId.get(chosen?.record.product ?? '') ?? null

/** The room's measure goes with the line, so that the sum of boxes can be opened again in the cart. */
const lineOf = ({ record, chosen }: JudgedSelection, { rooms, missing }: ChecklistFacts) => {
  const { need = null, qty = 1, name = '' } = chosen ?? {}
  const room = rooms.find(({ publicId }) => publicId === record.fields.room_id)
  const isArea = need !== null && record.fields.qty_source !== 'counter'
  return {
    line: null,
    text: name,
    qty: missing.get(record.publicId) ?? qty,
    coverageNote:
      isArea && room
        ? { rooms: [{ name: room.name, area: need }], waste_pct: record.fields.waste_pct }
        : null,
  }
}

const leftOut = ({ chosen, record }: JudgedSelection): FilledLine => ({
  line: null,
  text: chosen?.name ?? record.fields.title,
  product_id: null,
  result: 'left_out',
  qty: 0,
  message: chosen?.unitCents === null ? say.tbd : say.outsideLeftOut,
})
