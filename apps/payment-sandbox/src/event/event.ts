import { apiVersion } from '../http/api-version.ts'
import { unixTime } from '../ids.ts'
import type { Event } from './event.store.ts'

export const eventAnswer = ({
  id,
  type,
  object,
  accountId,
  createdAt,
  pending,
}: Event & { pending: number }) => ({
  id,
  object: 'event',
  ...(accountId === null ? {} : { account: accountId }),
  api_version: apiVersion,
  created: unixTime(createdAt),
  data: { object },
  livemode: false,
  pending_webhooks: pending,
  request: { id: null, idempotency_key: null },
  type,
})
