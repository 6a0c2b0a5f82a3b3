import type {
  ProductMarkups as Markups,
  ProductStandings as Standings,
} from '@showroom/contract/pricing/markup'
import type { ShopError } from '@showroom/widgets/shop'
import { useRef, useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { proPricingMessages as messages } from './messages.ts'

/** Of many goods at once either their markup or how the showroom offers them. */
type Change = { markups: Markups } | { standings: Standings }

/** Changes goods of the showroom, and knows what the last change took away. */
export const useGoodsChanges = (onChanged: () => void) => {
  const [undoable, setUndoable] = useState<Change | null>(null)
  const { run, isBusy } = useSubmit(async (change: Change, keep: (before: Change) => void) => {
    const { before, message } = await send(change)
    keep(before)
    onChanged()
    if (message) toast.success(message)
  })
  // Whoever types down the rows does not wait for the one before: each change has its turn, and none is lost.
  const turn = useRef(Promise.resolve<ShopError | null>(null))
  const inTurn = (change: Change, keep: (before: Change | null) => void) => {
    turn.current = turn.current.then(() => run(change, keep))
    return turn.current
  }
  return {
    setMarkups: (markups: Markups) => inTurn({ markups }, setUndoable),
    setStandings: (standings: Standings) => inTurn({ standings }, setUndoable),
    undo: () => undoable && void inTurn(undoable, () => setUndoable(null)),
    changed: undoable && toldOf(undoable),
    isBusy,
  }
}

/** A change, made; sent back, what it answers with undoes it. */
const send = async (change: Change): Promise<{ before: Change; message?: string | undefined }> => {
  if ('markups' in change) {
    const { data, message } = await call('PUT /api/markup/products', { body: { items: change.markups } })
    return { before: { markups: data }, message }
  }
  const body = { items: change.standings }
  const { data, message } = await call('PUT /api/markup/products/standing', { body })
  return { before: { standings: data }, message }
}

const toldOf = (change: Change): string =>
  'markups' in change
    ? messages.changedProducts(change.markups.length)
    : messages.changedStandings(change.standings.length)
