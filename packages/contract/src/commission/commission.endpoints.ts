import { z } from 'zod'
import { dayTyped } from '../shared/day-typed.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { commissionReport } from './commission.ts'
import { commissionGroups } from './commission-groups.ts'
import { commissionMessages as say } from './commission.messages.ts'

const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own' } as const

const asked = { by: z.enum(commissionGroups).default('month'), from: dayTyped, to: dayTyped }

type Days = { from: string | null; to: string | null }
const inOrder = ({ from, to }: Days) => from === null || to === null || from <= to
const reversed = { path: ['to'], message: say.daysReversed }

export const commissionEndpoints = {
  'GET /api/commission': {
    ...ofPros,
    summary:
      'What the Pro earned by what clients were charged for, by period, client, vendor, category or coupon.',
    query: z.object({ ...asked, page: pageQuery.page }).refine(inOrder, reversed),
    reply: replyOf(commissionReport),
  },
  'GET /api/commission/export': {
    ...ofPros,
    summary: 'All rows of the same as a CSV file.',
    query: z.object(asked).refine(inOrder, reversed),
    reply: replyOf(sentFile),
  },
} as const satisfies EndpointTable
export type CommissionQuery = z.output<(typeof commissionEndpoints)['GET /api/commission/export']['query']>
