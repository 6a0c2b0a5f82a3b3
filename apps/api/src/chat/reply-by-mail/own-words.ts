import { chatMessages as say } from '@showroom/contract/chat/chat.messages'

/** How mail programs begin what they quote, in the languages that most of them speak. */
const wroteLine =
  /\b(wrote|writes|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev|napisał\(a\))\b[^:]{0,40}:$/i
const originalLine = /^-{2,} ?(original message|forwarded message|ursprüngliche nachricht|message d'origine)/i
const headLine = /^\*?(from|von|de|da|van):\*? \S/i
const headRest = /^\*?(sent|date|to|subject|gesendet|datum|an|betreff|envoyé|à|objet):\*? /i
const signatureLine = /^(-- ?|_{10,})$/
const deviceLine =
  /^(sent|get|gesendet|von meinem|envoyé|enviado) (from|via|with|outlook|von|mit|depuis|de|desde|iphone).{0,60}$/i
/** Longer lines are prose, and a pattern takes longer on them. */
const longestMark = 300

/** What stands from here on is not the writer's: a quote's beginning may be broken into two lines, or three. */
const beginsQuote = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? ''
  if (line.length > longestMark) return false
  if (line.includes(say.aboveThisLine) || originalLine.test(line)) return true
  if (headLine.test(line)) return lines.slice(at + 1, at + 4).some((next) => headRest.test(next))
  const isStart = /^(on|am|le|el|em|il|op|den|w dniu)\b/i.test(line) || /<[^<>@\s]+@[^<>\s]+>/.test(line)
  return (
    isStart &&
    [1, 2, 3].some((most) =>
      wroteLine.test(
        lines
          .slice(at, at + most)
          .join(' ')
          .slice(0, longestMark),
      ),
    )
  )
}

const isQuoted = (line: string): boolean => line.startsWith('>')

const beginsEnd = (line: string): boolean => signatureLine.test(line) || deviceLine.test(line)

const cutAt = (lines: readonly string[], begins: (at: number) => boolean): readonly string[] => {
  const at = lines.findIndex((_, index) => begins(index))
  return at < 0 ? lines : lines.slice(0, at)
}

/**
 * What somebody has written themselves: without what is quoted, their signature, and what their telephone adds. Each
 * line is looked at once, and for a bounded time: a mail can be made to be slow to read.
 */
export const ownWords = (text: string): string => {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
  const bare = lines.map((line) => line.replace(/^(> ?)+/, ''))
  const above = cutAt(lines, (at) => beginsQuote(bare, at))
  const isAbove = above.some((line) => line !== '' && !isQuoted(line))
  // Some write below what they quote, or between its lines.
  const own = (isAbove ? above : lines.filter((_, at) => !beginsQuote(bare, at))).filter(
    (line) => !isQuoted(line),
  )
  return cutAt(own, (at) => beginsEnd(own[at] ?? ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
