import { hireNews } from '@showroom/contract/designer/designer-choices'
import { moneyOf } from '@showroom/contract/designer/milestone.rules'
import type { NotificationKind } from '@showroom/contract/notification/notification-kinds'
import { type HireStepped, hireStepped } from '../designer/hire/hire-events.ts'
import { type Hire, hireById } from '../designer/hire/hire.store.ts'
import type { News } from './notification.ts'
import type { Listener } from './telling.ts'

type Asking = Extract<
  NotificationKind,
  'hire_requested' | 'hire_quoted' | 'hire_delivered' | 'hire_payment' | 'hire_refund'
>

/** Whether it still waits for its reader, as the hire stands: steps may be told late, and in another order. */
const waits: Record<Asking, (hire: Hire) => boolean> = {
  hire_requested: ({ state, quote }) => state === 'requested' && quote === null,
  hire_quoted: ({ state, quote }) => state === 'requested' && quote !== null,
  hire_delivered: ({ state }) => state === 'delivered',
  hire_payment: ({ milestones }) => milestones.some(({ holds }) => moneyOf(holds) === 'needed'),
  hire_refund: ({ refunds }) => refunds.some(({ state }) => state === 'asked'),
}
const askingKinds = Object.keys(waits) as Asking[] // its keys

const asks: Partial<Record<HireStepped['news'], Asking>> = {
  request: 'hire_requested',
  quote: 'hire_quoted',
  deliver: 'hire_delivered',
  payment_needed: 'hire_payment',
  refund_ask: 'hire_refund',
}

const told = (news: HireStepped['news'], hire: Hire): Pick<News, 'kind' | 'facts'> | null => {
  const facts = { hire_id: hire.publicId, project: hire.projectName }
  const kind = asks[news]
  if (kind) return waits[kind](hire) ? { kind, facts } : null
  const hire_news = hireNews.find((each) => each === news)
  return hire_news ? { kind: 'hire_told', facts: { ...facts, hire_news } } : null
}

export const onHire = {
  hire_stepped: async (db, payload, cause) => {
    const { hireId, news, readers, actorId } = hireStepped.parse(payload)
    const hire = await hireById(db, hireId)
    if (!hire) return {}
    const subject = hire.publicId
    const about = told(news, hire)
    const accountOf = { client: hire.clientId, designer: hire.designerAccountId }
    return {
      settled: [{ subject, kinds: askingKinds.filter((kind) => !waits[kind](hire)) }],
      news: about
        ? readers.map((side) => ({ ...about, accountId: accountOf[side], cause, subject, actorId }))
        : [],
    }
  },
} satisfies Record<string, Listener>
