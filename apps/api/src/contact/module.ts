import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { contactHandlers } from './contact-mail.ts'
import { tidyMessages } from './contact-upkeep.ts'
import { contactRoutes } from './contact.routes.ts'
import { contactPersonalData } from './personal-data.ts'

type ContactPlatform = Pick<Platform, 'config' | 'db' | 'now' | 'post'>

/** What is written to us. */
export const contactModule = ({ config, db, now, post }: ContactPlatform) =>
  ({
    tables: ['contact_message'],
    routes: ({ serve }) => contactRoutes(serve, { db, now }),
    on: contactHandlers({ db, post, publicUrl: config.publicUrl, inbox: config.contactEmail }),
    jobs: [
      {
        name: 'contact.expire',
        every: 'hour',
        run: (at) => tidyMessages(db, at),
      },
    ],
    personalData: [contactPersonalData(db)],
  }) satisfies Module
