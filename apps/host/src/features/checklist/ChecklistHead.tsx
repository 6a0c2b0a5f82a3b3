import { shownRate, sumsOfProject } from '@showroom/contract/checklist/selection-sums.rules'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { ShareDialog } from '../projects/ShareDialog.tsx'
import { AlsoHere } from './PresentHere.tsx'
import { PoolsDialog } from './PoolsDialog.tsx'
import { SelectionDialog } from './SelectionDialog.tsx'
import { SheetButton } from './SheetButton.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { countsOf, moneyOf, poolsOf } from '@showroom/contract/checklist/shown-rows.rules'
import { buyable } from './shown-rows.ts'
import { ToCartButton } from './ToCartButton.tsx'
import type { ChecklistProps } from './useChecklist.ts'
import { toCartMessages } from './to-cart.messages.ts'
import { checklistMessages as messages } from './messages.ts'

type Open = 'item' | 'template' | 'pools' | 'share' | null

export const ChecklistHead = ({ about, store }: ChecklistProps) => {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const toBuy = buyable(store.rows)
  return (
    <>
      {store.rows.length > 0 && <Standing about={about} store={store} />}
      <AlsoHere store={store} />
      <div className="account-actions">
        {about.can.add && (
          <>
            <button type="button" className="button" data-focus-home="" onClick={() => setOpen('item')}>
              {messages.addItem}
            </button>
            <button type="button" className="button quiet" onClick={() => setOpen('template')}>
              {messages.template}
            </button>
          </>
        )}
        {about.can.manage_pools && (
          <button type="button" className="button quiet" onClick={() => setOpen('pools')}>
            {messages.manageAllowances}
          </button>
        )}
        {store.rows.length > 0 && <SheetButton about={about} label={messages.pdf} />}
        {about.can.share && (
          <button type="button" className="button quiet" onClick={() => setOpen('share')}>
            {messages.shareToContractor}
          </button>
        )}
        {about.can.buy && (
          <ToCartButton
            about={about}
            count={toBuy.length}
            label={toCartMessages.addApproved(toBuy.length)}
            onDone={store.reload}
          />
        )}
      </div>
      {open === 'item' && <SelectionDialog about={about} store={store} row={null} onClose={close} />}
      {open === 'template' && <TemplateDialog about={about} store={store} onClose={close} />}
      {open === 'share' && (
        <ShareDialog projectId={about.project_id} companyName={about.company_name} onClose={close} />
      )}
      {open === 'pools' && <PoolsDialog about={about} store={store} onClose={close} />}
    </>
  )
}

/** “14 decisions · 9 approved · 3 to choose · 1 late”, and what it comes to for who may see it. */
const Standing = ({ about, store }: ChecklistProps) => {
  const counts = countsOf(store.rows)
  const sums = sumsOfProject(store.rows.map(moneyOf), poolsOf(about.pools))
  const { difference_cents: difference } = sums
  return (
    <div className="checklist-standing">
      <p role="status">
        {[
          messages.decisions(counts.all),
          messages.approvedCount(counts.approved),
          ...(counts.waiting > 0 ? [messages.waitingCount(counts.waiting)] : []),
          messages.toChooseCount(counts.toChoose),
          ...(counts.late > 0 ? [messages.lateCount(counts.late)] : []),
          ...(counts.notApplicable > 0 ? [messages.notApplicableCount(counts.notApplicable)] : []),
        ].join(' · ')}
      </p>
      {about.sees_prices === 'yes' && (
        <dl>
          <div>
            <dt>{messages.allowance}</dt>
            <dd>{money(sums.allowance_cents)}</dd>
          </div>
          <div>
            <dt>{messages.approved}</dt>
            <dd>{money(sums.approved_cents)}</dd>
          </div>
          <div data-over={difference > 0 || undefined}>
            <dt>{difference > 0 ? messages.over : messages.under}</dt>
            <dd>{money(Math.abs(difference))}</dd>
          </div>
        </dl>
      )}
      {about.sees_prices === 'yes' && about.tax_bps > 0 && (
        <p className="project-soft">{messages.withTax(shownRate(about.tax_bps))}</p>
      )}
    </div>
  )
}
