import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { shownRate, sumsOfProject } from '@showroom/contract/checklist/selection-sums.rules'
import { countsOf, moneyOf, poolsOf } from '@showroom/contract/checklist/shown-rows.rules'
import { useState } from 'react'
import { sentenceOf, useShop } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { money } from '../ui/format.ts'
import { checklistWords as words } from './messages.ts'
import type { OpenedChecklist } from './open-checklist.ts'
import { fetchSheet } from './fetch-sheet.ts'

type Props = { about: ChecklistAbout; rows: readonly Selection[]; list: OpenedChecklist }

/** How far the project is, what it comes to, and the ways on: into the cart, onto paper. */
export const ChecklistHead = ({ about, rows, list }: Props) => {
  const { all, approved, toChoose, waiting, late } = countsOf(rows)
  const sums = sumsOfProject(rows.map(moneyOf), poolsOf(about.pools))
  const over = sums.difference_cents
  return (
    <>
      <h2>{about.name}</h2>
      <p role="status">
        {[
          words.decisions(all),
          words.approved(approved),
          words.toChoose(toChoose),
          ...(waiting > 0 ? [words.waiting(waiting)] : []),
          ...(late > 0 ? [words.late(late)] : []),
        ].join(' · ')}
      </p>
      {about.sees_prices === 'yes' && rows.length > 0 && (
        <dl className="checklist-sums">
          <Sum label={words.approvedSum} cents={sums.approved_cents} />
          {sums.allowance_cents > 0 && (
            <>
              <Sum label={words.allowance} cents={sums.allowance_cents} />
              <Sum label={over > 0 ? words.over : words.under} cents={Math.abs(over)} />
            </>
          )}
        </dl>
      )}
      {about.sees_prices === 'yes' && about.tax_bps > 0 && <p>{words.withTax(shownRate(about.tax_bps))}</p>}
      <Ways about={about} rows={rows} list={list} />
    </>
  )
}

const Sum = ({ label, cents }: { label: string; cents: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{money(cents)}</dd>
  </div>
)

const Ways = ({ about, rows, list }: Props) => {
  const shop = useShop()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const count = rows.filter(({ can }) => can.buy).length
  const doing = (work: () => Promise<string>) => async () => {
    setBusy(true)
    setSaid(await work().catch(sentenceOf))
    setBusy(false)
  }
  const toCart = doing(async () => {
    const body = { showroom: shop.showroom, project_id: about.project_id }
    const { report, message } = await shop.call('POST /api/projectCart/sync_to_bulk_cart', { body })
    await Promise.all([shop.actions.loadCart(), list.load()])
    return wordsOf(report, message)
  })
  const toPaper = doing(async () => ((await fetchSheet(shop, about)) ? '' : words.noSheet))
  return (
    <div className="checklist-ways">
      {about.can.buy && count > 0 && (
        <Button kind="primary" isBusy={isBusy} onClick={() => void toCart()}>
          {words.toCart(count)}
        </Button>
      )}
      {rows.length > 0 && (
        <Button isBusy={isBusy} onClick={() => void toPaper()}>
          {words.pdf}
        </Button>
      )}
      <p role="status">{said}</p>
    </div>
  )
}

/** What did not come in whole is said line by line. */
const wordsOf = (report: readonly FilledLine[], message: string | undefined) =>
  [
    message ?? words.added(report.filter(({ qty }) => qty > 0).length),
    ...report.filter(({ qty }) => qty === 0).map(({ text, message }) => `${text}: ${message}`),
  ].join(' ')
