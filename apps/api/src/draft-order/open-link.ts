import type { OpenedDraftOrder } from '@showroom/contract/draft-order/draft-order'
import { draftOrderMessages as say } from '@showroom/contract/draft-order/draft-order.messages'
import {
  allowedByLink,
  draftOrderStateOf,
  isLinkOver,
} from '@showroom/contract/draft-order/draft-order.rules'
import {
  priceVisibilities,
  type PriceVisibility,
  seesTotals,
  seesUnits,
} from '@showroom/contract/client-terms/price-visibility'
import { accountByPublicId } from '../account/account.store.ts'
import { sha256 } from '../account/session/secret.ts'
import { priceVisibilityOf } from '../client-terms/client-terms.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Who } from '../platform/http/who.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import { showroomProfileOf } from '../showroom/showroom.store.ts'
import { isMailedLink } from './answer.store.ts'
import { type DraftOrder, draftOrderWith, lockDraftOrderWith } from './draft-order.store.ts'
import { linesOfDraftOrder } from './draft-order-line.store.ts'
import { askedOf } from './present-draft-order.ts'
import {
  type AskedLine,
  type Paying,
  presentReckoned,
  reckonLines,
  type ReckonedLine,
  sumsOf,
} from './reckon-lines.ts'

/** Never sent, withdrawn and over are one answer; what was answered in time says for a while what became of it. */
export const requireOpen = async (
  db: Queries,
  { token, now, isLocked = false }: { token: string; now: Date; isLocked?: boolean },
): Promise<FoundByLink> => {
  const tokenHash = sha256(token)
  const found = await (isLocked ? lockDraftOrderWith : draftOrderWith)(db, tokenHash)
  if (!found || isLinkOver(found, now)) return refuse(410, 'link_over', say.over)
  return { ...found, isMailed: await isMailedLink(db, tokenHash) }
}

type FoundByLink = DraftOrder & { isMailed: boolean }

/** As with an invitation: by the mail itself, and by nobody who is a client. */
export const mayStopMails = ({ isMailed, accountId, orderedAt }: FoundByLink): boolean =>
  isMailed && accountId === null && orderedAt === null

/** Who would pay: the client who is signed in, else whom it was put together for. A Pro who looks pays nothing. */
export const payerByLink = (found: DraftOrder, { caller }: Pick<Who, 'caller'>): Paying => ({
  showroom: { id: found.showroomId, ref: found.showroomRef },
  accountId: caller?.type === 'User' ? caller.accountId : found.accountId,
})

/** Prices that are not everybody's are given to an account’s cart alone. */
export const needsSignIn = async (
  db: Queries,
  { showroomRef, accountId }: DraftOrder,
  { caller }: Pick<Who, 'caller'>,
): Promise<boolean> => {
  if (caller !== null) return false
  return !(await payAlike(db, showroomRef, [null, accountId]))
}

const payAlike = async (db: Queries, showroomRef: string, [one, other]: [number | null, number | null]) => {
  if (one === other) return true
  const [pricesOfOne, pricesOfOther] = [
    await requireShowroom(db, showroomRef, one),
    await requireShowroom(db, showroomRef, other),
  ]
  return pricesOfOne.priceListId === pricesOfOther.priceListId
}

/** To whoever pays otherwise than whom it was sent for, no price was sent: none of theirs has changed. */
export const linesFor = async (db: Queries, found: DraftOrder, payer: Paying): Promise<AskedLine[]> => {
  const asked = askedOf(found, await linesOfDraftOrder(db, found.id))
  if (await payAlike(db, found.showroomRef, [payer.accountId, found.accountId])) return asked
  return asked.map((line) => ({ ...line, sentCents: null }))
}

/** The least of what its client, and whoever looks, are told. */
const visibilityFor = async (
  db: Queries,
  { showroomId, accountId }: DraftOrder,
  reader: number | null,
): Promise<PriceVisibility> => {
  let least = 0
  for (const account of new Set([accountId, reader])) {
    if (account === null) continue
    const visibility = await priceVisibilityOf(db, { showroomId, accountId: account })
    least = Math.max(least, priceVisibilities.indexOf(visibility))
  }
  return priceVisibilities[least] ?? 'hidden'
}

/** What whoever has the link sees of it now. */
export const presentOpened = async (
  db: Queries,
  found: FoundByLink,
  { who, now }: { who: Pick<Who, 'caller'>; now: Date },
): Promise<OpenedDraftOrder> => {
  const payer = payerByLink(found, who)
  const lines = await reckonLines(db, payer, await linesFor(db, found, payer))
  const visibility = await visibilityFor(db, found, payer.accountId)
  const state = draftOrderStateOf(found, now)
  const pro = await proOf(db, found)
  return {
    ...pro,
    showroom: found.showroomRef,
    client_name: found.clientName,
    note: found.note,
    state,
    valid_until: found.validUntil,
    order_number: found.orderNumber,
    lines: lines.map((line) => shownLine(line, seesUnits(visibility))),
    merchandise_cents: seesTotals(visibility) ? sumsOf(lines).merchandise_cents : null,
    can: { ...allowedByLink(found, now), stop_mails: mayStopMails(found) },
    needs_sign_in: await needsSignIn(db, found, who),
  }
}

const shownLine = (line: ReckonedLine, isPriced: boolean): OpenedDraftOrder['lines'][number] => {
  const {
    min_qty: _min,
    step_qty: _step,
    max_qty: _max,
    unit_coverage: _unit,
    ...rest
  } = presentReckoned(line)
  const { earns_cents: _earns, ...shown } = rest
  if (isPriced) return shown
  return { ...shown, unit_price_cents: null, previous_unit_price_cents: null, line_total_cents: null }
}

const proOf = async (db: Queries, { showroomId, showroomRef, companyName }: DraftOrder) => {
  const profile = (await showroomProfileOf(db, showroomId))?.profile
  const pro = await accountByPublicId(db, showroomRef)
  return {
    company_name: companyName,
    from: pro ? `${pro.firstName} ${pro.lastName}`.trim() : companyName,
    vsd_id: profile?.vsd_id ?? null,
    logo: profile?.business_logo ?? null,
  }
}
