import {
  notificationMessages as say,
  notificationWords,
} from '@showroom/contract/notification/notification.messages'
import { pathOf } from '@showroom/contract/notification/notification.rules'
import { pageOf, type Reader, to } from '../account/letters.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { KeptNotification } from './notification.ts'
import { textOf } from './present-notification.ts'

const ownPath = '/notification'

/** One piece of news with the way to it, or several in one letter. */
export const newsLetter = (
  reader: Reader,
  [first, ...others]: [KeptNotification, ...KeptNotification[]],
): Letter => {
  if (others.length > 0) return digestLetter(reader, [first, ...others].map(textOf))
  const text = textOf(first)
  const path = pathOf(first.kind, first.payload)
  const label = notificationWords[first.kind].action
  const isThere = path !== null && label !== undefined
  return {
    to: to(reader),
    subject: subjectOf(text),
    preview: text,
    paragraphs: [say.hello(reader.account.firstName), text, say.why],
    action: isThere
      ? { label, url: pageOf(reader, path) }
      : { label: say.seeAll, url: pageOf(reader, ownPath) },
  }
}

const longestSubject = 120

/** All of it where it is short: names may have full stops in them. Otherwise as much as a list of mails shows. */
const subjectOf = (text: string): string =>
  text.length <= longestSubject ? text.replace(/\.$/, '') : `${text.slice(0, longestSubject - 1).trimEnd()}…`

const digestLetter = (reader: Reader, texts: readonly string[]): Letter => ({
  to: to(reader),
  subject: say.digestSubject(texts.length),
  preview: say.digestPreview,
  paragraphs: [say.hello(reader.account.firstName), ...texts.map((text) => `• ${text}`), say.why],
  action: { label: say.seeAll, url: pageOf(reader, ownPath) },
})
