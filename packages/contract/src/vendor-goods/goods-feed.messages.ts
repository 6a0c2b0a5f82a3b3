import { mostFeeds } from './goods-feed.rules.ts'
import { largestImportMegabytes } from './goods-import.rules.ts'

/** What vendors read of feeds that are fetched by themselves. */
export const goodsFeedMessages = {
  added: 'Added. We fetch it now, and then by itself.',
  paused: 'Paused. It is not fetched until you go on.',
  resumed: 'It is fetched by itself again.',
  saved: 'Saved.',
  removed: 'Removed. What was imported stays.',
  taken: 'This address is fetched by itself already.',
  many: `At most ${mostFeeds} feeds are fetched by themselves.`,
  status: (status: number) => `The address answered with ${status}. Look whether everybody can open it.`,
  tooLarge: `The feed is larger than ${largestImportMegabytes} MB. Split it.`,
  tooSlow: 'The address did not answer in time.',
  unread: 'The feed could not be fetched. Look at the address, and whether everybody can open it.',
  unmapped: (sentence: string) => `${sentence} Fetch it once by hand: what you choose there is kept.`,
  subject: (host: string) => `Your feed of ${host} could not be fetched`,
  preview: 'Your goods stay as they are.',
  told: (url: string) => `We wanted to fetch your feed as planned, and could not: ${url}`,
  goesOn:
    'Your goods stay as they are. We go on trying as planned, and write to you again only when it has worked in between.',
  look: 'Look at your feeds',
} as const
