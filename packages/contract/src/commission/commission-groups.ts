import { steps } from './commission.rules.ts'

/** What the rows of a report are made by. */
export const commissionGroups = [...steps, 'client', 'vendor', 'category', 'coupon'] as const
export type CommissionGroup = (typeof commissionGroups)[number]
