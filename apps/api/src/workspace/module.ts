import type { CountsWaiting } from '../account/counts-waiting.ts'
import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { workspaceRoutes } from './workspace.routes.ts'

type Needs = { waiting: readonly CountsWaiting[] }

/** What the people who work here see first: of every concept what waits for them. */
export const workspaceModule = ({ db, now }: Platform, { waiting }: Needs) =>
  ({
    tables: [],
    routes: ({ serve }) => workspaceRoutes(serve, { db, now, waiting }),
  }) satisfies Module
