import type { DraftOrder as ShownDraftOrder } from '@showroom/contract/draft-order/draft-order'
import { draftOrderMessages as say } from '@showroom/contract/draft-order/draft-order.messages'
import {
  allowedWithDraftOrder,
  draftOrderStateOf,
  isValidityAllowed,
  mostDraftOrderMails,
} from '@showroom/contract/draft-order/draft-order.rules'
import { dayMs } from '@showroom/contract/shared/time'
import { requireMail } from '../account/credentials/require-mail.ts'
import { pageOf } from '../account/letters.ts'
import { allowAttempt } from '../account/session/attempts.ts'
import { newLinkCode, sha256 } from '../account/session/secret.ts'
import { clientIdAt } from '../client/client-address.store.ts'
import { isRefused } from '../invite/followed-invite.store.ts'
import { refusalOf } from '../invite/send-invite.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse, refuseInvalid } from '../platform/http/domain-error.ts'
import { saveLink, saveSent, saveWithdrawn } from './answer.store.ts'
import type { DraftOrderDeps } from './draft-order-deps.ts'
import type { DraftOrder } from './draft-order.store.ts'
import { linesOfDraftOrder } from './draft-order-line.store.ts'
import { draftOrderLetter } from './letters.ts'
import { problemOf, problemWith, reckonLines } from './reckon-lines.ts'
import { type Author, changing, saveReckoned } from './write-draft-order.ts'

/** A mailbox is nobody's to fill. */
const mostToOneAddress = { most: 5, windowMs: dayMs }
const mostOfPro = { most: mostDraftOrderMails, windowMs: dayMs }

type Sending = { author: Author; publicId: string }

/** Mailed again, it has a link of its own again: the one before stays good. */
export const mailDraftOrder = async (deps: DraftOrderDeps, sending: Sending): Promise<ShownDraftOrder> => {
  requireMail(deps)
  requireProven(sending.author)
  const { account } = sending.author
  return changing(deps, sending, async (tx, found, now) => {
    await requireWanted(tx, found)
    const url = await send(deps, tx, { author: sending.author, found, now, isMailed: true })
    await allowAttempt(tx, {
      key: `draft orders of ${account.id}`,
      limit: mostOfPro,
      now,
      message: say.tooMany,
    })
    const key = `draft orders to ${found.email.toLowerCase()}`
    await allowAttempt(tx, { key, limit: mostToOneAddress, now, message: say.enoughToOne })
    const letter = draftOrderLetter(found, { from: account, url })
    await deps.post(tx, { letter, showroomId: found.showroomId, at: now })
  })
}

/** Whoever has it may open it, as with a mailed one. */
export const linkDraftOrder = async (
  deps: DraftOrderDeps,
  sending: Sending,
): Promise<{ url: string; draft_order: ShownDraftOrder }> => {
  requireProven(sending.author)
  let url = ''
  const shown = await changing(deps, sending, async (tx, found, now) => {
    url = await send(deps, tx, { author: sending.author, found, now, isMailed: false })
  })
  return { url, draft_order: shown }
}

export const withdrawDraftOrder = (deps: DraftOrderDeps, sending: Sending): Promise<ShownDraftOrder> =>
  changing(deps, sending, async (tx, found, now) => {
    if (!allowedWithDraftOrder(draftOrderStateOf(found, now)).withdraw)
      refuse(409, 'draft_order_over', say.notWithdrawable)
    await saveWithdrawn(tx, { id: found.id, now })
  })

/** Only who can be answered sends anything. */
const requireProven = ({ account }: Author) => {
  if (account.emailVerifiedAt === null) refuse(409, 'email_unverified', say.proveFirst)
}

/** Who wants no invitations of strangers gets none under another name; a client is no stranger. */
const requireWanted = async (tx: Queries, { accountId, email }: DraftOrder) => {
  if (accountId === null && (await isRefused(tx, refusalOf(email)))) refuse(409, 'wants_none', say.wantsNone)
}

type Sent = { author: Author; found: DraftOrder; now: Date }

/** From the first link on it is sent: its prices of then are those that a change is told against. */
const send = async (
  { publicUrl }: DraftOrderDeps,
  tx: Queries,
  { author, found, now, isMailed }: Sent & { isMailed: boolean },
): Promise<string> => {
  const state = draftOrderStateOf(found, now)
  if (!allowedWithDraftOrder(state).send) refuse(409, 'draft_order_over', say.notSendable)
  if (state === 'open') await beginToSend(tx, { author, found, now })
  const token = newLinkCode()
  await saveLink(tx, { id: found.id, now, tokenHash: sha256(token), isMailed })
  return pageOf({ publicUrl }, `/draft-order/${token}`)
}

const beginToSend = async (tx: Queries, { author: { showroom }, found, now }: Sent) => {
  if (!isValidityAllowed(found.validUntil, now)) refuseInvalid({ valid_until: [say.validity] })
  const accountId = await clientIdAt(tx, { showroomId: showroom.id, email: found.email })
  const problem = await problemWith(tx, { showroom, accountId })
  if (problem !== null) refuse(409, 'no_totals', problem)
  const lines = await reckonLines(tx, { showroom, accountId }, await linesOfDraftOrder(tx, found.id))
  if (lines.length === 0) refuse(409, 'no_lines', say.noLines)
  const short = lines.find((line) => problemOf(line) !== null)
  if (short) refuse(409, 'line_problem', say.lineProblem(short.purchasable.name))
  await saveReckoned(tx, found.id, lines)
  await saveSent(tx, { id: found.id, now, accountId })
}
