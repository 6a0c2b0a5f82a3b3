import type { OrderSummary } from '@showroom/contract/order/order'
import { useShop } from '@showroom/widgets/shop'
import { useNavigate } from 'react-router'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { useProfile } from '../../shop-context/useShopState.ts'
import { orderMessages as messages } from './messages.ts'

/** Puts what was ordered into the cart of its showroom once more; where that is the open one, the cart is shown. */
export const useOrderAgain = ({ id, showroom, company_name: company }: OrderSummary) => {
  const { actions } = useShop()
  const isOpenShop = useProfile()?.user_id === showroom
  const navigate = useNavigate()
  return useSubmit(async () => {
    const { data, message = '' } = await call('POST /api/order/{id}/reorder', { params: { id } })
    const isAny = data.report.some(({ qty }) => qty > 0)
    const sentence = isOpenShop ? message : messages.inCartOf(message, company)
    if (isAny) toast.success(sentence)
    else toast.error(sentence)
    if (!isOpenShop || !isAny) return
    await actions.lookAgain()
    await navigate(paths.cart)
  })
}
