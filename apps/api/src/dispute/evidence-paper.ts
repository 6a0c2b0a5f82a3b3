import { disputeMessages } from '@showroom/contract/dispute/dispute.messages'
import { disputeReasonLabel } from '@showroom/contract/dispute/dispute.rules'
import { shownMoment } from '@showroom/contract/shared/day'
import { pageOf } from '../account/letters.ts'
import type { Dispute } from '../payment/disputes/dispute.store.ts'
import type { TablePaper } from '../shared/paper/table-paper.ts'
import { shownMoney } from '../shared/shown-money.ts'
import { type Known, sectionsOf } from './evidence-facts.ts'

const say = disputeMessages.paper

type Papering = {
  dispute: Dispute
  known: Known
  client: { name: string; email: string }
  note: string
  now: Date
  publicUrl: string
}

/** What a bank reads: every fact that speaks for the sale, and nothing of what a Pro or a vendor earns. */
export const evidencePaper = ({ dispute, known, client, note, now, publicUrl }: Papering): TablePaper => {
  const { order } = known
  const company = order?.whole.order.companyName ?? ''
  const ours = note === '' ? [] : [{ heading: say.note, rows: [{ title: note, facts: '' }] }]
  return {
    title: say.title(dispute.providerRef),
    kind: say.kind,
    company,
    logo: null,
    facts: say.facts(
      shownMoney(dispute.amountCents),
      disputeReasonLabel(dispute.reason),
      shownMoment(dispute.openedAt),
    ),
    link: pageOf({ publicUrl }, `/account/disputes?open=${dispute.publicId}`),
    generated: say.generated(shownMoment(now)),
    parties: [
      { label: say.client, lines: [client.name, client.email].filter((line) => line !== '') },
      ...(order ? [{ label: say.address, lines: addressOf(order.whole.order.shipTo) }] : []),
      ...(company === '' ? [] : [{ label: say.merchant, lines: [company] }]),
    ],
    what: say.what,
    columns: [],
    sections: [...ours, ...sectionsOf(known)].map(({ heading, rows }) => ({
      heading,
      isText: true as const,
      rows: rows.map((row) => ({ ...row, cells: [] })),
    })),
    totals: [],
    notes: [],
  }
}

type ShipTo = NonNullable<Known['order']>['whole']['order']['shipTo']

export const addressOf = ({ contact, street, apartment, city, state, zip_code }: ShipTo): string[] =>
  [contact, street, apartment, `${city}, ${state} ${zip_code}`].filter((line) => line !== '')
