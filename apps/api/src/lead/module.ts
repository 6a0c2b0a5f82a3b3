import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { leadHandlers } from './lead-mail.ts'
import { tidyLeads } from './lead-upkeep.ts'
import { leadRoutes } from './lead.routes.ts'
import { leadPersonalData } from './personal-data.ts'

/** Who asked for an offer in a showroom. */
export const leadModule = ({ config, db, now, post }: Platform) =>
  ({
    tables: ['lead'],
    routes: ({ serve }) => leadRoutes(serve, { db, now }),
    on: leadHandlers({ db, post, publicUrl: config.publicUrl, inbox: config.contactEmail }),
    jobs: [
      {
        name: 'lead.expire',
        every: 'hour',
        run: (at) => tidyLeads(db, at),
      },
    ],
    personalData: [leadPersonalData(db)],
  }) satisfies Module
