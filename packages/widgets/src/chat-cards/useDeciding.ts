import type { Selection, SelectionOption } from '@showroom/contract/checklist/checklist'
import { useState } from 'react'
import { sentenceOf, ShopError } from '../shop/index.ts'
import type { Talk } from './talk.ts'

export type Step = { action: 'approve' | 'decline'; option: SelectionOption | null }
export type StepWords = { text: string; signature: string }
/** A step that waits for words, on the decision as it was looked at. */
export type Asking = { step: Step; row: Selection; signs: boolean; error: string | null }

const noWords: StepWords = { text: '', signature: '' }

/** Approving and declining in place, through the checklist's own calls: bound to the version and price on the card. */
export const useDeciding = (chat: Talk, row: Selection, again: () => void) => {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = async (step: Step, words: StepWords, looked: Selection) => {
    setBusy(true)
    setFailed(null)
    try {
      await chat.shop.call('POST /api/selection/{id}/decision', {
        params: { id: looked.id },
        body: bodyOf(step, looked, words),
      })
      setAsking(null)
      again()
    } catch (failure) {
      const errors = failure instanceof ShopError ? failure.errors : {}
      const asked = [...(errors['text'] ?? []), ...(errors['signature'] ?? [])].join(' ')
      if (asked) setAsking({ step, row: looked, signs: 'signature' in errors, error: asked })
      else {
        setAsking(null)
        setFailed(sentenceOf(failure))
        again()
      }
    }
    setBusy(false)
  }
  return {
    asking,
    failed,
    isBusy,
    begin: (step: Step) =>
      step.action === 'decline' || row.can.needs_note
        ? setAsking({ step, row, signs: false, error: null })
        : void send(step, noWords, row),
    goOn: (words: StepWords) => asking && void send(asking.step, words, asking.row),
    stop: () => setAsking(null),
  }
}

const bodyOf = ({ action, option }: Step, row: Selection, words: StepWords) => ({
  action,
  version: row.version,
  option_id: option?.id ?? row.option_id,
  ...(option ? { qty: option.qty } : {}),
  ...(option?.total_cents === undefined ? {} : { price_cents: option.total_cents }),
  ...words,
})
