import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { draftOrderMessages as say } from '@showroom/contract/draft-order/draft-order.messages'
import {
  allowedByLink,
  draftOrderStateOf,
  missingUnits,
} from '@showroom/contract/draft-order/draft-order.rules'
import type { OpenedDraftOrder } from '@showroom/contract/draft-order/draft-order'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { cartMessages } from '../cart/cart.messages.ts'
import { linesByProduct } from '../cart/cart.store.ts'
import { replyWith } from '../cart/change-cart.ts'
import type { CurrentLine } from '../cart/change-lines.ts'
import { fillCart, type Wanted } from '../cart/fill-cart.ts'
import { type Change, changeOf, changing, lockOrOpenCart, type OpenCart } from '../cart/own-cart.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Who } from '../platform/http/who.ts'
import { accessibleProject } from '../project/project-access.store.ts'
import { attachCart, attachedProject } from '../project/project.store.ts'
import { saveApproved, saveDeclined } from './answer.store.ts'
import type { DraftOrderDeps } from './draft-order-deps.ts'
import { tellAnswered } from './draft-order-events.ts'
import type { DraftOrder } from './draft-order.store.ts'
import { saveTaken } from './draft-order-line.store.ts'
import { linesFor, needsSignIn, payerByLink, presentOpened, requireOpen } from './open-link.ts'
import { type ReckonedLine, reckonLines } from './reckon-lines.ts'

type Approving = { token: string; products: readonly string[]; who: Who }
type Approved = { draft_order: OpenedDraftOrder; cart_token: string | null; report: FilledLine[] }

/** The ticked lines go into the cart of whoever calls, by the cart's own rules, at the price that they were sent at. */
export const approveDraftOrder = async (
  deps: Pick<DraftOrderDeps, 'db' | 'now'>,
  { token, products, who }: Approving,
): Promise<Approved> => {
  const { showroomRef } = await requireOpen(deps.db, { token, now: deps.now() })
  if (who.caller !== null && who.caller.type !== 'User') refuse(409, 'for_clients', say.forClients)
  const change = await changeOf(deps, showroomRef, who)
  return changing(change, async (tx) => {
    // First of all: whoever presses twice finds it approved.
    const found = await requireOpen(tx, { token, now: change.now, isLocked: true })
    const state = draftOrderStateOf(found, change.now)
    if (!allowedByLink(found, change.now).approve) refuse(409, 'not_now', say.cannotDecide)
    if (await needsSignIn(tx, found, who)) refuse(409, 'sign_in_first', say.signIn)
    const lines = await tickedLines(tx, { found, products, who })
    const cart = await lockOrOpenCart(tx, change)
    const inCart = state === 'approved' ? await linesByProduct(tx, cart.id) : noLines
    const report = await fillCart(tx, cart.id, wantedOf(lines, inCart))
    const taken = takenOf(lines, { report, inCart })
    if (taken.length === 0) refuse(409, 'nothing_left', say.nothingLeft)
    await attachToItsProject(tx, { change, cart, found })
    // Says no where the cart would hold more lines than it may.
    await replyWith(tx, { change, cart }, cartMessages.added)
    await saveTaken(tx, found.id, taken)
    await saveApproved(tx, { id: found.id, now: change.now, cartId: cart.id })
    const after = await requireOpen(tx, { token, now: change.now })
    const draft_order = await presentOpened(tx, after, { who, now: change.now })
    return { draft_order, cart_token: cart.token, report }
  })
}

const noLines: ReadonlyMap<string, CurrentLine> = new Map()

type Ticking = { found: DraftOrder; products: readonly string[]; who: Who }

const tickedLines = async (tx: Queries, { found, products, who }: Ticking): Promise<ReckonedLine[]> => {
  const payer = payerByLink(found, who)
  const ticked = (await linesFor(tx, found, payer)).filter(({ product }) => products.includes(product))
  if (ticked.length === 0) refuse(409, 'nothing_ticked', say.nothingTicked)
  return reckonLines(tx, payer, ticked)
}

/** Approved again, only what the cart has lost comes in. */
const wantedOf = (lines: readonly ReckonedLine[], inCart: ReadonlyMap<string, CurrentLine>): Wanted[] =>
  lines.flatMap(({ product, purchasable, coverageNote, sentCents = null, ...line }) => {
    const qty = missingUnits(line.qty, inCart.get(product)?.qty ?? 0)
    const acceptedCents = sentCents
    return qty === 0
      ? []
      : [{ line: null, text: purchasable.name, product: purchasable, qty, coverageNote, acceptedCents }]
  })

type Became = { report: readonly FilledLine[]; inCart: ReadonlyMap<string, CurrentLine> }

/** What is in the cart now; of what could not be had nothing was taken. */
const takenOf = (lines: readonly ReckonedLine[], { report, inCart }: Became): string[] => {
  const added = new Set(report.flatMap(({ product_id, qty }) => (qty > 0 ? [product_id] : [])))
  return lines.flatMap(({ product }) => (added.has(product) || inCart.has(product) ? [product] : []))
}

type Attaching = { change: Change; cart: OpenCart; found: DraftOrder }

/** Where the client may order for its project, and the cart is for no other one. */
const attachToItsProject = async (tx: Queries, { change, cart, found }: Attaching) => {
  const { accountId, now } = change
  if (accountId === null || found.projectRef === null) return
  const project = await accessibleProject(tx, { named: 'project', id: found.projectRef, accountId, now })
  if (!project || !allowedTo(project).order || (await attachedProject(tx, cart.id))) return
  await attachCart(tx, cart.id, project.id)
}

type Declining = { token: string; reason: string; who: Who }

export const declineDraftOrder = (
  { db, now }: Pick<DraftOrderDeps, 'db' | 'now'>,
  { token, reason, who }: Declining,
): Promise<OpenedDraftOrder> =>
  db.transaction(async (tx) => {
    const at = now()
    const found = await requireOpen(tx, { token, now: at, isLocked: true })
    if (!allowedByLink(found, at).decline) refuse(409, 'not_now', say.cannotDecide)
    await saveDeclined(tx, { id: found.id, now: at, reason })
    await tellAnswered(tx, { draftOrderId: found.id }, at)
    return presentOpened(tx, await requireOpen(tx, { token, now: at }), { who, now: at })
  })
