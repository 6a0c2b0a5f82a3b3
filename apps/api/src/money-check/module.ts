import type { Module } from '../module.ts'

/** Whether orders, holds, the ledger and the provider agree: `npm run audit`. */
export const moneyCheckModule = () => ({ tables: [] }) satisfies Module
