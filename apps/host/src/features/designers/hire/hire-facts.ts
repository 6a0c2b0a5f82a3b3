import type { DesignerHire } from '@showroom/contract/designer/hire'
import { shownDay } from '@showroom/contract/shared/day'
import { money } from '@showroom/widgets/ui/format.ts'
import { momentOf } from '../../../kit/moments.ts'
import { roomWords, sightWords } from '../../projects/choice.messages.ts'
import { hireRightWords, styleWords } from '../choice.messages.ts'
import { designerMessages } from '../messages.ts'
import { hireMessages as messages } from './messages.ts'

type Fact = [string, string]

const fact = (label: string, words: string | null | undefined): Fact[] => (words ? [[label, words]] : [])

/** What was asked for, promised and allowed. */
export const factsOfHire = (hire: DesignerHire): Fact[] => {
  const { package: chosen, quote, access } = hire
  return [
    [messages.designer, `${hire.designer.name} · ${hire.designer.company_name}`],
    [messages.client, hire.client_name],
    [messages.package, chosen ? chosen.name : messages.aQuote],
    ...fact(designerMessages.includes, chosen?.includes.join(', ')),
    ...fact(messages.quote, quote && messages.quoteWords(quote.price_cents, quote.days)),
    ...fact(messages.quoteNote, quote?.note),
    [messages.price, hire.price_cents === null ? messages.byQuote : money(hire.price_cents)],
    [designerMessages.revisions, messages.revisionsLeft(hire.revisions_left)],
    [
      messages.access,
      access.ends_at
        ? `${hireRightWords[access.right]}; ${messages.accessEnds(momentOf(access.ends_at))}`
        : messages.accessWords(hireRightWords[access.right], sightWords[access.sees_prices], access.days),
    ],
    ...fact(messages.answerBy, hire.answer_by && momentOf(hire.answer_by)),
    ...fact(messages.theirWord, hire.word),
    ...fact(
      messages.yourReview,
      hire.review && `${designerMessages.outOfFive(hire.review.rating)}: ${hire.review.text}`,
    ),
  ]
}

/** What the client has written for every designer they ask. */
export const factsOfBrief = ({ brief, project, message }: DesignerHire): Fact[] => [
  [messages.rooms, brief.rooms.map((room) => roomWords[room]).join(', ') || messages.notSaid],
  ...fact(messages.project, project.zip_code && messages.inZip(project.zip_code)),
  [messages.style, brief.styles.map(({ style }) => styleWords[style]).join(', ') || messages.notSaid],
  ...fact(messages.mustKeep, brief.must_keep),
  ...fact(messages.wishes, brief.wishes),
  [messages.budget, brief.budget_cents === null ? messages.notSaid : money(brief.budget_cents)],
  ...fact(
    messages.dates,
    [
      ...(brief.start_on ? [messages.from(shownDay(brief.start_on))] : []),
      ...(brief.finish_by ? [messages.until(shownDay(brief.finish_by))] : []),
    ].join(' '),
  ),
  [messages.photos, messages.photoCount(brief.photo_count)],
  ...fact(messages.messageOfClient, message),
]
