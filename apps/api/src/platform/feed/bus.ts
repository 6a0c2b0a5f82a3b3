import { type Hint, readHints } from './hints.ts'

/** Carries hints to the other processes, and theirs here. */
export type Bus = { tell: (hint: Hint) => void; close: () => Promise<void> }

export type BusDeps = { hear: (hint: Hint) => void; report: (error: unknown) => void }

/** What came from another process; what can not be read is reported and loses nothing else. */
export const hearing =
  ({ hear, report }: BusDeps) =>
  (payload: string) => {
    try {
      for (const hint of readHints(payload)) hear(hint)
    } catch (error) {
      report(error)
    }
  }
