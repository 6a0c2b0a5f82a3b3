import { markupPlansFailed } from '../pro-pricing/pro-pricing-events.ts'
import type { Listener } from './telling.ts'

/** What was planned for prices and could not be done on its day. */
export const onMarkup = {
  markup_plans_failed: async (_db, payload, cause) => {
    const { accountId, day, count } = markupPlansFailed.parse(payload)
    const facts = { day, count }
    return { news: [{ kind: 'markup_not_changed', cause, subject: '', facts, accountId }] }
  },
} satisfies Record<string, Listener>
