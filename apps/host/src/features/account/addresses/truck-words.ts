import type { TruckAccess } from '@showroom/contract/account/address.rules'
import { accountMessages as messages } from '../messages.ts'

export const truckWords: Record<TruckAccess, string> = {
  '53_ft': messages.trailerCanCome,
  '26_ft_box': messages.boxTruckCanCome,
  none: messages.noTruckCanCome,
}
