import type { TruckAccess } from '@showroom/contract/account/address.rules'

export const truckWords: Record<TruckAccess, string> = {
  '53_ft': '53 ft trailer can come',
  '26_ft_box': '26 ft box truck can come',
  none: 'No truck can come to the door',
}
