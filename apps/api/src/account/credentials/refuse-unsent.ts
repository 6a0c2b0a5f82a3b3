import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuse } from '../../platform/http/domain-error.ts'
import type { AccountParts } from '../account-parts.ts'

/** For who waits for the mail. */
export const refuseUnsent = ({ onMailLost }: AccountParts, error: unknown): never => {
  onMailLost(error)
  return refuse(503, 'mail_failed', accountMessages.mailFailed)
}
