import type Stripe from 'stripe'
import { eventIn, intentIn, refundIn } from './intent-answers.ts'
import type { Intents } from './intents.ts'
import { listed, listOf } from './provider-answers.ts'
import type { Retry } from './provider-retry.ts'
import { UnexpectedProviderAnswer, read } from './provider-reading.ts'

const pageSize = 100
export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1_000)

type Row = { id: string; metadata?: Record<string, string> | null | undefined }
type Page<Item> = {
  ask: (paging: { limit: number; starting_after?: string }) => Promise<unknown>
  /** Null: not one of ours. */
  read: (row: Row) => Item | null
}

/** Page by page until there are no more; one that promises more and gives nothing is nonsense. */
export const all = async <Item>(retry: Retry, page: Page<Item>): Promise<Item[]> => {
  const found: Item[] = []
  let after: string | undefined
  for (;;) {
    const paging = { limit: pageSize, ...(after ? { starting_after: after } : {}) }
    const { data, has_more } = read(listOf(listed), await retry(() => page.ask(paging)))
    for (const row of data) {
      const item = page.read(row)
      if (item !== null) found.push(item)
    }
    if (!has_more) return found
    const last = data.at(-1)?.id
    if (last === undefined || last === after) throw new UnexpectedProviderAnswer(['has_more'])
    after = last
  }
}

export const listsOf = (
  stripe: Stripe,
  retry: Retry,
): Pick<Intents, 'refundsOf' | 'listIntents' | 'listEvents'> => ({
  refundsOf: (intentId) =>
    all(retry, {
      ask: (paging) => stripe.refunds.list({ ...paging, payment_intent: intentId }),
      read: refundIn,
    }),
  listIntents: ({ createdSince, customerId }) =>
    all(retry, {
      ask: (paging) =>
        stripe.paymentIntents.list({
          ...paging,
          created: { gte: secondsOf(createdSince) },
          ...(customerId ? { customer: customerId } : {}),
        }),
      read: (row) => (row.metadata?.hold ? intentIn(row) : null),
    }),
  listEvents: ({ createdSince }) =>
    all(retry, {
      ask: (paging) => stripe.events.list({ ...paging, created: { gte: secondsOf(createdSince) } }),
      read: eventIn,
    }),
})
