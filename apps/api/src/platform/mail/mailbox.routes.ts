import type { FastifyInstance, FastifyReply } from 'fastify'
import type { KeptMail, Mail } from './mail.ts'

const options = { config: { access: 'anyone' } } as const

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (reply: FastifyReply, title: string, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title}</title><style>body{font:16px/1.5 system-ui;max-width:820px;margin:40px auto;padding:0 16px}` +
        `table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:8px;border-bottom:1px solid #ddd}` +
        `iframe{width:100%;height:640px;border:1px solid #ddd}</style><h1>${title}</h1>${body}`,
    )

const row = ({ id, to, subject, sentAt }: KeptMail): string =>
  `<tr><td><a href="/showroom/dev/mail/${id}">${escaped(subject)}</a><td>${escaped(to)}<td>${sentAt.toISOString()}`

/** The mailbox of a running instance that has no mail server. Not there in production. */
export const mailboxRoutes = (app: FastifyInstance, { mailbox }: Mail) => {
  if (!mailbox) return

  app.get('/showroom/dev/mail', options, (_request, reply) => {
    const rows = mailbox.list().map(row)
    const list = `<table><tr><th>Subject<th>To<th>Sent</tr>${rows.join('')}</table>`
    return page(reply, 'Mailbox', rows.length > 0 ? list : '<p>No mail has been sent yet.</p>')
  })

  app.get<{ Params: { id: string } }>('/showroom/dev/mail/:id', options, (request, reply) => {
    const mail = mailbox.find(Number(request.params.id))
    if (!mail) return reply.callNotFound()
    const frame = `<iframe title="The mail" sandbox src="/showroom/dev/mail/${mail.id}/html"></iframe>`
    return page(
      reply,
      escaped(mail.subject),
      `<p>To ${escaped(mail.to)}</p>${frame}<pre>${escaped(mail.text)}</pre>`,
    )
  })

  app.get<{ Params: { id: string } }>('/showroom/dev/mail/:id/html', options, (request, reply) => {
    const mail = mailbox.find(Number(request.params.id))
    if (!mail) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      )
      .send(mail.html)
  })
}
