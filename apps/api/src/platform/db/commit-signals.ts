import type { Db, Queries } from './db.ts'

/** What a commit has brought: hints for whoever waits in this process. The tables are the truth. */
export type CommitSignal =
  | { topic: 'job' }
  | { topic: 'feed'; feedId: number; seq: number }
  | { topic: 'rights'; accountId: number }
  | { topic: 'content'; name: string }

type Hear = (signals: readonly CommitSignal[]) => void

/** Where a statement's signal goes: into its open transaction's list, or at once to who listens. */
const collectors = new WeakMap<Queries, (signal: CommitSignal) => void>()
const listening = new WeakMap<Queries, Set<Hear>>()

/** Heard after the commit of the transaction; never where it is rolled back. */
export const signal = (tx: Queries, what: CommitSignal): void => collectors.get(tx)?.(what)

/** Hears what is committed through this database object. Answers what stops it. */
export const onCommit = (db: Db, hear: Hear): (() => void) => {
  const hearing = listening.get(db)
  if (!hearing) throw new Error('This database tells nobody of its commits: open it with signallingDb.')
  hearing.add(hear)
  return () => void hearing.delete(hear)
}

/** The same database, which tells of its commits. */
export const signallingDb = <Opened extends Db>(db: Opened): Opened => {
  const hearing = new Set<Hear>()
  const tell = (signals: readonly CommitSignal[]) => {
    if (signals.length > 0) for (const hear of hearing) hear(signals)
  }
  const signalling: Opened = {
    ...db,
    transaction: async (work) => {
      const signals: CommitSignal[] = []
      const result = await db.transaction((tx) => {
        const own = { ...tx }
        collectors.set(own, (what) => void signals.push(what))
        return work(own)
      })
      tell(signals)
      return result
    },
  }
  listening.set(signalling, hearing)
  collectors.set(signalling, (what) => tell([what]))
  return signalling
}
