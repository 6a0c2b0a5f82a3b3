import { brandName } from '@showroom/contract/payment/card-brands'
import { cardMessages as messages } from './messages.ts'

/** Drawn with dots; said with words. */
export const cardLine = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brandName(brand)} •••• ${last4}`
export const cardSaid = ({ brand, last4 }: { brand: string; last4: string }): string =>
  messages.endingIn(brandName(brand), last4)

export const expiryLine = ({ exp_month, exp_year }: { exp_month: number; exp_year: number }): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`
