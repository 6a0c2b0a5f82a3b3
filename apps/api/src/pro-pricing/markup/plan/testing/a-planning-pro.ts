import type { MarkupBook } from '@showroom/contract/pricing/markup'
import type { MarkupPlan } from '@showroom/contract/pricing/markup-plan'
import type { MarkupPlanView } from '@showroom/contract/pricing/markup-plan.rules'
import type { FastifyInstance } from 'fastify'
import { aRegistration, browserOn } from '../../../../account/testing/person.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { aPro } from '../../../../testing/a-pro.ts'

type Change = Record<string, string | number | null | undefined>

/** A Pro who plans, and signs in anew each time: no session lasts when a test turns the clock by days. */
export const aPlanningPro = async (opened: { app: FastifyInstance; db: Db }) => {
  const pro = await aPro(opened)
  const browser = browserOn(opened.app)
  const ask = async <Data>(call: string, body?: object) => {
    const { password } = aRegistration()
    const signedIn = { email: pro.email, password, portal: 'pro' }
    const { data } = await browser('POST /api/login', { body: signedIn })
    return browser<Data>(call, { token: data.token, ...(body ? { body } : {}) })
  }
  return {
    ...pro,
    ask,
    plan: (effective_on: string, ...changes: Change[]) =>
      ask<{ planned: number }>('POST /api/markup/plans', { effective_on, changes }),
    cancel: (...plans: MarkupPlan[]) =>
      ask('POST /api/markup/plans/cancel', { plans: plans.map(({ id }) => id) }),
    plans: async (view: MarkupPlanView) =>
      (await ask<MarkupPlan[]>(`GET /api/markup/plans?view=${view}`)).data,
    /** Of everything and of each category that has a rule. */
    rules: async () => {
      const { data } = await ask<MarkupBook>('GET /api/markup')
      return Object.fromEntries(
        data.rules.map(({ category, markup_bps }) => [category?.slug_url ?? 'everything', markup_bps]),
      )
    },
  }
}
