import type { DesignerHire } from '../../../packages/contract/src/designer/hire.ts'
import { aSignedInClient } from '../../../apps/api/src/order/testing/people.store.ts'
import { type Step, twice } from './life.ts'
import { projectOf } from './months.store.ts'
import { anUnpaidHire, showroom } from './people.ts'
import type { Season } from './season.ts'

type Known = { token: string; accountId: number; hireId: string }
type Side = 'client' | 'designer'

const advancing = (season: Season, known: Known) => {
  const path = () => `/api/designer_hire/${known.hireId}`
  const who = (side: Side) => (side === 'client' ? known : season.people.designer)
  const read = async () => (await season.ask<DesignerHire>(`GET ${path()}`, known))?.data ?? null
  return {
    path,
    who,
    read,
    /** Whoever has heard of it already is refused: where it stands says that it is done. */
    step: (side: Side, action: string, isThere: (hire: DesignerHire) => boolean): Step => ({
      name: action,
      take: async () => {
        const hire = await read()
        if (hire === null) return 'gone'
        if (isThere(hire)) return 'done'
        return twice(() =>
          season.ask(`PUT ${path()}`, { ...who(side), body: { action, word: 'As agreed.' } }),
        )
      },
    }),
  }
}
type Advancing = ReturnType<typeof advancing>

const paySteps = (season: Season, known: Known, { path, read }: Advancing): Step[] => [
  {
    name: 'begin a project',
    take: async () => {
      if (known.token === '') Object.assign(known, await aSignedInClient(season.db(), { now: new Date() }))
      const begun = await projectOf(season.db(), known.accountId)
      if (begun === null) {
        const body = { name: 'Main bath', zip_code: '91101', showroom }
        const said = await season.ask('POST /api/project', { ...known, body })
        return said === null ? 'gone' : 'refused'
      }
      const { designerId } = season.people
      const priceCents = season.random.between(20_000, 180_000)
      known.hireId = await anUnpaidHire(season.db(), { designerId, projectId: begun, priceCents })
      return 'done'
    },
  },
  {
    name: 'pay',
    take: async () => {
      const hire = await read()
      if (hire === null) return 'gone'
      if (hire.milestones.every(({ money }) => money === 'held')) return 'done'
      const card = {
        payment_method_id: await season.sandbox.typed(season.random.of(season.cards)),
        keep: false,
      }
      const paid = await season.ask(`POST ${path()}/card`, { ...known, body: { card } })
      return paid === null ? 'gone' : 'refused'
    },
  },
]

const approved = (count: number) => (hire: DesignerHire) =>
  hire.milestones.filter(({ approved_at }) => approved_at !== null).length >= count

const refundSteps = (season: Season, known: Known, { path, read }: Advancing): Step[] => {
  const refunded = (hire: DesignerHire) => hire.refunds.some(({ state }) => state === 'refunded')
  const say = async (side: Side, isDone: (hire: DesignerHire) => boolean, call: string, body: object) => {
    const hire = await read()
    if (hire === null) return 'gone' as const
    if (isDone(hire)) return 'done' as const
    const { token } = side === 'client' ? known : season.people.designer
    return twice(() => season.ask(`${call} ${path()}/refund`, { token, body }))
  }
  return [
    {
      name: 'ask for a refund',
      take: async () => {
        const hire = await read()
        if (hire === null) return 'gone'
        const first = hire.milestones[0]
        const amount_cents = season.random.between(1, first?.askable_cents || 1)
        const body = { milestone: first?.id, amount_cents, reason: 'It is not our style.' }
        return say('client', ({ refunds }) => refunds.length > 0, 'POST', body)
      },
    },
    { name: 'agree to it', take: () => say('designer', refunded, 'PUT', { action: 'agree' }) },
  ]
}

/** A designer who is paid by two milestones, and gives a part of the first one back. */
export const aHiresSteps = (season: Season): Step[] => {
  const known: Known = { token: '', accountId: 0, hireId: '' }
  const advance = advancing(season, known)
  const isIn =
    (...states: DesignerHire['state'][]) =>
    ({ state }: DesignerHire) =>
      states.includes(state)
  const work = (milestone: number): Step[] => [
    advance.step('designer', 'deliver', (hire) => hire.state === 'delivered' || approved(milestone)(hire)),
    advance.step('client', 'approve', approved(milestone)),
  ]
  return [
    ...paySteps(season, known, advance),
    advance.step('designer', 'accept', isIn('accepted', 'active')),
    advance.step('designer', 'start', isIn('active')),
    ...work(1),
    ...refundSteps(season, known, advance),
    ...work(2),
  ]
}
