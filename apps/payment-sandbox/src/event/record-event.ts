import type { Behavior } from '../card/test-cards.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { newId } from '../ids.ts'
import { addDelivery } from '../webhook/delivery.store.ts'
import { endpointsFor } from '../webhook/endpoint.store.ts'
import { deliveryDelays } from '../fault/delivery-delays.ts'
import { addEvent, eventsOfPayment } from './event.store.ts'

export type Happened = {
  type: string
  object: { id: string; payment_intent?: string | null }
  /** The connected account that it happened in. */
  accountId?: string | null
  now: Date
  /** Of the card that is behind it: some of ours make webhooks go wrong. */
  behavior: Behavior | null
}

/** Kept with what it tells of, and so is whom it must be told: all of it is there or none. */
export const recordEvent = async (
  tx: Queries,
  { type, object, accountId = null, now, behavior }: Happened,
) => {
  const id = newId('evt')
  const isReordered = behavior === 'webhooks_reordered'
  const place = isReordered ? await eventsOfPayment(tx, object.payment_intent ?? object.id) : 0
  await addEvent(tx, { id, type, object, accountId, createdAt: now })
  for (const { id: endpointId } of await endpointsFor(tx, type))
    for (const delay of deliveryDelays(behavior, place))
      await addDelivery(tx, { eventId: id, endpointId, at: new Date(now.getTime() + delay) })
}
