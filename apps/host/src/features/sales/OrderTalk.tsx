import { Suspense } from 'react'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { lazyInTime } from '../../layout/lazy-in-time.ts'
import { salesMessages as messages } from './messages.ts'

/** It comes with the press that opens it: most who look at their orders do not write. */
const OrderRoom = lazyInTime(() => import('./OrderRoom.tsx').then(({ OrderRoom }) => OrderRoom))

type Props = { delivery: string; onClose: () => void }

/** The talk about a delivery, over the orders. */
export const OrderTalk = ({ delivery, onClose }: Props) => (
  <Dialog title={messages.talk} shape="wide" onClose={onClose}>
    <Suspense fallback={null}>
      <OrderRoom delivery={delivery} />
    </Suspense>
  </Dialog>
)
