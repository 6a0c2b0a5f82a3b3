import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { commissionRoutes } from './commission.routes.ts'

/** What a Pro earned by what was sold: read from the ledger, with nothing kept of its own. */
export const commissionModule = ({ db, now }: Pick<Platform, 'db' | 'now'>) =>
  ({
    tables: [],
    routes: ({ serve }) => commissionRoutes(serve, { db, now }),
  }) satisfies Module
