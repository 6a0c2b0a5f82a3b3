import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { PaymentConfig } from '../config/payment-config.ts'

/** For the host's own pages; nobody may frame them, and no text becomes script. */
const contentSecurityPolicy = (card: CardSources, { ours, collector }: Others) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...card.scripts].join(' ')}`,
    // Its own: the page that shows a tag as a website would.
    `frame-src ${["'self'", ...card.frames].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...card.calls, ...collector].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${['showroom', ...ours, ...card.policies].join(' ')}`,
  ].join('; ')

/** Policies of our own scripts, and where what visitors do is told. */
type Others = { ours: string[]; collector: string[] }
type CardSources = { scripts: string[]; frames: string[]; calls: string[]; policies: string[] }

/** Where the card fields come from: exactly that, and only while it is configured. */
const cardSources = (payment: PaymentConfig): CardSources => {
  switch (payment.provider) {
    case 'none':
      return { scripts: [], frames: [], calls: [], policies: [] }
    case 'sandbox':
      // Bank accounts are handed in by the page itself.
      return { scripts: [], frames: [payment.origin], calls: [payment.origin], policies: [] }
    case 'stripe':
      return {
        scripts: ['https://js.stripe.com'],
        frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
        calls: ['https://api.stripe.com'],
        policies: ['stripe-script'],
      }
  }
}

/** An SVG that is opened by itself is a document that may carry script. */
const isDocument = (contentType: unknown) => /html|xml|pdf/.test(String(contentType))

/** Pictures, scripts and documents are there to be used on contractors' pages, as what they are said to be. */
const forAll = { 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' }

const onlyEncrypted = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** They tell a browser what a document may do. Whatever else is sent has no use for them, and pages wait for each byte. */
const forDocuments = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
}

/** Written once: every reply carries them, and putting them together anew would take longer than many a reply. */
export const addSecurityHeaders = (app: FastifyInstance, config: Config) => {
  const all = { ...forAll, ...(config.publicUrl.startsWith('https:') ? onlyEncrypted : {}) }
  const policy = contentSecurityPolicy(cardSources(config.payment), {
    ours: config.push ? ['push-worker'] : [],
    collector: config.analyticsUrl === null ? [] : [new URL(config.analyticsUrl).origin],
  })
  const ofDocuments = Object.entries({ ...forDocuments, 'content-security-policy': policy })
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(all)
    next()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!isDocument(reply.getHeader('content-type'))) return
    // What a page says of itself stays.
    for (const [name, value] of ofDocuments) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
