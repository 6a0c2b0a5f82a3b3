import type { NegativeNews } from '@showroom/contract/balance/negative.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { pageOf, type Reader, to } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Negative } from './negative.store.ts'

type Words = { subject: string; preview: string; paragraphs: string[] }
type Told = Negative & { owedCents: number }

const whatStops = ({ account }: Negative): string =>
  account === 'contractor'
    ? 'payouts stop, your showroom takes no new orders, and nobody new signs up through your Showroom ID'
    : 'payouts stop'

const words: Record<NegativeNews, (told: Told) => Words> = {
  reminded: (told) => ({
    subject: `Your balance is below zero: ${dollars(told.owedCents)} until ${shownDay(told.dueOn)}`,
    preview: 'What becomes available goes into it first.',
    paragraphs: [
      `Your available balance is ${dollars(-told.owedCents)}. Please settle it by ${shownDay(told.dueOn)}, at the end of the day (Pacific).`,
      'What becomes available until then goes into it first. You can pay the rest by card at any time: the link below leads to “Pay now”.',
      `After that day ${whatStops(told)}, until it is settled. Open orders go on.`,
    ],
  }),
  restricted: (told) => ({
    subject: `Your account is restricted: ${dollars(told.owedCents)} is missing`,
    preview: 'It is lifted as soon as your balance is settled.',
    paragraphs: [
      `Your available balance is ${dollars(-told.owedCents)}, and the time for settling it ended on ${shownDay(told.dueOn)}.`,
      `From now on ${whatStops(told)}. Open orders go on as they are.`,
      'Pay by card with the link below: as soon as it is settled, everything is as before.',
    ],
  }),
  lifted: () => ({
    subject: 'Your account is not restricted any more',
    preview: 'Your balance is settled.',
    paragraphs: ['Your balance is settled. Everything is as before, payouts and new orders included.'],
  }),
  settled: () => ({
    subject: 'Your balance is settled',
    preview: 'There is nothing to do.',
    paragraphs: ['Your balance is not below zero any more. There is nothing to do.'],
  }),
}

export const negativeLetter = (reader: Reader, news: NegativeNews, told: Told): Letter => {
  const { paragraphs, ...shown } = words[news](told)
  return {
    to: to(reader),
    ...shown,
    paragraphs: [`Hello ${reader.account.firstName}.`, ...paragraphs],
    action: { label: 'See your balance', url: pageOf(reader, '/account/balance') },
  }
}
