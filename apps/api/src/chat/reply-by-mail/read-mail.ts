import { createHash } from 'node:crypto'
import { convert } from 'html-to-text'
import PostalMime, { addressParser, type Attachment, type Email } from 'postal-mime'
import { ownWords } from './own-words.ts'

/** A mail as a chat understands it. */
export type ReadMail = {
  /** Lower case; null where it names nobody, or several. */
  from: string | null
  /** The same for a mail that comes twice. */
  clientId: string
  /** A machine's answer: that somebody is away, or that a mail did not arrive. */
  isAutomatic: boolean
  words: string
  files: { fileName: string; bytes: Buffer }[]
}

/** More was never written by hand. */
const longestText = 100_000
/** Signatures bring a logo along. */
const smallestInline = 20_000

const headerOf = (mail: Email, name: string): string =>
  mail.headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? ''

/** Of two that a mail names, one may be the account's and the other the writer's. */
const senderOf = (mail: Email): string | null => {
  const written = mail.headers.filter(({ key }) => key === 'from').map(({ value }) => value)
  const [sender, ...others] = addressParser(written.join(', '), { flatten: true })
  return others.length > 0 ? null : (sender?.address?.trim().toLowerCase() ?? null)
}

const isAutomatic = (mail: Email): boolean => {
  const submitted = headerOf(mail, 'auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)/.test(headerOf(mail, 'precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => headerOf(mail, name) !== '') ||
    headerOf(mail, 'content-type').startsWith('multipart/report')
  )
}

const quotes = ['blockquote', '.gmail_quote', '#divRplyFwdMsg', 'img', 'style', 'script']

const textOf = ({ text, html }: Email): string => {
  if (text !== undefined && text.trim() !== '') return text.slice(0, longestText)
  return convert((html ?? '').slice(0, longestText), {
    wordwrap: false,
    limits: { maxInputLength: longestText, maxDepth: 200, ellipsis: '' },
    selectors: [
      ...quotes.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { ignoreHref: true } },
    ],
  })
}

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content)

const filesOf = ({ attachments }: Email): ReadMail['files'] =>
  attachments
    .map((attachment) => ({ attachment, bytes: bytesOf(attachment) }))
    .filter(({ attachment, bytes }) => !(attachment.related && bytes.length < smallestInline))
    .map(({ attachment, bytes }) => ({ fileName: attachment.filename ?? 'file', bytes }))

export const readMail = async (raw: Buffer): Promise<ReadMail> => {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 200_000 })
  const named = mail.messageId ?? raw
  return {
    from: senderOf(mail),
    clientId: `mail-${createHash('sha256').update(named).digest('base64url').slice(0, 32)}`,
    isAutomatic: isAutomatic(mail),
    words: ownWords(textOf(mail)),
    files: filesOf(mail),
  }
}
