/**
 * Where the entry goes on to: an address of the very origin it stands on, with the showroom in its query. Null for
 * anything that would lead elsewhere or run: a page may have put a visitor's text into the attribute.
 */
export const redirectTarget = (redirect: string, here: string, vsdId: string): string | null => {
  if (!redirect || !URL.canParse(redirect, here)) return null
  const target = new URL(redirect, here)
  const { origin, protocol } = new URL(here)
  // A blob: address has the origin of the page that made it, and is a page of its own all the same.
  if (target.origin !== origin || target.protocol !== protocol || !/^https?:$/.test(protocol)) return null
  if (target.username || target.password) return null
  target.searchParams.set('showroom', vsdId)
  return target.href
}
