import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { leadHandlers } from './lead-mail.ts'
import { tidyLeads } from './lead-upkeep.ts'
import { leadRoutes } from './lead.routes.ts'
import { leadPersonalData } from './personal-data.ts'

/** Who asked for an offer in a showroom. */
export const leadModule = ({ config, db, mail, now, senderOf }: Platform) =>
  ({
    tables: ['lead'],
    routes: ({ serve }) => leadRoutes(serve, { db, now }),
    on: leadHandlers({ db, mail, publicUrl: config.publicUrl, senderOf, inbox: config.contactEmail }),
    jobs: [
      {
        name: 'lead.expire',
        every: 'hour',
        run: async (at) => {
          await tidyLeads(db, at)
        },
      },
    ],
    personalData: [leadPersonalData(db)],
  }) satisfies Module
