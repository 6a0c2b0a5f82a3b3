import type { PersonalData } from './account/personal-data.ts'
import type { CountsWaiting } from './account/counts-waiting.ts'
import type { TransactionListeners } from './platform/events.ts'
import type { Edge } from './platform/http/edge.ts'
import type { JobHandlers, ScheduledJob } from './platform/jobs/job.ts'

/** The one door of a concept: what it gives to the process. Its `api` is for the doors of the concepts above. */
export type Module = {
  /** What it owns in the database; concepts below may not name them. */
  tables: readonly string[]
  routes?: (edge: Edge) => unknown
  /** Jobs: after the transaction that emitted them, at least once. */
  on?: JobHandlers
  /** Events of concepts below, in the transaction that tells them. */
  onInTransaction?: TransactionListeners
  jobs?: readonly ScheduledJob[]
  /** What it keeps of a person: `privacy` collects it. */
  personalData?: readonly PersonalData[]
  /** What of it waits for somebody in a panel of their workspace: `workspace` collects it. */
  waiting?: readonly CountsWaiting[]
}
