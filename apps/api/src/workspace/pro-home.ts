import { type ProHome, setUpSteps } from '@showroom/contract/workspace/workspace'
import { dayAndHour } from '@showroom/contract/shared/day'
import { dayMs } from '@showroom/contract/shared/time'
import type { Queries } from '../platform/db/db.ts'
import { proFigures, showroomSetUp } from './pro-home.store.ts'

const funnelDays = 30

const nothingYet: Omit<ProHome, 'set_up'> = {
  showroom: null,
  funnel: { visits: 0, carts: 0, orders: 0 },
  month: { orders: 0, sales_cents: 0 },
}

/** How the last weeks went, and what is left to do until the first client can come. */
export const readProHome = async (db: Queries, userId: string, now: Date): Promise<ProHome> => {
  const found = await showroomSetUp(db, userId)
  const set_up = setUpSteps.map((step) => ({ step, is_done: found?.done.includes(step) ?? false }))
  if (!found) return { ...nothingYet, set_up }
  const { day } = dayAndHour(now)
  const figures = await proFigures(db, {
    showroomId: found.id,
    monthFrom: `${day.slice(0, 7)}-01`,
    funnelFrom: dayAndHour(new Date(now.getTime() - (funnelDays - 1) * dayMs)).day,
  })
  return {
    showroom: found.vsdId === null ? null : { vsd_id: found.vsdId, company_name: found.companyName },
    ...figures,
    set_up,
  }
}
