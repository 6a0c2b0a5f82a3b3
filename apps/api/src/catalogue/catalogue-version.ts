import { LRUCache } from 'lru-cache'

/** Raised by whoever changes products, prices or what a showroom shows. */
export type CatalogueVersion = { current(): Promise<number> }

const freshForMs = 1_000

/** Asks the database at most once a second; everything derived from the catalogue is at most that old. */
export const openCatalogueVersion = (read: () => Promise<number>, now: () => number): CatalogueVersion => {
  let kept: { version: Promise<number>; readAt: number } | null = null
  return {
    current: () => {
      if (kept && now() - kept.readAt < freshForMs) return kept.version
      const reading = { version: read(), readAt: now() }
      kept = reading
      reading.version.catch(() => {
        if (kept === reading) kept = null
      })
      return reading.version
    },
  }
}

/** One value derived from the whole catalogue. */
export const keptPerVersion = <Value>(version: CatalogueVersion, derive: () => Promise<Value>) => {
  let kept: { of: number; value: Promise<Value> } | null = null
  return async (): Promise<Value> => {
    const current = await version.current()
    if (kept?.of === current) return kept.value
    const deriving = { of: current, value: derive() }
    kept = deriving
    deriving.value.catch(() => {
      if (kept === deriving) kept = null
    })
    return deriving.value
  }
}

export type Derived<Value> = {
  /** The value under the key; asked for by many at once, it is derived once. */
  get(key: string, derive: () => Promise<Value>): Promise<Value>
  /** Many at once, in the order of the keys; only those that are not there yet are derived. What is not derived is left out. */
  getMany(
    keys: readonly string[],
    derive: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Value[]>
}

export type Bounds<Value> = { most: number; sizeOf?: (value: Value) => number }

/** Values derived from parts of the catalogue, forgotten when it changes, the least used first when there are many. */
export const derivedValues = <Value extends object>(
  version: CatalogueVersion,
  { most, sizeOf = () => 1 }: Bounds<Value>,
): Derived<Value> => {
  const values = new LRUCache<string, Value>({ maxSize: most, sizeCalculation: (value) => sizeOf(value) })
  const deriving = new Map<string, Promise<Value>>()
  let keptFor = 0

  const refresh = async () => {
    const current = await version.current()
    if (current === keptFor) return
    keptFor = current
    values.clear()
    deriving.clear()
  }
  const start = (key: string, derive: () => Promise<Value>): Promise<Value> => {
    const startedFor = keptFor
    const value = derive()
      .then((derived) => {
        if (startedFor === keptFor) values.set(key, derived)
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
      await refresh()
      return values.get(key) ?? deriving.get(key) ?? start(key, derive)
    },
    getMany: async (keys, derive) => {
      await refresh()
      const startedFor = keptFor
      const known = new Map(keys.map((key) => [key, values.get(key)]))
      const missing = keys.filter((key) => known.get(key) === undefined)
      const fresh = missing.length === 0 ? new Map<string, Value>() : await derive(missing)
      if (startedFor === keptFor) for (const [key, value] of fresh) values.set(key, value)
      return keys.flatMap((key) => known.get(key) ?? fresh.get(key) ?? [])
    },
  }
}
