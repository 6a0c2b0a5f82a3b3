import nodemailer from 'nodemailer'
import type { Config } from '../config/config.ts'
import { type Letter, type Sender, type WrittenMail, writeMail } from './letter.ts'

/** A mail that was sent without a mail server: development reads it at /showroom/dev/mail. */
export type KeptMail = WrittenMail & { id: number; to: string; sentAt: Date }

export type Mail = {
  /** Resolves when the mail server has taken it, or the mailbox has. */
  send: (letter: Letter, sender: Sender) => Promise<void>
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
  send: () => Promise.reject(new Error('SMTP_URL is not set: no mail can be sent.')),
  mailbox: null,
  close: () => undefined,
}

const openSmtp = (url: string, from: string): Mail => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async (letter, sender) => {
      const { subject, text, html } = writeMail(letter, sender)
      // As objects: an address in a text of its own would be parsed, and may be two (security §1.3 A8).
      await transport.sendMail({
        from: { name: sender.name, address: from },
        to: letter.to,
        ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
        subject,
        text,
        html,
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
    send: async (letter, sender) => {
      sent += 1
      kept.unshift({ ...writeMail(letter, sender), id: sent, to: letter.to.address, sentAt: now() })
      kept.length = Math.min(kept.length, mostKept)
    },
    mailbox: { list: () => kept, find: (id) => kept.find((mail) => mail.id === id) },
    close: () => undefined,
  }
}
