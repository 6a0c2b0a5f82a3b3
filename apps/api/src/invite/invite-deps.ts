import type { AccountDeps } from '../account/account-deps.ts'

/** What every use case of invitations works with. */
export type InviteDeps = Pick<AccountDeps, 'db' | 'now' | 'post' | 'canMail' | 'publicUrl'>
