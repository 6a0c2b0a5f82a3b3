import type { AiUser } from '@showroom/contract/design-ai/design-ai'
import { isMinorOn } from '../../account/account.ts'
import type { Queries } from '../../platform/db/db.ts'
import { creditsOf } from '../credits/credit.store.ts'
import type { AiAccount } from './ai-account.store.ts'

export const aiUserOf = (account: AiAccount, now: Date): AiUser => ({
  id: account.publicId,
  full_name: account.fullName,
  email: account.email,
  email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
  survey: account.survey,
  is_linked: account.accountId !== null,
  has_password: account.passwordHash !== null,
  is_minor: isMinorOn(account, now),
})

type Presenting = { db: Queries; now: () => Date }

/** Who somebody is, with what they have: of the reply of most calls. */
export const presentAiUser = async ({ db, now }: Presenting, account: AiAccount) => ({
  user: aiUserOf(account, now()),
  credits: await creditsOf(db, account.id),
})
