import type { AiJob, AiPicture } from '@showroom/contract/design-ai/design-ai'
import { useSubmit } from '../../data/useSubmit.ts'
import { refused } from '../../data/failure.ts'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { addToOpenCart } from '../../session/guest-cart.ts'
import { coverageNoteOf } from './coverage-note.ts'
import { roomWords } from './choice.messages.ts'
import { designAiMessages as messages } from './messages.ts'

/** All materials of a look into the shop’s cart, by the shop’s own client: the AI token has no part in it. */
export const ShopLook = ({ job, picture }: { job: AiJob; picture: AiPicture }) => {
  const { run, isBusy } = useSubmit(async () => {
    const items = picture.choices.map((choice) => ({
      product_id: choice.product_id,
      qty: choice.qty,
      coverage_note: coverageNoteOf(choice, roomWords[job.wish.room]),
    }))
    const changed = await addToOpenCart(items)
    if (!changed.ok) throw refused(changed.message)
    toast.success(changed.message ?? messages.inCart(items.length), {
      to: paths.cart,
      label: messages.toCart,
    })
  })
  return (
    <button type="button" className="button" disabled={isBusy} onClick={() => void run()}>
      {isBusy ? messages.shopping : messages.shopLook}
    </button>
  )
}
