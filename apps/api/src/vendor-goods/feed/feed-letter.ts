import { goodsFeedMessages as say } from '@showroom/contract/vendor-goods/goods-feed.messages'
import { pageOf, type Reader, to } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'

export const feedLetter = (reader: Reader, { url, problem }: { url: string; problem: string }): Letter => ({
  to: to(reader),
  subject: say.subject(new URL(url).host),
  preview: say.preview,
  paragraphs: [say.told(url), problem, say.goesOn],
  action: { label: say.look, url: pageOf(reader, '/account/import') },
})
