import type { TeamRole } from './team.rules.ts'

const everyone = ['manager', 'designer', 'finance'] as const
const managers = ['manager'] as const
const whoSells = ['manager', 'designer'] as const
const whoCounts = ['manager', 'finance'] as const

/**
 * What members of a team may call for their Pro, and in which role. Whoever works in a team does these calls in the
 * Pro's place, or is refused; every other call is their own, as if they were in no team. Not in here are, for everybody
 * but the Pro: the team itself, the plan, the bank account and payouts.
 */
export const teamCalls: Readonly<Record<string, readonly TeamRole[]>> = {
  'GET /api/workspace/waiting': everyone,
  'GET /api/workspace/pro_home': everyone,
  'GET /api/sold_order': everyone,
  'GET /api/sold_order/export': whoCounts,
  'GET /api/order/{id}/items': everyone,
  'GET /api/clients': everyone,
  'GET /api/clients/export': whoCounts,
  'GET /api/clients/{id}': everyone,
  'PUT /api/clients/{id}/terms': managers,
  'GET /api/draft_order': whoSells,
  'POST /api/draft_order': whoSells,
  'POST /api/draft_order/reckon': whoSells,
  'GET /api/draft_order/{id}': whoSells,
  'PUT /api/draft_order/{id}': whoSells,
  'DELETE /api/draft_order/{id}': whoSells,
  'POST /api/draft_order/{id}/send': whoSells,
  'POST /api/draft_order/{id}/link': whoSells,
  'POST /api/draft_order/{id}/duplicate': whoSells,
  'POST /api/draft_order/{id}/withdraw': whoSells,
  'GET /api/price_change': managers,
  'GET /api/price_change/export': managers,
  'POST /api/price_change/{id}/absorb': managers,
  'GET /api/markup': managers,
  'GET /api/markup/choices': managers,
  'GET /api/markup/products': managers,
  'PUT /api/markup/products': managers,
  'PUT /api/markup/products/standing': managers,
  'GET /api/markup/plans': managers,
  'GET /api/markup/plans/export': managers,
  'POST /api/markup/plans': managers,
  'POST /api/markup/plans/cancel': managers,
  'POST /api/markup': managers,
  'PUT /api/markup/{id}': managers,
  'DELETE /api/markup/{id}': managers,
  'GET /api/coupon': managers,
  'GET /api/coupon/room': managers,
  'POST /api/coupon': managers,
  'PUT /api/coupon/{id}': managers,
  'DELETE /api/coupon/{id}': managers,
  'GET /api/invite': managers,
  'POST /api/invite': managers,
  'POST /api/invite/{id}/resend': managers,
  'POST /api/invite/{id}/revoke': managers,
  'GET /api/commission': whoCounts,
  'GET /api/commission/export': whoCounts,
  'GET /api/balance': whoCounts,
  'GET /api/balance/entries': whoCounts,
  'GET /api/balance/entries/export': whoCounts,
  'GET /api/balance/statement': whoCounts,
}

/** They tell in which teams somebody is, or choose one. */
const seatCalls: readonly string[] = [
  'GET /api/authuser',
  'GET /api/profile',
  'PUT /api/profile',
  'POST /api/team/workspace',
  'DELETE /api/team/workspace/{id}',
]

/** Whether it matters to a call for whom somebody works; every other one is spared the question. */
export const asksForSeats = (call: string): boolean =>
  teamCalls[call] !== undefined || seatCalls.includes(call)

/** They ask by POST, and change nothing. */
export const readingPosts: readonly string[] = ['POST /api/draft_order/reckon']
