import type { User } from '@showroom/contract/account/account'
import { readCookie, writeCookie } from './cookies.ts'

const rememberedDays = 340

/** The specification’s user type cookie, for one day. */
export const rememberUserType = (type: User['type'] | null): void => writeCookie('wev_ut', type, 1)

export const rememberedEmail = (): string => readCookie('sr_email') ?? ''
export const isRemembered = (): boolean => readCookie('sr_remember') === '1'

/** Remember me: e-mail and flag for 340 days; a token of the device, which no script sees, stands for the password. */
export const remember = (email: string | null): void => {
  writeCookie('sr_email', email, rememberedDays)
  writeCookie('sr_remember', email === null ? null : '1', rememberedDays)
}
