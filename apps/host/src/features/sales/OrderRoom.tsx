import * as orderRoom from '@showroom/widgets/chat/order-room'
import { HostWidget } from '../shop/HostWidget.tsx'

export const OrderRoom = ({ delivery }: { delivery: string }) => (
  <HostWidget of={orderRoom} widget={{ delivery }} />
)
