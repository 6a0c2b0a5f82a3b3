import { CartSums } from './CartSums.tsx'
import { Choices } from './Choices.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { LineWarnings, type LineWarningsProps } from './LineWarnings.tsx'

export type CartPartProps =
  | { shows: 'warnings'; of: LineWarningsProps }
  | { shows: 'delivery'; of: string }
  | { shows: 'choices' | 'sums' }

/** What a cart with something in it shows besides its lines. */
export const CartPart = (props: CartPartProps) => {
  switch (props.shows) {
    case 'warnings':
      return <LineWarnings {...props.of} />
    case 'delivery':
      return <DeliveryChoice vendorId={props.of} />
    case 'choices':
      return <Choices />
    case 'sums':
      return <CartSums />
  }
}
