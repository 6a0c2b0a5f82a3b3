import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'
import type { Config } from '../config/config.ts'
import { type Letter, type Sender, type WrittenMail, writeMail } from './letter.ts'

/** A mail that was sent without a mail server: development reads it at /showroom/dev/mail. */
export type KeptMail = WrittenMail & { id: number; to: string; replyTo: string | null; sentAt: Date }

export type Mail = {
  /**
   * Resolves when the mail server has taken it, or the mailbox has. Who sends again for the same cause, because the
   * answer was lost, sends the same message: mail programs show it once.
   */
  send: (letter: Letter, sender: Sender, cause: string) => Promise<void>
  /** Whether there is anything that mails can leave by. */
  isThere: boolean
  /** Null where mails leave for a real server. */
  mailbox: { list: () => readonly KeptMail[]; find: (id: number) => KeptMail | undefined } | null
  close: () => void
}

const mostKept = 200

type MailConfig = Pick<Config, 'environment' | 'smtpUrl' | 'mailFrom'>

export const openMail = ({ environment, smtpUrl, mailFrom }: MailConfig, now: () => Date): Mail => {
  if (smtpUrl !== null) return openSmtp(smtpUrl, mailFrom)
  return environment === 'production' ? withoutServer : openMailbox(now)
}

/** A mailbox that anybody may read has no place in production. */
const withoutServer: Mail = {
  isThere: false,
  send: () => Promise.reject(new Error('SMTP_URL is not set: no mail can be sent.')),
  mailbox: null,
  close: () => undefined,
}

/** A hash: causes name our rows, and are not for mail programs to show. */
const messageIdOf = (cause: string, from: string): string =>
  `<${createHash('sha256').update(cause).digest('base64url').slice(0, 32)}@${from.split('@').at(-1)}>`

const openSmtp = (url: string, from: string): Mail => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    isThere: true,
    send: async (letter, sender, cause) => {
      const { subject, text, html, attachments } = writeMail(letter, sender)
      // As objects: an address in a text of its own would be parsed, and may be two (security §1.3 A8).
      await transport.sendMail({
        messageId: messageIdOf(cause, from),
        from: { name: sender.name, address: from },
        to: letter.to,
        ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
        // Nobody's machine is to answer ours.
        headers: { 'Auto-Submitted': 'auto-generated' },
        subject,
        text,
        html,
        attachments: attachments.map(({ fileName, mediaType, bytes }) => ({
          filename: fileName,
          contentType: mediaType,
          content: Buffer.from(bytes, 'base64'),
        })),
      })
    },
    mailbox: null,
    close: () => transport.close(),
  }
}

const openMailbox = (now: () => Date): Mail => {
  const kept: KeptMail[] = []
  let sent = 0
  return {
    isThere: true,
    send: async (letter, sender) => {
      sent += 1
      const [to, replyTo] = [letter.to.address, letter.replyTo?.address ?? null]
      kept.unshift({ ...writeMail(letter, sender), id: sent, to, replyTo, sentAt: now() })
      kept.length = Math.min(kept.length, mostKept)
    },
    mailbox: { list: () => kept, find: (id) => kept.find((mail) => mail.id === id) },
    close: () => undefined,
  }
}
