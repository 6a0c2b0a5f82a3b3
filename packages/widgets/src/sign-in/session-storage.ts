import type { Shop } from '../shop/index.ts'
import { attempt, sessionKey } from '../shop/storage.ts'

/** What this tab keeps of a sign-in, for this visit only: a token, or what a try must come back to. */
export const readSessionEntry = ({ prefix }: Shop): string | null =>
  attempt(() => sessionStorage.getItem(prefix + sessionKey)) ?? null

/** A page may block it: then what is kept lasts as long as the page. */
export const writeSessionEntry = ({ prefix }: Shop, value: string | null): void =>
  attempt(() => {
    if (value === null) sessionStorage.removeItem(prefix + sessionKey)
    else sessionStorage.setItem(prefix + sessionKey, value)
  })
