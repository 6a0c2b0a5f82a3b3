import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { AiCaller, Who } from '../../platform/http/who.ts'
import { type AiAccount, aiAccountById } from './ai-account.store.ts'

/** `serve` has let the caller in already; an account that vanished since is nobody’s. */
export const requireAiAccount = async (
  db: Queries,
  { aiCaller }: Pick<Who, 'aiCaller'>,
): Promise<{ aiCaller: AiCaller; account: AiAccount }> => {
  const account = aiCaller && (await aiAccountById(db, aiCaller.aiAccountId))
  return aiCaller && account ? { aiCaller, account } : refuse(401, 'ai_unauthenticated', say.loginFirst)
}
