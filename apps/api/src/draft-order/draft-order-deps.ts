import type { AccountDeps } from '../account/account-deps.ts'

/** What every use case of orders for clients works with. */
export type DraftOrderDeps = Pick<AccountDeps, 'db' | 'now' | 'post' | 'canMail' | 'publicUrl'>
