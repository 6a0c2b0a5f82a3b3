import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { commissionPaperRoutes } from './commission-paper.routes.ts'
import { commissionRoutes } from './commission.routes.ts'

/** What a Pro earned by what was sold: read from the ledger, with nothing kept of its own. */
export const commissionModule = ({ config, db, now }: Pick<Platform, 'config' | 'db' | 'now'>) =>
  ({
    tables: [],
    routes: (edge) => {
      commissionRoutes(edge.serve, { db, now })
      commissionPaperRoutes(edge, { db, now, publicUrl: config.publicUrl })
    },
  }) satisfies Module
