import { notificationMessages as said } from '@showroom/contract/notification/notification.messages'
import { isQuiet, pathOf } from '@showroom/contract/notification/notification.rules'
import { smsMessages as say } from '@showroom/contract/notification/sms.messages'
import { dayMs } from '@showroom/contract/shared/time'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { accountsWithDue, takeDue } from '../due.store.ts'
import type { KeptNotification } from '../notification.ts'
import { quietHoursOf } from '../preference.store.ts'
import { textOf } from '../present-notification.ts'
import { liveNumberOf, numberHash, type SmsDeps } from './phone.ts'
import { beginText, forgetText, saveStop, saveTaken } from './phone.store.ts'
import { NotTaken } from './provider.ts'

const mostAtOnce = 500
/** A text is no essay: what does not fit stands in the list. */
const longestSentence = 240

type Sending = { db: Db; publicUrl: string }

/** What is due of each person becomes one text message, by a job of its own. */
export const takeDueTexts = async ({ db, publicUrl }: Sending, now: Date): Promise<void> => {
  const accountIds = await accountsWithDue(db, 'sms', { now, most: mostAtOnce })
  for (const accountId of accountIds)
    await db.transaction(async (tx) => {
      const [first, ...others] = await takeDue(tx, 'sms', { accountId, now })
      if (!first) return
      await emit(tx, {
        kind: 'sms',
        cause: `text of ${first.publicId} at ${now.toISOString()}`,
        payload: { accountId, body: bodyOf([first, ...others], publicUrl) },
        at: now,
        expiresAt: new Date(now.getTime() + dayMs),
      })
    })
  if (accountIds.length === mostAtOnce) await takeDueTexts({ db, publicUrl }, now)
}

/** Not a word more than the list shows, and where to read on. */
const bodyOf = ([first, ...others]: [KeptNotification, ...KeptNotification[]], publicUrl: string): string => {
  const isOne = others.length === 0
  const sentence = isOne ? textOf(first) : `${said.digestSubject(others.length + 1)}.`
  const path = (isOne ? pathOf(first.kind, first.payload) : null) ?? '/notification'
  const short = sentence.length > longestSentence ? `${sentence.slice(0, longestSentence - 1)}…` : sentence
  return say.news(short, `${publicUrl}/showroom${path}`)
}

const texted = z.object({ accountId: z.int(), body: z.string() })

/**
 * Handed over once. The provider knows no keys: what it may have taken, because no answer came, is not handed over again;
 * what it has not taken is. The list has it either way.
 */
export const sendText =
  ({ db, now: clock, secret, send }: SmsDeps): JobHandler =>
  async (payload, { cause, now }) => {
    const { accountId, body } = texted.parse(payload)
    // Who has turned it off or said STOP since is told nothing.
    const number = await liveNumberOf({ db, now: clock, secret }, accountId)
    if (number === null || !send) return
    // A try that comes after an outage rings at no other hour than the first: the list has it.
    const quiet = await quietHoursOf(db, accountId)
    if (quiet && isQuiet(now, quiet)) return
    if (!(await beginText(db, { cause, accountId, now }))) return
    try {
      const outcome = await send({ to: number, body })
      if (outcome.kind === 'taken') await saveTaken(db, cause, outcome.id)
      if (outcome.kind === 'stopped') await saveStop(db, numberHash(secret, number), now)
    } catch (failure) {
      if (failure instanceof NotTaken) await forgetText(db, cause)
      throw failure
    }
  }
