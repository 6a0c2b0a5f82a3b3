import type { FastifyInstance } from 'fastify'
import { refuse } from '../../platform/http/domain-error.ts'
import { hurry } from '../../platform/jobs/emit.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { addEvent } from './provider-event.store.ts'
import { settleJob } from './reconciler.ts'

/** Where the provider tells what happened. */
export const webhookPath = '/api/payment/webhook'

/**
 * Not a call of the contract: whoever has the provider's signature may tell us that something happened. It is kept and
 * answered at once; what is behind it is read after the answer, so that a slow provider never waits for itself.
 */
export const webhookRoutes = (app: FastifyInstance, deps: PaymentDeps) =>
  app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(webhookPath, { config: { access: 'anyone' }, logLevel: 'warn' }, async (request) => {
      const { body } = request
      const signature = request.headers['stripe-signature']
      const now = deps.now()
      const event =
        Buffer.isBuffer(body) && typeof signature === 'string'
          ? deps.provider?.readEvent(body, signature, now)
          : null
      if (!event) return refuse(400, 'signature_refused', 'This is not signed by the payment provider.')
      if (await addEvent(deps.db, event, now)) await hurry(deps.db, settleJob, now)
      return { success: true }
    })
  })
