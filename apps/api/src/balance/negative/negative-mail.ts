import { accountById } from '../../account/account.store.ts'
import type { Db } from '../../platform/db/db.ts'
import type { JobHandlers } from '../../platform/jobs/job.ts'
import type { Posting, PostMail } from '../../platform/mail/post.ts'
import { accountsOfParty } from '../party.store.ts'
import { negativeTold } from './negative-events.ts'
import { negativeLetter } from './negative-letters.ts'
import { negativeById } from './negative.store.ts'

export type MailDeps = { db: Db; post: PostMail; publicUrl: string }

/** To everybody who speaks for whose balance it is; the letters of one fall come in their order. */
export const negativeHandlers = ({ db, post, publicUrl }: MailDeps): JobHandlers => ({
  negative_balance: async (payload, job) => {
    const { negativeId, news, owedCents } = negativeTold.parse(payload)
    const negative = await negativeById(db, negativeId)
    // It was settled before anybody read of it.
    const isOver = negative?.isEnded && (news === 'reminded' || news === 'restricted')
    const postings: Posting[] = []
    for (const accountId of negative && !isOver ? await accountsOfParty(db, negative) : []) {
      const account = await accountById(db, accountId)
      if (!negative || !account || account.email === '') continue
      postings.push({
        letter: negativeLetter({ account, publicUrl }, news, { ...negative, owedCents }),
        showroomId: null,
        at: job.now,
        cause: `${job.cause} mailed to ${accountId}`,
        line: `negative balance ${negativeId} to ${accountId}`,
      })
    }
    await job.finish(async (tx) => {
      for (const posting of postings) await post(tx, posting)
    })
  },
})
