import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { countJobs } from '../platform/jobs/job.store.ts'
import { jobRoutes } from './job.routes.ts'

/** The work behind the requests, as Admins look after it: it stands in the platform's own tables. */
export const jobModule = ({ db, now }: Platform) =>
  ({
    tables: [],
    routes: ({ serve }) => jobRoutes(serve, { db, now }),
    waiting: [
      {
        panel: 'jobs',
        matter: 'jobs',
        roles: ['Admin'],
        count: () => countJobs(db, { text: '', failedOnly: true }),
      },
    ],
  }) satisfies Module
