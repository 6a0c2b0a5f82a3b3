import { brandName } from '@showroom/contract/payment/card-brands'

/** Drawn with dots; said with words. */
export const cardLine = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brandName(brand)} •••• ${last4}`
export const cardSaid = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brandName(brand)} ending in ${last4}`

export const expiryLine = ({ exp_month, exp_year }: { exp_month: number; exp_year: number }): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`
