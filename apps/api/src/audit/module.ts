import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { auditRoutes } from './audit.routes.ts'

/** What Admins did: concepts above write it in transactions of their own, and Admins read it. */
export const auditModule = ({ db, now }: Platform) =>
  ({
    tables: ['audit'],
    routes: ({ serve }) => auditRoutes(serve, { db, now }),
  }) satisfies Module
