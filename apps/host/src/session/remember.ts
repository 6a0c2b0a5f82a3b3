import { rememberDays, userTypeCookieDays } from '@showroom/contract/policy/figures'
import type { User } from '@showroom/contract/account/account'
import { readCookie, writeCookie } from './cookies.ts'

/** The server’s: set for as long as it keeps a key of this browser that no script sees. */
const flag = 'sr_remembered'
const email = 'sr_email'

/** The specification’s user type cookie, for one day. */
export const rememberUserType = (type: User['type'] | null): void =>
  writeCookie('wev_ut', type, userTypeCookieDays)

export const rememberedEmail = (): string => readCookie(email) ?? ''
export const rememberEmail = (address: string | null): void => writeCookie(email, address, rememberDays)

/** Whether this browser is to sign somebody in again. */
export const isRemembered = (): boolean => readCookie(flag) === '1'
export const forgetRemembered = (): void => writeCookie(flag, null, 0)
