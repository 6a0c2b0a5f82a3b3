import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import { allowedQty } from '@showroom/contract/cart/quantity.rules'
import { useRef } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { useSession } from '../../session/session.ts'
import { chosenSeatOf } from '../../session/chosen-seat.ts'
import { ProductSearch } from '../projects/ProductSearch.tsx'
import type { DraftOrderFormState } from './useDraftOrderForm.ts'
import { draftOrdersMessages as messages } from './messages.ts'
import '../projects/Projects.css'
import '../projects/Workspace.css'

type Props = { form: DraftOrderFormState; onClose: () => void }

/** Several, one after the other; each begins with the least that is sold of it. */
export const AddProductsDialog = ({ form, onClose }: Props) => {
  const showroom = useSession(({ user }) => chosenSeatOf(user)?.showroom ?? user?.id) ?? ''
  const add = useAdding(form, showroom)
  return (
    <Dialog title={messages.addProduct} onClose={onClose}>
      {/* What a Pro sees of prices there is wholesale: the client's stand in the list. */}
      <ProductSearch showroom={showroom} showsPrices={false} onChoose={add} />
      <p className="account-actions">
        <button type="button" className="button" onClick={onClose}>
          {messages.done}
        </button>
      </p>
    </Dialog>
  )
}

/** Pressed while another is still asked for, a product waits for its turn. */
const useAdding = (form: DraftOrderFormState, showroom: string) => {
  const { run } = useSubmit(async ({ id, name }: ProductCard) => {
    const { data } = await call('GET /api/public', { query: { pid: id, showroom } })
    const line = { product_id: id, name, qty: allowedQty(1, data.quantity), coverage_note: null }
    form.change(({ items }) => ({ items: [...items, line] }), ['items'])
    toast.success(messages.added(name))
  })
  const chosen = useRef(new Set(form.values.items.map(({ product_id }) => product_id)))
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (product: ProductCard) => {
    if (chosen.current.has(product.id)) {
      toast.error(messages.alreadyThere)
      return
    }
    chosen.current.add(product.id)
    last.current = last.current.then(async () => {
      if ((await run(product)) !== null) chosen.current.delete(product.id)
    })
  }
}
