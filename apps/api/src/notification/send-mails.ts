import { accountById } from '../account/account.store.ts'
import type { Db } from '../platform/db/db.ts'
import type { PostMail } from '../platform/mail/post.ts'
import { type Answerable, chatLetter, lettersOf } from './chat-letter.ts'
import { accountsWithDue, takeDue } from './due.store.ts'

export type MailDeps = { db: Db; post: PostMail; publicUrl: string; answerable: Answerable }

const mostAtOnce = 500

/** One letter for each person, with all that is due of theirs; each project's talk in one of its own. */
export const sendDueMails = async (deps: MailDeps, now: Date): Promise<void> => {
  const accountIds = await accountsWithDue(deps.db, 'mail', { now, most: mostAtOnce })
  for (const accountId of accountIds) await sendDueMail(deps, accountId, now)
  if (accountIds.length === mostAtOnce) await sendDueMails(deps, now)
}

/** What is taken is posted in the same transaction: each cause is mailed once. */
const sendDueMail = (
  { db, post, publicUrl, answerable }: MailDeps,
  accountId: number,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const due = await takeDue(tx, 'mail', { accountId, now })
    const account = await accountById(tx, accountId)
    if (!account || account.emailVerifiedAt === null) return
    const reader = { account, publicUrl }
    for (const news of lettersOf(due))
      await post(tx, {
        letter: await chatLetter(tx, answerable, { reader, accountId, news, now }),
        showroomId: account.showroomId,
        at: now,
        cause: `notifications from ${news[0].publicId} mailed`,
      })
  })
