import type { DraftOrder as ShownDraftOrder } from '@showroom/contract/draft-order/draft-order'
import type { draftOrderEndpoints } from '@showroom/contract/draft-order/draft-order.endpoints'
import { draftOrderMessages as say } from '@showroom/contract/draft-order/draft-order.messages'
import {
  allowedWithDraftOrder,
  draftOrderStateOf,
  isValidityAllowed,
  standardValidity,
} from '@showroom/contract/draft-order/draft-order.rules'
import type { ParsedRequestOf } from '@showroom/contract/shared/endpoint'
import type { Account } from '../account/account.ts'
import { addItems } from '../cart/change-lines.ts'
import { clientIdAt } from '../client/client-address.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../platform/http/domain-error.ts'
import { accessibleProject } from '../project/project-access.store.ts'
import { newPublicId } from '../shared/public-id.ts'
import type { DraftOrderDeps } from './draft-order-deps.ts'
import {
  createDraftOrder,
  deleteDraftOrder,
  type DraftOrder,
  draftOrderById,
  lockDraftOrder,
  saveDraftOrder,
  type WrittenDraftOrder,
} from './draft-order.store.ts'
import { linesOfDraftOrder, saveDraftOrderLines } from './draft-order-line.store.ts'
import { presentDraftOrder } from './present-draft-order.ts'
import { type AskedLine, type ReckonedLine, reckonLines } from './reckon-lines.ts'

/** The Pro who puts it together, and their showroom. */
export type Author = { account: Account; showroom: { id: number; ref: string } }

type Written = ParsedRequestOf<(typeof draftOrderEndpoints)['POST /api/draft_order']>['body']
type Clocked = Pick<DraftOrderDeps, 'db' | 'now'>

export const writeDraftOrder = (
  { db, now }: Clocked,
  author: Author,
  written: Written,
): Promise<ShownDraftOrder> =>
  db.transaction(async (tx) => {
    const at = now()
    const { fields, lines } = await readWritten(tx, { author, written, now: at })
    const publicId = newPublicId()
    const id = await createDraftOrder(tx, { ...fields, publicId, showroomId: author.showroom.id, now: at })
    await saveReckoned(tx, id, lines)
    return presentById(tx, id, at)
  })

export const rewriteDraftOrder = (
  deps: Clocked,
  { author, publicId, written }: { author: Author; publicId: string; written: Written },
): Promise<ShownDraftOrder> =>
  changing(deps, { author, publicId }, async (tx, found, now) => {
    if (!allowedWithDraftOrder(draftOrderStateOf(found, now)).edit)
      refuse(409, 'draft_order_sent', say.notEditable)
    const { fields, lines } = await readWritten(tx, { author, written, now })
    await saveDraftOrder(tx, found.id, fields)
    await saveReckoned(tx, found.id, lines)
  })

export const removeDraftOrder = ({ db, now }: Clocked, author: Author, publicId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await requireLocked(tx, author, publicId)
    if (!allowedWithDraftOrder(draftOrderStateOf(found, now())).remove)
      refuse(409, 'draft_order_sent', say.notEditable)
    await deleteDraftOrder(tx, found.id)
  })

/** For the same client, at prices of today. */
export const duplicateDraftOrder = (
  { db, now }: Clocked,
  author: Author,
  publicId: string,
): Promise<ShownDraftOrder> =>
  db.transaction(async (tx) => {
    const at = now()
    const found = await requireLocked(tx, author, publicId)
    const { showroom } = author
    const accountId = await clientIdAt(tx, { showroomId: showroom.id, email: found.email })
    const lines = await reckonLines(tx, { showroom, accountId }, await linesOfDraftOrder(tx, found.id))
    const id = await createDraftOrder(tx, {
      ...found,
      accountId,
      validUntil: standardValidity(at),
      publicId: newPublicId(),
      now: at,
    })
    await saveReckoned(tx, id, lines)
    return presentById(tx, id, at)
  })

type Sought = { author: Author; publicId: string }

/** One change of one that is the author’s own, and what it is then. */
export const changing = (
  { db, now }: Clocked,
  { author, publicId }: Sought,
  change: (tx: Queries, found: DraftOrder, now: Date) => Promise<void>,
): Promise<ShownDraftOrder> =>
  db.transaction(async (tx) => {
    const at = now()
    const found = await requireLocked(tx, author, publicId)
    await change(tx, found, at)
    return presentById(tx, found.id, at)
  })

const requireLocked = async (tx: Queries, { showroom }: Author, publicId: string): Promise<DraftOrder> =>
  (await lockDraftOrder(tx, { showroomId: showroom.id, publicId })) ?? refuseUnknown()

const presentById = async (tx: Queries, id: number, now: Date): Promise<ShownDraftOrder> =>
  presentDraftOrder(tx, (await draftOrderById(tx, id)) ?? refuseUnknown(), now)

type Reading = { author: Author; written: Written; now: Date }

const readWritten = async (
  tx: Queries,
  { author, written, now }: Reading,
): Promise<{ fields: WrittenDraftOrder; lines: ReckonedLine[] }> => {
  const { account, showroom } = author
  const { email, items } = written
  if (email.toLowerCase() === account.email.toLowerCase()) refuseInvalid({ email: [say.ownAddress] })
  if (!isValidityAllowed(written.valid_until, now)) refuseInvalid({ valid_until: [say.validity] })
  const accountId = await clientIdAt(tx, { showroomId: showroom.id, email })
  const projectId = await projectIdOf(tx, author, { id: written.project_id, now })
  const asked = items.map(
    ({ product_id: product, qty, coverage_note: coverageNote }): AskedLine => ({
      product,
      qty,
      coverageNote,
    }),
  )
  const lines = await reckonLines(tx, { showroom, accountId }, asked)
  requireSold(items, lines)
  const { client_name: clientName, note, valid_until: validUntil } = written
  return { fields: { clientName, email, accountId, projectId, note, validUntil }, lines }
}

/** By the rules of a cart’s lines; a product stands there once. */
const requireSold = (items: Written['items'], lines: readonly ReckonedLine[]) => {
  const products = new Map(lines.map(({ purchasable }) => [purchasable.publicId, purchasable]))
  const added = addItems(
    items.map((item) => ({ ...item, lot_choice: 'single' as const })),
    { products, current: new Map() },
  )
  if ('errors' in added) refuseInvalid(added.errors)
  const twice = items.findIndex(
    ({ product_id: id }, at) => items.findIndex(({ product_id }) => product_id === id) < at,
  )
  if (twice >= 0) refuseInvalid({ [`items.${twice}.product_id`]: [say.twice] })
}

const projectIdOf = async (
  tx: Queries,
  { account, showroom }: Author,
  { id, now }: { id: string | null; now: Date },
): Promise<number | null> => {
  if (id === null) return null
  const project = await accessibleProject(tx, { named: 'project', id, accountId: account.id, now })
  if (project?.showroomId === showroom.id) return project.id
  return refuseInvalid({ project_id: [say.noSuchProject] })
}

export const saveReckoned = (tx: Queries, id: number, lines: readonly ReckonedLine[]): Promise<void> =>
  saveDraftOrderLines(
    tx,
    id,
    lines.map(({ purchasable: { productId, priceCents }, qty, coverageNote, earnsCents }) => ({
      product_id: productId,
      qty,
      coverage_note: coverageNote,
      price_cents: priceCents,
      earns_cents: earnsCents,
    })),
  )
