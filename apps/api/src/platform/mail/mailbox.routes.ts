import type { FastifyInstance, FastifyReply } from 'fastify'
import type { KeptMail, Mail } from './mail.ts'

const options = { config: { access: 'anyone' } } as const

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (reply: FastifyReply, title: string, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'",
    )
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title}</title><style>body{font:16px/1.5 system-ui;max-width:820px;margin:40px auto;padding:0 16px;overflow-wrap:anywhere}` +
        `table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:8px;border-bottom:1px solid #ddd}` +
        `iframe{width:100%;height:640px;border:1px solid #ddd}</style><h1>${title}</h1>${body}`,
    )

const row = ({ id, to, subject, sentAt }: KeptMail): string =>
  `<tr><td><a href="/showroom/dev/mail/${id}">${escaped(subject)}</a><td>${escaped(to)}<td>${sentAt.toISOString()}`

const attached = ({ attachments }: KeptMail): string =>
  attachments.length === 0
    ? ''
    : `<p>Attached: ${attachments.map(({ fileName }) => escaped(fileName)).join(', ')}</p>`
/** Where the mail can be answered: sent as a real mail to the address that it names. */
const answerForm = ({ id, to, replyTo }: KeptMail, isAnswered: boolean): string =>
  replyTo === null
    ? ''
    : `<form method="post" action="/showroom/dev/mail/${id}"><h2><label for="words">Answer as ${escaped(to)}</label></h2>` +
      `<textarea id="words" name="words" rows="5" required style="width:100%;font:inherit"></textarea>` +
      `<p><button style="font:inherit;padding:8px 16px">Send the answer</button></p></form>` +
      (isAnswered ? '<p role="status">Your answer is sent.</p>' : '')

/** The mailbox of a running instance that has no mail server. Not there in production. */
export const mailboxRoutes = (app: FastifyInstance, { mailbox }: Mail) => {
  if (!mailbox) return

  app.get('/showroom/dev/mail', options, (_request, reply) => {
    const rows = mailbox.list().map(row)
    const list = `<table><tr><th>Subject<th>To<th>Sent</tr>${rows.join('')}</table>`
    return page(reply, 'Mailbox', rows.length > 0 ? list : '<p>No mail has been sent yet.</p>')
  })

  type Called = { Params: { id: string }; Querystring: { answered?: string } }
  app.get<Called>('/showroom/dev/mail/:id', options, (request, reply) => {
    const mail = mailbox.find(Number(request.params.id))
    if (!mail) return reply.callNotFound()
    const frame = `<iframe title="The mail" sandbox src="/showroom/dev/mail/${mail.id}/html"></iframe>`
    return page(
      reply,
      escaped(mail.subject),
      `<p>To ${escaped(mail.to)}</p>${attached(mail)}${answerForm(mail, request.query.answered === '1')}${frame}<pre>${escaped(mail.text)}</pre>`,
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
