import type { FastifyInstance } from 'fastify'
import nodemailer from 'nodemailer'
import { z } from 'zod'
import type { Inbound } from '../../platform/mail/inbound-smtp.ts'
import type { KeptMail, Mail } from '../../platform/mail/mail.ts'

const longestForm = 100_000
const options = { config: { access: 'anyone' } } as const
const answering = z.object({ words: z.string() })

type AnswerDeps = { mail: Mail; inbound: Inbound }

/** The mailbox of a running instance answers as a mail program does: by a mail, quoting, through the same door. */
export const mailboxAnswerRoutes = (app: FastifyInstance, { mail, inbound }: AnswerDeps) => {
  const { mailbox } = mail
  if (!mailbox) return

  type Called = { Params: { id: string } }
  void app.register(async (scope) => {
    const parser = { parseAs: 'string' as const, bodyLimit: longestForm }
    scope.addContentTypeParser('application/x-www-form-urlencoded', parser, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    scope.post<Called>('/showroom/dev/mail/:id', options, async ({ params, body }, reply) => {
      const answered = mailbox.find(Number(params.id))
      const port = inbound.port()
      if (!answered?.replyTo || port === null) return reply.callNotFound()
      const { words } = answering.parse(body)
      await send(port, { answered, replyTo: answered.replyTo, words })
      return reply.redirect(`/showroom/dev/mail/${answered.id}?answered=1`, 303)
    })
  })
}

type Sending = { answered: KeptMail; replyTo: string; words: string }

const send = (port: number, { answered, replyTo, words }: Sending) => {
  const quoted = answered.text.split('\n').map((line) => `> ${line}`)
  return nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
    from: answered.to,
    to: replyTo,
    subject: `Re: ${answered.subject}`,
    text: `${words}\n\nOn Monday, Showroom <${replyTo}> wrote:\n\n${quoted.join('\n')}\n`,
  })
}
