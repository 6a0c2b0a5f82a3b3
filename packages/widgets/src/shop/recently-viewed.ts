import type { Keepsakes } from './storage.ts'

const longest = 24

export type RecentlyViewed = { list: () => string[]; add: (productId: string) => void; forget: () => void }

/** Product ids, newest first, kept in the visitor's browser only. Ids have no commas, so plain text will do. */
export const recentlyViewedIn = (
  keepsakes: Keepsakes,
  key: string,
  mayRemember = () => true,
): RecentlyViewed => {
  const list = () => (keepsakes.read(key) ?? '').split(',').filter(Boolean)
  return {
    list,
    add: (productId) => {
      if (!mayRemember()) return
      const others = list().filter((id) => id !== productId)
      keepsakes.write(key, [productId, ...others].slice(0, longest).join())
    },
    forget: () => keepsakes.write(key, null),
  }
}
