import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuse } from '../../platform/http/domain-error.ts'
import type { AccountDeps } from '../account-deps.ts'

/** For who would wait for a mail that can not leave: there is no mail server. One that is away is asked again. */
export const requireMail = ({ canMail }: Pick<AccountDeps, 'canMail'>) => {
  if (!canMail) refuse(503, 'mail_failed', accountMessages.mailFailed)
}
