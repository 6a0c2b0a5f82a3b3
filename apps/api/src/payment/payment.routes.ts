import { paymentMessages } from '@showroom/contract/payment/payment.messages'
import type { PaymentSetup } from '@showroom/contract/payment/payment'
import { requireAccount } from '../account/require-account.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { PaymentConfig } from '../platform/config/payment-config.ts'
import { type CardDeps, deleteCard, makeDefault, saveCard, savedCards } from './cards/cards.ts'

const setupOf = (payment: PaymentConfig): PaymentSetup => {
  if (payment.provider === 'sandbox') return { provider: 'sandbox', frame_url: `${payment.origin}/frame` }
  if (payment.provider === 'stripe') return { provider: 'stripe', publishable_key: payment.publishableKey }
  return { provider: 'none' }
}

export const paymentRoutes = (serve: Serve, deps: CardDeps, payment: PaymentConfig) => {
  const answer = async (accountId: number, message?: string) => ({
    success: true as const,
    data: await savedCards(deps, accountId),
    ...(message ? { message } : {}),
  })

  serve('GET /api/payment/setup', async () => ({ success: true, data: setupOf(payment) }))

  serve('GET /api/payment/card', async (_request, who) => {
    const { account } = await requireAccount(deps, who)
    return answer(account.id)
  })

  serve('POST /api/payment/card', async ({ body }, who) => {
    const { account } = await requireAccount(deps, who)
    await saveCard(deps, account, body.payment_method_id)
    return answer(account.id, paymentMessages.added)
  })

  serve('PUT /api/payment/card/{id}', async ({ params }, who) => {
    const { account } = await requireAccount(deps, who)
    await makeDefault(deps, account.id, params.id)
    return answer(account.id, paymentMessages.chosen)
  })

  serve('DELETE /api/payment/card/{id}', async ({ params }, who) => {
    const { account } = await requireAccount(deps, who)
    await deleteCard(deps, account.id, params.id)
    return answer(account.id, paymentMessages.removed)
  })
}
