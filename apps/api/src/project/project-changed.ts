import type { AccountInProject } from './project-access.ts'

/** What decisions are counted and dated by: a room's measures, a room that goes, the day of the install. */
export type ProjectChanged = AccountInProject & { now: Date }

declare module '../platform/events.ts' {
  interface TransactionEvents {
    /** In the transaction that changes it. */
    'project.changed': { event: ProjectChanged; reply: void }
  }
}
