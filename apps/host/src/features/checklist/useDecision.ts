import type { Selection } from '@showroom/contract/checklist/checklist'
import type { SelectionAction } from '@showroom/contract/checklist/selection-status.rules'
import type { ShopError } from '@showroom/widgets/shop'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { codeOf, type FieldErrors } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { type OpenedDialog, type Step, useOpenRowDialog } from './open-row-dialog.ts'
import type { ChecklistStore, RowProps } from './useChecklist.ts'

/** Words that go with a step: why, a question, a signature. */
export type StepWords = { text: string; signature: string }

/** What the server needs to be told before it does a step. */
const asksFor = (errors: FieldErrors): boolean => 'text' in errors || 'signature' in errors

const alwaysAsks: readonly SelectionAction[] = ['ask', 'decline', 'reset', 'request_change']

/** One step of a decision, on what is on the screen; where words are missing, they are asked for. */
export const useDecision = ({ row, store }: Pick<RowProps, 'row' | 'store'>) => {
  const open = useOpenRowDialog()
  const { run, isBusy } = useSending(store)
  const decide = async (step: Step) => {
    const failure = await run(row, step, { text: '', signature: '' })
    if (!failure) return
    if (asksFor(failure.errors)) open({ which: 'decide', row, step, errors: failure.errors })
    else tell(failure, store)
  }
  const begin = (step: Step) =>
    alwaysAsks.includes(step.action) || (step.action === 'approve' && row.can.needs_note)
      ? open({ which: 'decide', row, step, errors: {} })
      : void decide(step)
  return { begin, isBusy }
}

type Asked = Extract<OpenedDialog, { which: 'decide' }>
type Worded = Omit<Asked, 'which'> & { store: ChecklistStore; onClose: () => void }

/** A step with words. What is decided is what was looked at; what somebody else has changed is shown first. */
export const useWordedDecision = ({ row, step, errors, store, onClose }: Worded) => {
  const [looked, setLooked] = useState(row)
  const [asked, setAsked] = useState(errors)
  const [isStale, setStale] = useState(false)
  const { run, isBusy } = useSending(store)
  const fresh = store.rows.find(({ id }) => id === row.id)
  if (isStale && fresh && fresh.version !== looked.version) {
    setLooked(fresh)
    setStale(false)
  }
  const decide = async (words: StepWords) => {
    const failure = await run(looked, step, words)
    if (!failure) return onClose()
    setAsked(failure.errors)
    if (asksFor(failure.errors)) return
    setStale(codeOf(failure) === 'changed_meanwhile')
    tell(failure, store)
  }
  return { looked, hasChanged: looked !== row, errors: asked, isBusy, decide }
}

const useSending = (store: ChecklistStore) =>
  useSubmit(async (row: Selection, step: Step, words: StepWords) => {
    const { data, message } = await send(row, step, words)
    store.replaceOne(data)
    if (message) toast.success(message)
  }, 'screen')

const tell = (failure: ShopError, store: ChecklistStore) => {
  toast.error([failure.message, ...Object.values(failure.errors).flat()].join(' '))
  if (failure.status === 409) store.reload()
}

const send = (row: Selection, { action, optionId }: Step, words: StepWords) => {
  const option = row.options.find(({ id }) => id === optionId)
  return call('POST /api/selection/{id}/decision', {
    params: { id: row.id },
    body: {
      action,
      version: row.version,
      option_id: optionId,
      ...(option ? { qty: option.qty } : {}),
      ...(option?.total_cents === undefined ? {} : { price_cents: option.total_cents }),
      ...words,
    },
  })
}
