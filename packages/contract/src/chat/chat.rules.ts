import { editableMinutes } from './chat-choices.ts'

type Said = { createdAt: Date; isOwn: boolean; isRemoved: boolean }

/** One's own words can be put right or taken back for a quarter of an hour; nobody else's ever. */
export const mayChangeWords = ({ createdAt, isOwn, isRemoved }: Said, now: Date): boolean =>
  isOwn && !isRemoved && now.getTime() - createdAt.getTime() < editableMinutes * 60_000

/** The beginning of what was said, for lists: one line. */
export const excerptOf = (body: string, most = 120): string => {
  const line = body.replace(/\s+/g, ' ').trim()
  // By letters as people see them: half of an emoji is none.
  const letters = [...line]
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`
}
