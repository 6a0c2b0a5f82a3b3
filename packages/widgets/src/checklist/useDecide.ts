import type { Selection } from '@showroom/contract/checklist/checklist'
import type { SelectionAction } from '@showroom/contract/checklist/selection-status.rules'
import { useState } from 'react'
import { sentenceOf, ShopError, useShop } from '../shop/index.ts'
import type { OpenedChecklist } from './open-checklist.ts'

export type Step = { action: SelectionAction; optionId: string | null }
export type StepWords = { text: string; signature: string }

/** What a step still needs: with what the server has said of it, and what was on the screen. */
export type Asking = Step & { errors: Record<string, string[]>; looked: Selection }

export type Deciding = {
  begin: (step: Step) => void
  send: (step: Step, words: StepWords) => Promise<void>
  asking: Asking | null
  stop: () => void
  isBusy: boolean
  refused: string | null
}

const alwaysAsks: readonly SelectionAction[] = ['ask', 'decline', 'reset', 'request_change']
const noWords: StepWords = { text: '', signature: '' }

type With = { list: OpenedChecklist; onDone: () => void }

/** One step of a decision on what is on the screen; where words are missing, they are asked for. */
export const useDecide = (row: Selection, { list, onDone }: With): Deciding => {
  const { call } = useShop()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  // What is decided is what was looked at, whatever somebody else changes while words are written.
  const looked = asking?.looked ?? row

  const send = async (step: Step, words: StepWords) => {
    setBusy(true)
    setRefused(null)
    try {
      const { data } = await call('POST /api/selection/{id}/decision', {
        params: { id: row.id },
        body: { ...asSeen(looked, step), ...words },
      })
      list.take(data)
      setAsking(null)
      onDone()
    } catch (failure) {
      const { errors = {}, status = 0 } = failure instanceof ShopError ? failure : {}
      if (errors['text'] || errors['signature']) return setAsking({ ...step, errors, looked })
      setRefused(sentenceOf(failure))
      if (status === 409) {
        setAsking(null)
        onDone()
        void list.load()
      }
    } finally {
      setBusy(false)
    }
  }
  const begin = (step: Step) =>
    alwaysAsks.includes(step.action) || (step.action === 'approve' && row.can.needs_note)
      ? setAsking({ ...step, errors: {}, looked: row })
      : void send(step, noWords)
  const stop = () => {
    setAsking(null)
    onDone()
  }
  return { begin, send, asking, stop, isBusy, refused }
}

const asSeen = ({ version, options }: Selection, { action, optionId }: Step) => {
  const option = options.find(({ id }) => id === optionId)
  return {
    action,
    version,
    option_id: optionId,
    ...(option ? { qty: option.qty } : {}),
    ...(option?.total_cents === undefined ? {} : { price_cents: option.total_cents }),
  }
}
