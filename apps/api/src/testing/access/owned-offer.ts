import type { aPro } from '../a-pro.ts'
import type { Objects } from './asked.ts'
import { aDraftOrderFor } from './draft-order-requests.ts'
import { canary } from './seats.ts'

type Ask = Awaited<ReturnType<typeof aPro>>['ask']

/** Somebody whom a Pro has invited, somebody of the team, and an order for a client. */
export const anOwnOffer = async (
  ask: Ask,
): Promise<Pick<Objects, 'inviteId' | 'seatId' | 'draftOrderId'>> => {
  await ask('POST /api/invite', { audience: 'client', addresses: `${canary} <${canary}@people.test>` })
  const { data: invites } = await ask<{ id: string }[]>('GET /api/invite?audience=client')
  const asked = { email: `${canary}-of-team@people.test`, name: canary, role: 'manager' }
  const { data: seat } = await ask<{ id: string } | undefined>('POST /api/team', asked)
  const { data: made } = await ask<{ id: string }>('POST /api/draft_order', aDraftOrderFor(canary))
  return { inviteId: invites[0]?.id ?? '', seatId: seat?.id ?? '', draftOrderId: made.id }
}
