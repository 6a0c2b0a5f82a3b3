import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { refreshCart } from '../../session/guest-cart.ts'
import { Report } from '../projects/Report.tsx'
import type { ChecklistProps } from './useChecklist.ts'
import { toCartMessages } from './to-cart.messages.ts'

type Props = Pick<ChecklistProps, 'about'> & {
  /** How many there are to buy: the report of what went in stays when none is left. */
  count: number
  label: string
  /** Some of the decisions; all that are approved where it is left out. */
  ids?: readonly string[]
  onDone: () => void
}

/** What is approved goes into the cart, with a report line by line. */
export const ToCartButton = ({ about, count, label, ids, onDone }: Props) => {
  const [report, setReport] = useState<FilledLine[] | null>(null)
  const { run, isBusy } = useSubmit(async () => {
    const some = ids ? { selection_ids: [...ids] } : {}
    const body = { showroom: about.showroom, project_id: about.project_id, ...some }
    const reply = await call('POST /api/projectCart/sync_to_bulk_cart', { body })
    setReport(reply.report)
    if (reply.message) toast.success(reply.message)
    onDone()
    void refreshCart()
  })
  const close = () => setReport(null)
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className="button quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => void run()}
        >
          {label}
        </button>
      )}
      {report && (
        <Dialog title={toCartMessages.intoYourCart} onClose={close}>
          <Report lines={report} />
          <div className="account-actions">
            <Link className="button" to={paths.cart}>
              {toCartMessages.goToCart}
            </Link>
            <button type="button" className="button quiet" onClick={close}>
              {toCartMessages.stayHere}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
