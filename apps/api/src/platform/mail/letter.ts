import { z } from 'zod'

const mailbox = z.object({ name: z.string(), address: z.string() })

/** A letter to one person. Its text is written once; the HTML is the same words in the sender's colours. */
export const letter = z.object({
  to: mailbox,
  /** Whom an answer goes to, where it is not the sender. */
  replyTo: mailbox.optional(),
  subject: z.string(),
  /** What mail programs show beside the subject. */
  preview: z.string(),
  paragraphs: z.array(z.string()).readonly(),
  /** The one thing to do. */
  action: z.object({ label: z.string(), url: z.string() }).optional(),
  /** Shown large, to be typed. */
  code: z.string().optional(),
  /** Papers that come along; their bytes as base64. */
  attachments: z
    .array(z.object({ fileName: z.string(), mediaType: z.string(), bytes: z.string() }))
    .optional(),
})
export type Letter = z.infer<typeof letter>

export type Sender = { name: string; color: string; onColor: string; homeUrl: string }

export type Attachment = NonNullable<Letter['attachments']>[number]
export type WrittenMail = { subject: string; text: string; html: string; attachments: Attachment[] }

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** A subject is one line: a name with a line end in it must not become a header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ')

export const writeMail = (letter: Letter, sender: Sender): WrittenMail => ({
  subject: oneLine(letter.subject),
  text: textOf(letter, sender),
  html: htmlOf(letter, sender),
  attachments: letter.attachments ?? [],
})

const textOf = ({ paragraphs, code, action }: Letter, { name, homeUrl }: Sender): string =>
  [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `${name}\n${homeUrl}`,
  ].join('\n\n')

/** Tables and inline styles: what mail programs understand. */
const htmlOf = (letter: Letter, { name, color, onColor, homeUrl }: Sender): string => {
  const words = letter.paragraphs.map(
    (paragraph) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escaped(paragraph)}</p>`,
  )
  const code = letter.code
    ? `<p style="margin:0 0 16px;font-size:32px;letter-spacing:8px;font-weight:600">${escaped(letter.code)}</p>`
    : ''
  const action = letter.action
    ? `<p style="margin:24px 0"><a href="${escaped(letter.action.url)}" style="background:${color};color:${onColor};` +
      `padding:12px 24px;border-radius:6px;text-decoration:none;font-weight:600;display:inline-block">` +
      `${escaped(letter.action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:13px;color:#5c5850">${escaped(letter.action.url)}</p>`
    : ''
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(letter.subject)}</title></head>` +
    `<body style="margin:0;background:#f4f1ea;font-family:Helvetica,Arial,sans-serif;color:#23211d">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escaped(letter.preview)}</div>` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px">` +
    `<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff">` +
    `<tr><td style="padding:20px 32px;border-bottom:3px solid ${color};font-size:18px;font-weight:600">${escaped(name)}</td></tr>` +
    `<tr><td style="padding:32px">${words.join('')}${code}${action}</td></tr>` +
    `<tr><td style="padding:16px 32px;font-size:13px;color:#5c5850"><a href="${escaped(homeUrl)}" style="color:#5c5850">` +
    `${escaped(homeUrl)}</a></td></tr></table></td></tr></table></body></html>`
  )
}
