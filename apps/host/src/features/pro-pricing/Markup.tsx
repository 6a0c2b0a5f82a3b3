import type { MarkupBook, PricingChoices, ShownMarkupRule } from '@showroom/contract/pricing/markup'
import { markupProductSorts, markupViews } from '@showroom/contract/pricing/markup-products.rules'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { bothOf, lasting, useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { Section } from '../../kit/Section.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { useAddress } from '../../kit/useAddress.ts'
import { toast } from '../../kit/toast/toast.ts'
import { MarkupDialog } from './MarkupDialog.tsx'
import { ProductMarkups } from './ProductMarkups.tsx'
import { RowActions } from './RowActions.tsx'
import { scopeText } from './scope.ts'
import { Simulator } from './Simulator.tsx'
import './Pricing.css'
import { proPricingMessages as messages } from './messages.ts'

/** /account/markup: what a Pro puts on top of the price of what clients buy, and what that brings. */
export const Markup = () => {
  const { of, show } = useAddress<'rules'>()
  const book = useRead('GET /api/markup', { query: { page: pageIn(of('rules')) } })
  const choices = useRead('GET /api/markup/choices', {})
  const table = useTable({
    sorts: markupProductSorts,
    first: 'name',
    filters: ['category', 'vendor', 'view'],
  })
  const view = markupViews.find((each) => each === table.filter('view'))
  const asked = Object.fromEntries(
    ['category', 'vendor'].flatMap((name) => (table.filter(name) ? [[name, table.filter(name)]] : [])),
  )
  const products = useRead('GET /api/markup/products', {
    query: { ...table.query, ...asked, ...(view && { view }) },
  })
  return (
    <>
      <Section title={messages.rules} about={messages.aboutRules}>
        <Loaded read={bothOf(book, choices)} rows={3}>
          {([{ data }, { data: known }]) => (
            <Rules
              book={data}
              choices={known}
              onChanged={() => {
                book.retry()
                products.retry()
              }}
              onPage={(page) => show({ rules: page === 1 ? null : String(page) })}
            />
          )}
        </Loaded>
      </Section>
      <section className="pricing-wide" aria-labelledby="pricing-products">
        <h2 id="pricing-products">{messages.products}</h2>
        <p>{messages.aboutProducts}</p>
        <Loaded read={lasting(choices)} rows={5}>
          {({ data: known }) => (
            <ProductMarkups
              table={table}
              read={products}
              choices={known}
              onChanged={() => {
                book.retry()
                products.retry()
              }}
            />
          )}
        </Loaded>
      </section>
      <Section title={messages.simulator} about={messages.aboutSimulator}>
        <Simulator />
      </Section>
    </>
  )
}

type Props = {
  book: MarkupBook
  choices: PricingChoices
  onChanged: () => void
  onPage: (page: number) => void
}

/** Nothing is open, a new rule is made, or one is changed. */
type Opened = ShownMarkupRule | 'new' | null

const Rules = ({ book, choices, onChanged, onPage }: Props) => {
  const [opened, setOpened] = useState<Opened>(null)
  const { run: remove } = useSubmit(async (id: string) => {
    const { message } = await call('DELETE /api/markup/{id}', { params: { id } })
    onChanged()
    if (message) toast.success(message)
  })
  return (
    <>
      {!book.has_rule_for_all && (
        <p className="pricing-standard">
          <strong>{messages.everything}</strong>{' '}
          {`${shownPercent(book.standard_bps)} % · ${messages.standard}`}
        </p>
      )}
      {book.rules.length > 0 && (
        <RowTable
          caption={messages.rules}
          rows={book.rules}
          nothing=""
          columns={[
            { title: messages.rule, cell: scopeText },
            { title: messages.markup, cell: (rule) => `${shownPercent(rule.markup_bps)} %` },
            { title: messages.forExample, cell: exampleOf },
            {
              title: messages.actions,
              short: '',
              cell: (rule) => (
                <RowActions
                  of={scopeText(rule)}
                  onChange={() => setOpened(rule)}
                  onRemove={() => void remove(rule.id)}
                />
              ),
            },
          ]}
        />
      )}
      <Pagination of={messages.rules} page={book.current_page} lastPage={book.last_page} onPage={onPage} />
      <p className="account-actions">
        <button type="button" className="button" onClick={() => setOpened('new')}>
          {messages.addRule}
        </button>
      </p>
      {opened && (
        <MarkupDialog
          rule={opened === 'new' ? null : opened}
          choices={choices}
          onSaved={() => {
            onChanged()
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** The address may say anything. */
const pageIn = (typed: string): number => Math.max(1, Math.trunc(Number(typed)) || 1)

const exampleOf = ({ sums }: ShownMarkupRule): string =>
  sums
    ? messages.example(dollars(sums.price_cents), dollars(sums.markup_cents), sums.product.name)
    : messages.nothingShown
