import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuse } from '../../platform/http/domain-error.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import type { Browser } from '../account-deps.ts'
import { attemptCookie, readAttempt } from './attempt.ts'
import { type Answered, isUnreachable, type Named, type Provider } from './provider.ts'
import { providerNamed, type SocialDeps } from './social-deps.ts'
import { networkOf } from '../../platform/http/network-of.ts'

type Asked = { provider: string; answered: Answered; browser: Browser }

/** Whom the provider names, to the browser that set out for it and no other. */
export const namedBy = async (
  deps: SocialDeps,
  { provider: name, answered, browser }: Asked,
): Promise<Named> => {
  const provider = providerNamed(deps, name)
  const now = deps.now()
  await allowAttempt(deps.db, {
    key: `social address ${networkOf(browser.ip)}`,
    limit: limits.code.address,
    now,
  })
  const attempt = readAttempt(browser.cookies.get(attemptCookie), { secret: deps.secret, now })
  const isOurs = attempt?.provider === name && attempt.state === answered.state
  if (!isOurs) return refuse(422, 'social_state', accountMessages.socialFailed(provider.label))
  return provider.finish(answered, attempt).catch((error) => refuseFailed(deps, provider, error))
}

const refuseFailed = (deps: SocialDeps, { label }: Provider, error: unknown): never => {
  deps.onProviderFailed(error)
  if (isUnreachable(error)) refuse(503, 'social_unreachable', accountMessages.socialUnreachable(label))
  return refuse(422, 'social_failed', accountMessages.socialFailed(label))
}
