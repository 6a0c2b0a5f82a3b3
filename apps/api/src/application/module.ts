import type { AccountApi } from '../account/module.ts'
import type { Module } from '../module.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Platform } from '../platform/platform.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { tidyApplications } from './application-upkeep.ts'
import { applicationRoutes } from './application.routes.ts'
import { approvalRoutes } from './approval.routes.ts'
import { documentFileRoutes } from './document.routes.ts'
import { tellOfLate } from './tell-late.ts'
import { logoRoutes } from './logo.routes.ts'
import { applicationPersonalData } from './personal-data.ts'
import { applicationWaiting } from './waiting.ts'

type Needs = { account: AccountApi }

/** What Pros and vendors apply with, and what is decided on it. */
export const applicationModule = ({ config, db, now }: Platform, { account }: Needs) => {
  // Beside the pictures, under names that say nothing.
  const deps: ApplicationDeps = {
    accounts: account.deps,
    documents: openFileStore(config, 'applications'),
    logos: openFileStore(config, 'logos'),
  }
  return {
    tables: ['application', 'application_document', 'application_key', 'application_request', 'held_license'],
    routes: ({ app, serve, admit, limits }) => {
      applicationRoutes(serve, deps)
      approvalRoutes(serve, deps)
      documentFileRoutes({ app, admit, limits }, deps)
      logoRoutes(app, deps)
    },
    jobs: [
      { name: 'application.tell-late', every: 'minute', run: (at) => tellOfLate(db, at) },
      { name: 'application.tidy', every: 'hour', run: (at) => tidyApplications(deps, at) },
    ],
    personalData: [applicationPersonalData(db)],
    waiting: applicationWaiting({ db, now }),
    api: { deps },
  } satisfies Module & { api: unknown }
}
