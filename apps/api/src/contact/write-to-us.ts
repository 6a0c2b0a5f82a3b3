import { allowAttempt, limits } from '../account/session/attempts.ts'
import type { Db } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'
import { createMessage, type NewContactMessage } from './contact.store.ts'
import { networkOf } from '../platform/http/network-of.ts'

export type ContactDeps = { db: Db; now: () => Date }

type Written = Omit<NewContactMessage, 'sentAt'> & { ip: string }

/** Kept and mailed together or not at all. Both letters cost somebody's attention: they are counted as mails are. */
export const writeToUs = async ({ db, now }: ContactDeps, { ip, ...written }: Written) => {
  const at = now()
  await allowAttempt(db, { key: `contact address ${networkOf(ip)}`, limit: limits.mail.address, now: at })
  const key = `contact sender ${written.email.toLowerCase()}`
  await allowAttempt(db, { key, limit: limits.mail.account, now: at })
  await db.transaction(async (tx) => {
    const messageId = await createMessage(tx, { ...written, sentAt: at })
    for (const kind of ['contact_message', 'contact_received'])
      await emit(tx, { kind, cause: `${kind} ${messageId}`, payload: { messageId }, at })
  })
}
