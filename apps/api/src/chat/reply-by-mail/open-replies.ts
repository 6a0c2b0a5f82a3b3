import type { FastifyInstance } from 'fastify'
import { openInbound } from '../../platform/mail/inbound-smtp.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChatDeps } from '../chat-deps.ts'
import { mailboxAnswerRoutes } from './mailbox-answer.routes.ts'
import { readReplyAddress } from './reply-address.ts'
import { takeMail } from './take-mail.ts'

/** The door for answers by mail: it opens when the process listens, and closes with it. */
export const openReplies = (
  app: FastifyInstance,
  { config, log, mail, post, secret }: Platform,
  chat: ChatDeps,
): void => {
  const { replyAddress: address, inboundPort } = config.chat
  if (address === null || inboundPort === null) return
  const deps = { ...chat, post, publicUrl: config.publicUrl, secret, address }
  const inbound = openInbound({
    isOurs: (given) => readReplyAddress(deps, given) !== null,
    take: (arrived) => takeMail(deps, arrived),
    report: (error) => log.error({ err: error }, 'a mail was not taken'),
  })
  app.addHook('onListen', async () => {
    // The mailbox of a developer's machine is nobody else's door.
    await inbound.listen(inboundPort, inboundPort === 0 ? '127.0.0.1' : config.host)
  })
  app.addHook('onClose', () => inbound.close())
  mailboxAnswerRoutes(app, { mail, inbound })
}
