import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { FrameDeps } from '../frame/frame.routes.ts'
import { parseForm } from '../http/form.ts'
import { sendPage } from '../http/own-page.ts'
import { type PaymentIntent, intentByClientSecret } from '../payment-intent/payment-intent.store.ts'
import { requirePaymentMethod } from '../payment-method/payment-method.ts'
import { answerForOwner } from './answer-for-owner.ts'
import { answeredPage, bankPage } from './bank-page.ts'

type Page = { Params: { secret: string } }
const answer = z.object({ answer: z.enum(['complete', 'fail']) })

/** As Stripe leads back: with which payment it was, and how it went. */
const wayBack = (intent: PaymentIntent, isDone: boolean): string | null => {
  if (intent.returnUrl === null) return null
  const back = new URL(intent.returnUrl)
  back.searchParams.set('payment_intent', intent.id)
  back.searchParams.set('payment_intent_client_secret', intent.clientSecret)
  back.searchParams.set('redirect_status', isDone ? 'succeeded' : 'failed')
  return back.href
}

const hasSucceeded = ({ status }: PaymentIntent) => status === 'requires_capture' || status === 'succeeded'

/** Where the bank of a test card asks its owner: a page on our own origin, as a bank's would be on the bank's. */
export const threeDSecureRoutes = (app: FastifyInstance, deps: FrameDeps) => {
  const send = (reply: FastifyReply, html: string, returnUrl: string | null) =>
    sendPage(reply, html, {
      hostOrigin: deps.hostOrigin,
      leadsTo: returnUrl && new URL(returnUrl).origin,
    })

  app.get('/3d-secure/bank.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(new URL('bank.css', deps.folder))),
  )

  app.get<Page>('/3d-secure/:secret', async ({ params }, reply) => {
    const found = await deps.db.transaction(async (tx) => {
      const intent = await intentByClientSecret(tx, params.secret)
      const asks = intent?.status === 'requires_action' && intent.paymentMethodId !== null
      return {
        intent,
        method: asks ? await requirePaymentMethod(tx, intent.paymentMethodId ?? '', 'payment_method') : null,
      }
    })
    const { intent, method } = found
    if (intent === null || method === null) {
      const back = intent && wayBack(intent, hasSucceeded(intent))
      return send(reply.code(intent === null ? 404 : 200), answeredPage(back), back)
    }
    const merchant = new URL(intent.returnUrl ?? deps.hostOrigin).host
    return send(reply, bankPage({ intent, method, merchant }), intent.returnUrl)
  })

  app.post<Page>('/3d-secure/:secret', async ({ params, body, headers }, reply) => {
    if (headers.origin !== deps.ownOrigin) return send(reply.code(403), answeredPage(null), null)
    const given = answer.safeParse(parseForm(typeof body === 'string' ? body : ''))
    if (!given.success) return send(reply.code(400), answeredPage(null), null)
    const after = await answerForOwner(deps, params.secret, given.data.answer === 'complete')
    deps.onChange()
    const back = after && wayBack(after, hasSucceeded(after))
    return back === null
      ? send(reply.code(after === null ? 404 : 200), answeredPage(null), null)
      : reply.redirect(back, 303)
  })
}
