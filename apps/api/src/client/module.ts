import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { clientFileRoute, clientRoutes } from './client.routes.ts'

/** Who shops in a Pro's showroom, as the Pro looks after them: it keeps nothing of its own. */
export const clientModule = ({ db, now }: Pick<Platform, 'db' | 'now'>) =>
  ({
    tables: [],
    routes: ({ serve }) => {
      clientRoutes(serve, { db, now })
      clientFileRoute(serve, { db, now })
    },
  }) satisfies Module
