import { chatMessages } from '@showroom/contract/chat/chat.messages'
import { excerptOf } from '@showroom/contract/chat/chat.rules'
import { notificationMessages as say } from '@showroom/contract/notification/notification.messages'
import type { Reader } from '../account/letters.ts'
import { replyAddressFor } from '../chat/reply-by-mail/reply-address.ts'
import { unreadOf, type Unread } from '../chat/reply-by-mail/reply-thread.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { KeptNotification } from './notification.ts'
import { newsLetter } from './notification-letters.ts'

/** What signs the address that an answer goes to; null where mails can not be answered. */
export type Answerable = { secret: Buffer; address: string } | null

type News = [KeptNotification, ...KeptNotification[]]

/** Of these, what is of one project's talk stands together, in a letter that can be answered; all else is one letter. */
export const lettersOf = (news: readonly KeptNotification[]): News[] => {
  const groups = new Map<string, News>()
  for (const each of news) {
    const group = isTalk(each.kind) ? `talk ${each.payload.project_id ?? ''}` : 'others'
    const begun = groups.get(group)
    if (begun) begun.push(each)
    else groups.set(group, [each])
  }
  return [...groups.values()]
}

/** What is worth most stands in the subject. */
const talk = ['chat_waiting', 'chat_mentioned', 'chat_said'] as const

export const isTalk = (kind: KeptNotification['kind']): boolean => talk.some((each) => each === kind)

const mostShown = 5
const longestShown = 600

const lineOf = ({ author, body, files }: Unread): string =>
  [
    `${author || say.somebody}: ${excerptOf(body, longestShown)}`.trimEnd(),
    ...files.map((name) => `[${name}]`),
  ].join(' ')

type Writing = { reader: Reader; accountId: number; news: News; now: Date }

/** The last that was said, and whom to answer. Where it was read meanwhile, or taken back, it is news like any other. */
export const chatLetter = async (
  tx: Queries,
  answerable: Answerable,
  { reader, accountId, news, now }: Writing,
): Promise<Letter> => {
  const [first] = news
  const project = first.payload.project_id
  if (!isTalk(first.kind) || project === undefined) return newsLetter(reader, news)
  const [most = first] = talk.flatMap((kind) => news.find((each) => each.kind === kind) ?? [])
  const plain = newsLetter(reader, [most])
  const unread = await unreadOf(tx, { project, accountId, most: mostShown })
  const [any] = unread
  if (!answerable || !any) return plain
  const { threadId } = any
  return {
    ...plain,
    replyTo: {
      name: first.payload.project ?? say.somebody,
      address: replyAddressFor(answerable, { threadId, accountId, now }),
    },
    paragraphs: [`— ${chatMessages.aboveThisLine} —`, ...unread.map(lineOf), say.why],
  }
}
