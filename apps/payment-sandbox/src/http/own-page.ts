import type { FastifyReply } from 'fastify'

/** A page of the sandbox's own: no script, one form. */
export const pageFrame = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="/3d-secure/bank.css">
  </head>
  <body>
    <main>
      <p class="bank">Payment sandbox</p>
${body}
    </main>
  </body>
</html>
`

/** The answer leads back to where the visitor came from: a form may lead there, too. */
type Leads = { hostOrigin: string; leadsTo: string | null }

const policy = ({ hostOrigin, leadsTo }: Leads) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${leadsTo === null ? '' : ` ${leadsTo}`}`,
    `frame-ancestors ${hostOrigin}`,
  ].join('; ')

export const sendPage = (reply: FastifyReply, html: string, leads: Leads) =>
  reply
    .header('content-security-policy', policy(leads))
    // The way back is told by the address, and to nobody else.
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(html)
