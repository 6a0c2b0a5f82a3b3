import type { Module } from '../module.ts'

/** What Admins did: concepts above write it in transactions of their own. */
export const auditModule = () => ({ tables: ['audit'] }) satisfies Module
