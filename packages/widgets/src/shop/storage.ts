/** Where a shop remembers things between visits. Never throws: pages block storage, and private windows take it away. */
export type SafeStorage = {
  read: (key: string) => string | null
  write: (key: string, value: string | null) => void
}

/** What was looked at lately: convenient, and given up where a visitor does not want it kept. */
export const recentlyViewedKey = ':recently_viewed'

/** The guest's key to their cart. */
export const cartTokenKey = ':cart_id'

/** What a tab keeps of a sign-in. */
export const sessionKey = ':session'

/** What a caller may hand in instead of the browser's own: `localStorage` fits. */
export type ShopStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** localStorage, else sessionStorage, else this page's memory. */
export const safeStorage = (given?: ShopStorage): SafeStorage => {
  const storage = given ?? usable(() => localStorage) ?? usable(() => sessionStorage)
  const memory = new Map<string, string>()
  return {
    read: (key) => attempt(() => storage?.getItem(key)) ?? memory.get(key) ?? null,
    write: (key, value) => {
      if (value === null) {
        memory.delete(key)
        attempt(() => storage?.removeItem(key))
        return
      }
      memory.set(key, value)
      attempt(() => storage?.setItem(key, value))
    },
  }
}

const usable = (find: () => Storage): Storage | undefined =>
  attempt(() => {
    const storage = find()
    const probe = 'showroom:probe'
    storage.setItem(probe, probe)
    storage.removeItem(probe)
    return storage
  })

export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}
