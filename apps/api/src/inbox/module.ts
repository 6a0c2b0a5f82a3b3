import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { inboxRoutes } from './inbox.routes.ts'
import { countNew } from './inbox.store.ts'
import { inboxPersonalData } from './personal-data.ts'

/** How Admins work off leads and messages: who has one, how far it is, and what was answered. */
export const inboxModule = ({ config, db, now, post }: Platform) =>
  ({
    tables: ['inbox_item', 'inbox_reply'],
    routes: ({ serve }) => inboxRoutes(serve, { db, now, post, inbox: config.contactEmail }),
    personalData: [inboxPersonalData(db)],
    waiting: [{ panel: 'leads', matter: 'messages', roles: ['Admin'], count: () => countNew(db) }],
  }) satisfies Module
