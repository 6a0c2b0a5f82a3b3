import { accountByEmail, createAccount } from '@showroom/api/account/account.store'
import { createHire, saveHire, saveReview } from '@showroom/api/designer/hire/hire-record.store'
import { emptyBrief } from '@showroom/contract/designer/brief.rules'
import type { Queries } from '@showroom/api/platform/db/db'
import { newPublicId } from '@showroom/api/shared/public-id'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { demoClients, type DemoReview, demoReviews } from './reviews.ts'

type Reviewed = { pro: string; profileId: number; now: Date }

/** Hires of before, closed, each with the word that its client wrote. */
export const seedReviewsOf = async (tx: Queries, { pro, profileId, now }: Reviewed): Promise<void> => {
  for (const review of demoReviews.filter((each) => each.pro === pro)) {
    const clientId = await clientOf(tx, review.client)
    if (clientId !== null) await seedReview(tx, { review, profileId, clientId, now })
  }
}

const clientOf = async (tx: Queries, name: DemoReview['client']): Promise<number | null> => {
  const email = `${name}@demo.example`
  const known = await accountByEmail(tx, email)
  if (known) return known.id
  return createAccount(tx, {
    ...demoClients[name],
    publicId: newPublicId(),
    type: 'User',
    status: 'Active',
    email,
    passwordHash: null,
    countryCode: '+1',
    phoneNumber: '',
    zipCode: '',
    showroomId: null,
  })
}

type Seeding = { review: DemoReview; profileId: number; clientId: number; now: Date }

const seedReview = async (tx: Queries, { review, profileId, clientId, now }: Seeding): Promise<void> => {
  const closedAt = new Date(now.getTime() - review.monthsAgo * 30 * dayMs)
  const askedAt = new Date(closedAt.getTime() - 40 * dayMs)
  const id = await createHire(tx, {
    publicId: newPublicId(),
    profileId,
    clientId,
    projectId: null,
    state: 'requested',
    projectName: 'A finished room',
    zipCode: '',
    brief: { ...emptyBrief, rooms: [review.room] },
    package: null,
    priceCents: null,
    revisionsLeft: 0,
    right: 'suggest',
    sees: 'no',
    accessDays: 30,
    message: '',
    answerBy: askedAt,
    now: askedAt,
  })
  if (id === null) return
  await saveHire(tx, id, {
    state: 'closed',
    word: '',
    answerBy: null,
    answeredAt: new Date(askedAt.getTime() + review.answeredInHours * hourMs),
    quote: null,
    priceCents: null,
    revisionsLeft: 0,
    accessEndsAt: null,
    member: null,
    now: closedAt,
  })
  await saveReview(tx, id, { rating: review.rating, text: review.text, now: closedAt })
}
