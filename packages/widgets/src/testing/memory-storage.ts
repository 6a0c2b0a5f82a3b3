import type { ShopStorage } from '../shop/index.ts'

/** What a browser keeps for one test, and nobody else. */
export const memoryStorage = (): ShopStorage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
