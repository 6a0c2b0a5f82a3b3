import { cartTokenKey, type SafeStorage } from './storage.ts'

/** The guest's cart token: read anew for each call, because another tab may have opened the cart meanwhile. */
export type CartToken = {
  /** Where it is kept. */
  key: string
  read: () => string | null
  write: (token: string | null) => void
  /** Tells the other tabs that the cart has changed. */
  announce: (version: number) => void
  /** Hears of changes in other tabs, and on pages that came after this one; returns the undo. */
  listen: (onChange: () => void) => () => void
}

export const cartTokenIn = (storage: SafeStorage, prefix: string): CartToken => {
  const key = prefix + cartTokenKey
  return {
    key,
    read: () => storage.read(key),
    write: (token) => storage.write(key, token),
    announce: (version) => storage.write(`${prefix}:cart_version`, String(version)),
    listen: (onChange) => {
      // A page that Back brings out of the browser's memory has heard of nothing.
      const hear = (event: { key?: string | null; persisted?: boolean }) => {
        if (event.persisted || event.key?.startsWith(`${prefix}:cart_`)) onChange()
      }
      addEventListener('storage', hear)
      addEventListener('pageshow', hear)
      return () => {
        removeEventListener('storage', hear)
        removeEventListener('pageshow', hear)
      }
    },
  }
}
