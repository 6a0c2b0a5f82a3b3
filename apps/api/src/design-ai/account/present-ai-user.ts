import type { AiUser } from '@showroom/contract/design-ai/design-ai'
import type { Queries } from '../../platform/db/db.ts'
import { creditsOf } from '../credits/credit.store.ts'
import type { AiAccount } from './ai-account.store.ts'

export const aiUserOf = (account: AiAccount): AiUser => ({
  id: account.publicId,
  full_name: account.fullName,
  email: account.email,
  email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
  survey: account.survey,
  is_linked: account.accountId !== null,
  has_password: account.passwordHash !== null,
})

/** Who somebody is, with what they have: of the reply of most calls. */
export const presentAiUser = async (db: Queries, account: AiAccount) => ({
  user: aiUserOf(account),
  credits: await creditsOf(db, account.id),
})
