import { LRUCache } from 'lru-cache'
import type { Stamp } from './catalogue-version.ts'

export type Derived<Value> = {
  /** The value under the key; asked for by many at once, it is derived once. */
  get(key: string, derive: () => Promise<Value>): Promise<Value>
  /** Many at once, in the order of the keys; only those that are not there yet are derived. What is not derived is left out. */
  getMany(
    keys: readonly string[],
    derive: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Value[]>
}

export type Bounds<Value> = {
  most: number
  sizeOf?: (value: Value) => number
  /**
   * What is asked for once is not kept: of questions that are others each time all would be kept until they are old,
   * and only searching all of the memory for waste gives back what is old.
   */
  isKeptWhenAskedAgain?: boolean
}

/** Values derived from parts of the catalogue, forgotten when it changes, the least used first when there are many. */
export const derivedValues = <Value extends object>(
  version: Stamp,
  bounds: Bounds<Value>,
): Derived<Value> => {
  const memory = openMemory(version, bounds)
  const deriving = new Map<string, Promise<Value>>()
  const isWorthKeeping = bounds.isKeptWhenAskedAgain ? openAskedBefore(bounds.most) : () => true

  const start = (key: string, derive: () => Promise<Value>): Promise<Value> => {
    const keep = memory.keep()
    const isKept = isWorthKeeping(key)
    const value = derive()
      .then((derived) => {
        if (isKept) keep(key, derived)
        return derived
      })
      .finally(() => {
        if (deriving.get(key) === value) deriving.delete(key)
      })
    deriving.set(key, value)
    return value
  }

  return {
    get: async (key, derive) => {
      if (await memory.refresh()) deriving.clear()
      return memory.values.get(key) ?? deriving.get(key) ?? start(key, derive)
    },
    getMany: async (keys, derive) => {
      if (await memory.refresh()) deriving.clear()
      const keep = memory.keep()
      const known = new Map(keys.map((key) => [key, memory.values.get(key)]))
      const missing = keys.filter((key) => known.get(key) === undefined)
      const fresh = missing.length === 0 ? new Map<string, Value>() : await derive(missing)
      for (const [key, value] of fresh) keep(key, value)
      return keys.flatMap((key) => known.get(key) ?? fresh.get(key) ?? [])
    },
  }
}

/** Whether somebody has asked for it before: by a number for each key, which weighs nothing. */
const openAskedBefore = (most: number) => {
  const asked = new LRUCache<number, true>({ max: most * askedPerKept })
  return (key: string): boolean => {
    const digest = digestOf(key)
    if (asked.has(digest)) return true
    asked.set(digest, true)
    return false
  }
}

const askedPerKept = 8

/** Two keys with the same are one that is kept too early. */
const digestOf = (key: string): number => {
  let digest = 5_381
  for (let at = 0; at < key.length; at++) digest = (Math.imul(digest, 33) ^ key.charCodeAt(at)) | 0
  return digest
}

/** Values whose keys say all that they were derived from: none is ever wrong, those that nobody asks for any more go. */
export const keptValues = <Value extends object>(bounds: Bounds<Value>): Derived<Value> =>
  derivedValues({ current: async () => 0 }, bounds)

const openMemory = <Value extends object>(version: Stamp, { most, sizeOf = () => 1 }: Bounds<Value>) => {
  const values = new LRUCache<string, Value>({ maxSize: most, sizeCalculation: (value) => sizeOf(value) })
  let keptFor: number | string = 0
  return {
    values,
    /** Forgets everything when the catalogue has changed; says whether it has. */
    refresh: async (): Promise<boolean> => {
      const current = await version.current()
      if (current === keptFor) return false
      keptFor = current
      values.clear()
      return true
    },
    /** Keeps what is begun now, unless the catalogue changes before it is there. */
    keep: () => {
      const begunFor = keptFor
      return (key: string, value: Value) => {
        if (begunFor === keptFor) values.set(key, value)
      }
    },
  }
}
