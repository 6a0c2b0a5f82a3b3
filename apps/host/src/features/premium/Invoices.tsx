import type { PremiumInvoice } from '@showroom/contract/premium/premium'
import { dollars } from '@showroom/contract/shared/money-text'
import { dayOf } from '../../kit/moments.ts'
import { type Column, RowTable } from '../../kit/RowTable.tsx'
import { Section } from '../../kit/Section.tsx'
import { premiumMessages as messages } from './messages.ts'

const columns: readonly Column<PremiumInvoice>[] = [
  { title: messages.number, cell: ({ number }) => number },
  { title: messages.date, cell: ({ at }) => dayOf(at) },
  {
    title: messages.period,
    cell: ({ period_from, period_to }) => `${dayOf(period_from)} – ${dayOf(period_to)}`,
  },
  { title: messages.amount, isNumber: true, cell: ({ amount_cents }) => dollars(amount_cents) },
  { title: messages.state, cell: ({ state }) => messages.states[state] },
  {
    title: messages.paper,
    cell: ({ page_url, number }) =>
      page_url === null ? (
        '—'
      ) : (
        <a
          className="form-link"
          href={page_url}
          target="_blank"
          rel="noopener"
          aria-label={messages.paperOf(number)}
        >
          {messages.paper}
        </a>
      ),
  },
]

/** What was charged, with the provider's papers. */
export const Invoices = ({ invoices }: { invoices: readonly PremiumInvoice[] }) => (
  <Section title={messages.invoices} about={messages.aboutInvoices}>
    <RowTable
      caption={messages.invoicesCaption}
      rows={invoices}
      columns={columns}
      nothing={messages.noInvoices}
    />
  </Section>
)
