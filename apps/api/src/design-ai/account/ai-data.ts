import type { PersonalData } from '../../account/personal-data.ts'
import { creditsOf, movementsOf } from '../credits/credit.store.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { jobsForDownload } from '../job/ai-job.store.ts'
import { type AiAccount, aiAccountOf, forgetAiAccount } from './ai-account.store.ts'
import { photosOf } from '../photo/ai-photo.store.ts'
import { purchasesOf } from '../purchase/purchase.store.ts'
import { aiSessionsOf } from './ai-session.store.ts'
import { aiUserOf } from './present-ai-user.ts'

const all = { skip: 0, most: 10_000 }

/** All that is kept of somebody here, as they may read it. */
export const aiDataOf = async ({ db, now }: Pick<DesignAiDeps, 'db' | 'now'>, account: AiAccount) => ({
  user: aiUserOf(account, now()),
  adult_on: account.adultOn,
  credits: await creditsOf(db, account.id),
  movements: await movementsOf(db, account.id, all),
  purchases: (await purchasesOf(db, account.id)).map(
    ({ publicId, credits, amountCents, state, askedAt, paidAt, refundedCents }) => ({
      receipt: publicId,
      credits,
      amount_cents: amountCents,
      state,
      asked_at: askedAt,
      paid_at: paidAt,
      refunded_cents: refundedCents,
    }),
  ),
  sessions: await aiSessionsOf(db, account.id),
  photos: (await photosOf(db, account.id)).map(({ width, height, colors, createdAt }) => ({
    width,
    height,
    colors,
    sent_at: createdAt,
  })),
  jobs: await jobsForDownload(db, account.id),
})

/** The rows first: a file whose row is gone is swept away, should we be cut off here. */
export const forgetAi = async ({ db, files, now }: DesignAiDeps, id: number): Promise<void> => {
  const gone = await db.transaction((tx) => forgetAiAccount(tx, id, now()))
  for (const file of gone) await files.remove(file)
}

/** Of an account of the shop: what was linked with it leaves with it. */
export const aiPersonalData = ({ db, now }: DesignAiDeps): PersonalData => ({
  name: 'ai_design',
  show: async ({ id }) => {
    const linked = await aiAccountOf(db, id)
    return linked && aiDataOf({ db, now }, linked)
  },
  erase: async (tx, accountId) => {
    const linked = await aiAccountOf(tx, accountId)
    if (linked) await forgetAiAccount(tx, linked.id, now())
  },
})
