import type { SoldReturn } from '@showroom/contract/order/return'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { returnMessages as messages } from './messages.ts'

type Props = {
  of: SoldReturn
  onDone: (done: Promise<{ message?: string | undefined }>) => Promise<void>
  onClose: () => void
}

type Looked = Record<string, { units: string; deduction: string }>

/** What came back: how much of each line is given back, and why no more. */
export const InspectDialog = ({ of, onDone, onClose }: Props) => {
  const [looked, setLooked] = useState<Looked>(() =>
    Object.fromEntries(of.lines.map(({ id, qty }) => [id, { units: String(qty), deduction: '' }])),
  )
  const { run, isBusy, failure, fieldErrors } = useSubmit(() => {
    const lines = of.lines.map(({ id }) => ({
      id,
      accepted_qty: Number(looked[id]?.units ?? 0),
      deduction: looked[id]?.deduction.trim() ?? '',
    }))
    return onDone(call('POST /api/return/{id}/receive', { params: { id: of.id }, body: { lines } }))
  }, 'screen')
  const set = (id: string, by: Partial<Looked[string]>) =>
    setLooked((before) => ({ ...before, [id]: { units: '', deduction: '', ...before[id], ...by } }))
  return (
    <Dialog title={messages.inspectThis} onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        {of.lines.map(({ id, product_name, qty }) => (
          <div key={id}>
            <TextField
              name={`accepted ${id}`}
              label={messages.goodUnits(product_name, qty)}
              value={looked[id]?.units ?? ''}
              onChange={(typed) => set(id, { units: typed.replace(/\D/g, '') })}
              inputMode="numeric"
              maxLength={6}
            />
            {Number(looked[id]?.units ?? 0) < qty && (
              <TextField
                name={`deduction ${id}`}
                label={messages.deduction}
                hint={messages.rejectHint}
                value={looked[id]?.deduction ?? ''}
                onChange={(deduction) => set(id, { deduction })}
                maxLength={500}
                required
              />
            )}
          </div>
        ))}
        <FormFailure sentence={fieldErrors['lines']?.join(' ') ?? (failure && failure.message)} />
        <div className="account-actions">
          <button type="submit" className="button" aria-disabled={isBusy || undefined}>
            {isBusy ? messages.sending : messages.save}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {messages.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
