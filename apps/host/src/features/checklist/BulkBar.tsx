import type { Selection } from '@showroom/contract/checklist/checklist'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { codeOf, wholeSentenceOf } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { BulkWordsDialog } from './BulkWordsDialog.tsx'
import { CopyToRoomsDialog } from './CopyToRoomsDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { MoveDueDialog } from './MoveDueDialog.tsx'
import type { ChecklistProps } from './useChecklist.ts'
import { SheetButton } from './SheetButton.tsx'
import { ToCartButton } from './ToCartButton.tsx'
import { approvable, buyable, decidable, type LookedAt, lookedAt } from './shown-rows.ts'
import type { StepWords } from './useDecision.ts'
import { approvalMessages } from './approval.messages.ts'
import { toCartMessages } from './to-cart.messages.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = ChecklistProps & { rows: readonly Selection[]; onClear: () => void }
type Open = 'move' | 'copy' | 'mail' | null

/** What is done with several decisions at once: it is there only while some are ticked. */
export const BulkBar = ({ about, store, rows, onClear }: Props) => {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { asked, stopAsking, approve, isBusy, failure } = useBulkApproval({ about, store, onDone: onClear })
  const toMail = approvable(rows)
  const toApprove = decidable(rows)
  const done = (all: Selection[]) => {
    store.replaceAll(all)
    close()
    onClear()
  }
  const dialog = { about, rows, onDone: done, onClose: close }
  return (
    <div
      className="checklist-bulk"
      role="group"
      aria-label={messages.selected(rows.length)}
      data-focus-to=".checklist-tick input:checked"
    >
      <p role="status">{messages.selected(rows.length)}</p>
      <div className="account-actions">
        {toApprove.length > 0 && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || undefined}
            onClick={() => void approve(toApprove.map(lookedAt))}
          >
            {messages.approveSelected} ({toApprove.length})
          </button>
        )}
        {toMail.length > 0 && (
          <button type="button" className="button quiet" onClick={() => setOpen('mail')}>
            {approvalMessages.askByMail}
          </button>
        )}
        <TakeOut about={about} rows={rows} onDone={store.reload} />
        {about.can.add && <OpenButtons onOpen={setOpen} />}
        <button type="button" className="account-plain" onClick={onClear}>
          {messages.clear}
        </button>
      </div>
      {open === 'move' && <MoveDueDialog {...dialog} />}
      {open === 'mail' && <LinkDialog about={about} rows={toMail} onClose={close} />}
      {open === 'copy' && <CopyToRoomsDialog {...dialog} />}
      {asked && (
        <BulkWordsDialog
          errors={failure?.errors ?? {}}
          isBusy={isBusy}
          onSend={(words) => void approve(asked, words)}
          onClose={stopAsking}
        />
      )}
    </div>
  )
}

/** What is ticked leaves the list: into the cart where it is approved, or on paper. */
const TakeOut = ({ about, rows, onDone }: Pick<Props, 'about' | 'rows'> & { onDone: () => void }) => {
  const toBuy = buyable(rows)
  return (
    <>
      {about.can.buy && (
        <ToCartButton
          about={about}
          count={toBuy.length}
          label={toCartMessages.addToCart(toBuy.length)}
          ids={toBuy.map(({ id }) => id)}
          onDone={onDone}
        />
      )}
      <SheetButton about={about} label={`${messages.pdf} (${rows.length})`} ids={rows.map(({ id }) => id)} />
    </>
  )
}

const OpenButtons = ({ onOpen }: { onOpen: (open: Open) => void }) => (
  <>
    <button type="button" className="button quiet" onClick={() => onOpen('move')}>
      {messages.moveDue}
    </button>
    <button type="button" className="button quiet" onClick={() => onOpen('copy')}>
      {messages.copyToRooms}
    </button>
  </>
)

type Approval = Pick<Props, 'about' | 'store'> & { onDone: () => void }

/** All of them or none: one that somebody has changed meanwhile leaves the others as they are. */
const useBulkApproval = ({ about, store, onDone }: Approval) => {
  /** What words are asked for: it is signed as it was looked at, whatever the rows become meanwhile. */
  const [asked, setAsked] = useState<readonly LookedAt[] | null>(null)
  const { run, isBusy, failure } = useSubmit(async (looked: readonly LookedAt[], words: StepWords) => {
    const body = { approve: [...looked], ...words }
    const params = { id: about.project_id }
    const { data, message } = await call('POST /api/projectChecklist/{id}/bulk', { params, body })
    store.replaceAll(data.project_checklist)
    setAsked(null)
    onDone()
    if (message) toast.success(message)
  }, 'screen')
  const approve = async (looked: readonly LookedAt[], words: StepWords = { text: '', signature: '' }) => {
    const failed = await run(looked, words)
    if (!failed) return
    if (failed.errors['text'] ?? failed.errors['signature']) return setAsked(looked)
    // What was looked at is there no more: it is looked at anew before anything is signed.
    if (codeOf(failed) === 'changed_meanwhile') setAsked(null)
    toast.error(wholeSentenceOf(failed) ?? failed.message)
    store.reload()
  }
  return { asked, stopAsking: () => setAsked(null), approve, isBusy, failure }
}

export type BulkDialogProps = Pick<Props, 'about' | 'rows'> & {
  onDone: (rows: Selection[]) => void
  onClose: () => void
}
