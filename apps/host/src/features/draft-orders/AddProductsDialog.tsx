import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import { allowedQty } from '@showroom/contract/cart/quantity.rules'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { useSession } from '../../session/session.ts'
import { ProductSearch } from '../projects/ProductSearch.tsx'
import type { DraftOrderFormState } from './useDraftOrderForm.ts'
import { draftOrdersMessages as messages } from './messages.ts'
import '../projects/Projects.css'
import '../projects/Workspace.css'

type Props = { form: DraftOrderFormState; onClose: () => void }

/** Several, one after the other; each begins with the least that is sold of it. */
export const AddProductsDialog = ({ form, onClose }: Props) => {
  const showroom = useSession(({ user }) => user?.id) ?? ''
  const { run: add } = useSubmit(async ({ id, name }: ProductCard) => {
    if (form.values.items.some(({ product_id }) => product_id === id)) {
      toast.error(messages.alreadyThere)
      return
    }
    const { data } = await call('GET /api/public', { query: { pid: id, showroom } })
    const line = { product_id: id, name, qty: allowedQty(1, data.quantity), coverage_note: null }
    form.change(({ items }) => ({ items: [...items, line] }), ['items'])
    toast.success(messages.added(name))
  })
  return (
    <Dialog title={messages.addProduct} onClose={onClose}>
      {/* What a Pro sees of prices there is wholesale: the client's stand in the list. */}
      <ProductSearch showroom={showroom} showsPrices={false} onChoose={(product) => void add(product)} />
      <p className="account-actions">
        <button type="button" className="button" onClick={onClose}>
          {messages.done}
        </button>
      </p>
    </Dialog>
  )
}
