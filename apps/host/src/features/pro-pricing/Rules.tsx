import type { MarkupBook, PricingChoices, ShownMarkupRule } from '@showroom/contract/pricing/markup'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { MarkupDialog } from './MarkupDialog.tsx'
import { PlannedNote } from './PlannedNote.tsx'
import { RowActions } from './RowActions.tsx'
import { scopeText } from './scope.ts'
import { proPricingMessages as messages } from './messages.ts'

type Props = {
  book: MarkupBook
  choices: PricingChoices
  onChanged: () => void
  onPage: (page: number) => void
}

/** Nothing is open, a new rule is made, or one is changed. */
type Opened = ShownMarkupRule | 'new' | null

/** A page of the rules that are wider than one material, and the way to add one. */
export const Rules = ({ book, choices, onChanged, onPage }: Props) => {
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
          <PlannedNote planned={book.planned_for_all} />
        </p>
      )}
      {book.rules.length > 0 && (
        <RowTable
          caption={messages.rules}
          rows={book.rules}
          nothing=""
          columns={[
            { title: messages.rule, cell: scopeText },
            { title: messages.markup, cell: markupOf },
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

const markupOf = ({ markup_bps: bps, planned }: ShownMarkupRule) => (
  <>
    {messages.inPercent(shownPercent(bps))}
    <PlannedNote planned={planned} />
  </>
)

const exampleOf = ({ sums }: ShownMarkupRule): string =>
  sums
    ? messages.example(dollars(sums.price_cents), dollars(sums.markup_cents), sums.product.name)
    : messages.nothingShown
