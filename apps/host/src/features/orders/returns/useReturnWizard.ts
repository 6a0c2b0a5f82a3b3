import type { ClaimOutcome, OrderReturns } from '@showroom/contract/order/return'
import type { ReturnKind, ReturnReason } from '@showroom/contract/order/return.rules'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useStepPlace } from '../../../kit/useStepPlace.ts'

export type Photo = { id: string; file_name: string; size: number }

const empty = {
  kind: 'return' as ReturnKind,
  /** How many of each line, by its id. */
  units: {} as Record<string, number>,
  reason: null as ReturnReason | null,
  note: '',
  photos: [] as readonly Photo[],
  way: 'label' as 'label' | 'pickup',
  outcome: 'refund' as ClaimOutcome,
  isUntouched: false,
}
export type ReturnDraft = typeof empty

/** Made up once for each wish: a second press asks for the same. */
const newKey = () => crypto.randomUUID().replaceAll('-', '')

/** The four steps of asking; nothing leaves the page before the last. */
export const useReturnWizard = (of: OrderReturns, onAsked: (asked: OrderReturns) => void) => {
  const [draft, setDraft] = useState(empty)
  const { step, go } = useStepPlace()
  const [key, setKey] = useState(newKey)
  const lines = Object.entries(draft.units)
    .filter(([, qty]) => qty > 0)
    .map(([item_id, qty]) => ({ item_id, qty }))
  const wish = { kind: draft.kind, reason: draft.reason ?? 'changed_mind', lines } as const
  const submit = useSubmit(async () => {
    const body = {
      ...wish,
      key,
      note: draft.note,
      way: draft.way,
      outcome: draft.outcome,
      photos: draft.photos.map(({ id }) => id),
      is_untouched: draft.isUntouched,
    }
    const { data, message } = await call('POST /api/order/{id}/return', { params: { id: of.order_id }, body })
    if (message) toast.success(message)
    setDraft(empty)
    go(0, { isAnew: true })
    setKey(newKey())
    onAsked(data)
  }, 'screen')
  return {
    of,
    draft,
    step,
    wish,
    submit,
    go,
    /** Photos arrive while somebody chooses: what is there then is changed. Another wish is another request. */
    change: (by: Partial<ReturnDraft> | ((before: ReturnDraft) => Partial<ReturnDraft>)) => {
      setDraft((before) => ({ ...before, ...(typeof by === 'function' ? by(before) : by) }))
      setKey(newKey())
    },
  }
}
export type ReturnWizard = ReturnType<typeof useReturnWizard>
