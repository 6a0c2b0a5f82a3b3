import { draftOrderMessages as say } from '@showroom/contract/draft-order/draft-order.messages'
import { saveRefusal } from '../invite/followed-invite.store.ts'
import { refusalOf } from '../invite/send-invite.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { DraftOrderDeps } from './draft-order-deps.ts'
import { mayStopMails, requireOpen } from './open-link.ts'

/** Kept with those who want no invitations: to a stranger it is the same mail. */
export const stopMails = (
  { db, now }: Pick<DraftOrderDeps, 'db' | 'now'>,
  { token }: { token: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const found = await requireOpen(tx, { token, now: at })
    if (!mayStopMails(found)) refuse(409, 'not_now', say.notStoppable)
    await saveRefusal(tx, refusalOf(found.email), at)
  })
