import type { Queries } from '../db/sandbox-db.ts'
import { saveEndpoint } from './endpoint.store.ts'

/** Whoever started us hears of everything; each start brings a secret of its own. */
export const tellHost = (tx: Queries, { url, secret }: { url: string; secret: string }, now: Date) =>
  saveEndpoint(tx, {
    id: 'we_host',
    url,
    secret,
    enabledEvents: ['*'],
    isEnabled: true,
    description: 'Who started this sandbox',
    metadata: {},
    createdAt: now,
  })
