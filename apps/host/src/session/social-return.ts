/** What the browser keeps while somebody is at a provider, in this tab alone. */
type SocialReturn = { redirect: string | null; remember: boolean }

const key = 'social_return'
const nothing: SocialReturn = { redirect: null, remember: false }

export const keepSocialReturn = (kept: SocialReturn): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Storage that is blocked: they come back to the start page.
  }
}

export const readSocialReturn = (): SocialReturn => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return nothing
    const redirect: unknown = Reflect.get(kept, 'redirect')
    const remember: unknown = Reflect.get(kept, 'remember')
    return { redirect: typeof redirect === 'string' ? redirect : null, remember: remember === true }
  } catch {
    return nothing
  }
}

export const dropSocialReturn = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
