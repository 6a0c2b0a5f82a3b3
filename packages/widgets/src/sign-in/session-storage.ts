import type { Shop } from '../shop/index.ts'

/** What this tab keeps of a sign-in, for this visit only: a token, or what a try must come back to. */
export const readTabStorage = ({ prefix }: Shop): string | null => {
  try {
    return sessionStorage.getItem(`${prefix}:session`)
  } catch {
    return null
  }
}

/** A page may block it: then what is kept lasts as long as the page. */
export const writeTabStorage = ({ prefix }: Shop, value: string | null): void => {
  const key = `${prefix}:session`
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    return
  }
}
