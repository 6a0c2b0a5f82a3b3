import type { Module } from '../module.ts'

/** Entries that sum to zero and are never changed: concepts above write them in transactions of their own. */
export const ledgerModule = () => ({ tables: ['ledger_entry', 'ledger_movement'] }) satisfies Module
