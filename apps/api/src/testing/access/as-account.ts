import type { AccountType } from '@showroom/contract/account/account'
import type { Call } from '@showroom/contract/endpoints'
import { ruleOf } from './calls.ts'
import { isByCookie, isOpen, type Verdict } from './verdicts.ts'

/** Whoever is signed in with us, in their own account. */
export const asAccount =
  (type: AccountType, isOtpGiven = false) =>
  (call: Call): Verdict => {
    const { access, roles } = ruleOf(call)
    if (isByCookie(call)) return 'origin_refused'
    if (isOpen(call)) return 'admitted'
    if (access === 'ai') return 'ai_unauthenticated'
    if (access === 'admin' && type !== 'Admin') return 'not_authorized'
    if (roles && !roles.includes(type)) return 'not_authorized'
    if (type === 'Admin' && access !== 'session' && !isOtpGiven) return 'otp_required'
    return 'admitted'
  }
