import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { invoicePageRoutes } from './billing/invoice-page.routes.ts'
import { invoiceRoutes } from './billing/invoice.routes.ts'
import { priceRoutes } from './billing/price.routes.ts'
import { subscriptionRoutes } from './billing/subscription.routes.ts'
import { chargeRoutes } from './charge/charge.routes.ts'
import { accountRoutes } from './connect/account.routes.ts'
import { onboardingRoutes } from './connect/onboarding.routes.ts'
import { payoutRoutes } from './connect/payout.routes.ts'
import { tokenRoutes } from './connect/token.routes.ts'
import { transferRoutes } from './connect/transfer.routes.ts'
import { customerRoutes } from './customer/customer.routes.ts'
import { disputeRoutes } from './dispute/dispute.routes.ts'
import { eventRoutes } from './event/event.routes.ts'
import { fileRoutes } from './file/file.routes.ts'
import { type FrameDeps, frameRoutes } from './frame/frame.routes.ts'
import { errorBody, StripeError } from './http/stripe-error.ts'
import { stripeRoutes } from './http/stripe-route.ts'
import { paymentIntentRoutes } from './payment-intent/payment-intent.routes.ts'
import { paymentMethodRoutes } from './payment-method/payment-method.routes.ts'
import { refundRoutes } from './refund/refund.routes.ts'
import { setupIntentRoutes } from './setup-intent/setup-intent.routes.ts'
import { threeDSecureRoutes } from './three-d-secure/three-d-secure.routes.ts'
import { endpointRoutes } from './webhook/endpoint.routes.ts'

export type SandboxAppDeps = FrameDeps & { logLevel: string }

/** Bodies are never logged, and neither is what an address asks for. */
const logger = (level: string) => ({
  level,
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.replace(/\?.*$/, '') }),
  },
})

const refusalOf = (error: FastifyError | Error): StripeError => {
  if (error instanceof StripeError) return error
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status < 500
    ? new StripeError({ status, type: 'invalid_request_error' }, 'The request can not be read.')
    : new StripeError({ status: 500, type: 'api_error' }, 'An error occurred in the payment sandbox.')
}

/** A server that reads forms and refuses in Stripe's shape. */
const openServer = (logLevel: string): FastifyInstance => {
  const app = Fastify({
    bodyLimit: 65_536,
    requestTimeout: 10_000,
    forceCloseConnections: true,
    logger: logger(logLevel),
  })
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => text,
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store')
  })
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
    return reply.code(refusal.status).send(errorBody(refusal))
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/, '')
    const message = `Unrecognized request URL (${request.method}: ${path}).`
    return reply
      .code(404)
      .send(errorBody(new StripeError({ status: 404, type: 'invalid_request_error' }, message)))
  })
  return app
}

export const buildSandbox = (deps: SandboxAppDeps): FastifyInstance => {
  const app = openServer(deps.logLevel)
  const route = stripeRoutes(app, deps)
  customerRoutes(route, deps.ownOrigin)
  paymentMethodRoutes(route)
  setupIntentRoutes(route)
  paymentIntentRoutes(route, deps.ownOrigin)
  chargeRoutes(route)
  refundRoutes(route, deps.ownOrigin)
  disputeRoutes(route)
  fileRoutes(app, route, deps)
  eventRoutes(route)
  endpointRoutes(route)
  accountRoutes(route, deps.ownOrigin)
  tokenRoutes(route)
  // Asked before a page with headers of its own may ask for a token, as at Stripe.
  app.options('/v1/tokens', (request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '')
      .send(),
  )
  transferRoutes(route)
  payoutRoutes(route)
  priceRoutes(route)
  subscriptionRoutes(route, deps.ownOrigin)
  invoiceRoutes(route, deps.ownOrigin)
  frameRoutes(app, deps)
  threeDSecureRoutes(app, deps)
  onboardingRoutes(app, deps)
  invoicePageRoutes(app, deps)
  return app
}
