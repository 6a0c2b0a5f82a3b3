import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import type { ShowroomApi } from '../showroom/module.ts'
import { embedderWith } from './embedder.ts'
import { embedSessionRoutes } from './embed-session.routes.ts'
import { deleteEndedEmbedSessions, endEmbedSessionsOn } from './embed-session.store.ts'
import { embedCallerWith } from './embed-session.ts'

type Needs = { showroom: ShowroomApi }

/** Signing in on contractors' pages. */
export const embedSessionModule = ({ db, now }: Platform, { showroom: { origins } }: Needs) =>
  ({
    tables: ['embed_code', 'embed_session'],
    routes: ({ serve }) => embedSessionRoutes(serve, { db, now, embedderOf: embedderWith(db, origins) }),
    onInTransaction: { 'website.withdrawn': endEmbedSessionsOn },
    jobs: [
      {
        name: 'embed-session.expire',
        every: 'hour',
        run: (at) => deleteEndedEmbedSessions(db, at),
      },
    ],
    api: { callerOf: (token: string) => embedCallerWith(db, token, now()) },
  }) satisfies Module & { api: unknown }
