/** Raised by whoever changes products, prices or what a showroom shows. */
export type CatalogueVersion = { current(): Promise<number> }

/** What changes when something that was derived has to be derived anew. */
export type Stamp = { current(): Promise<number | string> }

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
