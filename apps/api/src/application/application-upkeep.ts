import { applicationDraftDays } from '@showroom/contract/policy/figures'
import { periods } from '../platform/jobs/job.ts'
import { sweepStore } from '../platform/files/file-store.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { deleteEndedKeys } from './application-key.store.ts'
import { deleteOldDrafts } from './application.store.ts'
import { logosInUse, namesInUse } from './document.store.ts'

const draftsForMs = applicationDraftDays * periods.day

/** Drafts that nobody came back to, and files that nothing refers to: of a removed account, of a load that broke off. */
export const tidyApplications = async ({ accounts: { db }, documents, logos }: Kept, now: Date) => {
  await deleteOldDrafts(db, new Date(now.getTime() - draftsForMs))
  await deleteEndedKeys(db, now)
  const before = new Date(now.getTime() - periods.hour)
  await sweepStore(documents, before, (names) => namesInUse(db, names))
  await sweepStore(logos, before, (names) => logosInUse(db, names))
}

type Kept = Pick<ApplicationDeps, 'documents' | 'logos'> & {
  accounts: Pick<ApplicationDeps['accounts'], 'db'>
}
