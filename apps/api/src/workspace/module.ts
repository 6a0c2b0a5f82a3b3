import type { CountsWaiting } from '../account/counts-waiting.ts'
import type { Module } from '../module.ts'
import { workspaceRoutes } from './workspace.routes.ts'

type Needs = { waiting: readonly CountsWaiting[] }

/** What the people who work here see first: of every concept what waits for them. */
export const workspaceModule = (needs: Needs) =>
  ({
    tables: [],
    routes: ({ serve }) => workspaceRoutes(serve, needs),
  }) satisfies Module
