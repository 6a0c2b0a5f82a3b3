import { useCart } from '@showroom/widgets/shop'
import { Suspense, useState } from 'react'
import { isSignedIn, useSession } from '../../session/session.ts'
import { lazyInTime } from '../../layout/lazy-in-time.ts'
import { saveForLaterMessages as messages } from './save-for-later.messages.ts'
import '../account/Account.css'

/** It reads the account's projects, which a cart that is only looked at has no need of. */
const SaveCartDialog = lazyInTime(() =>
  import('./SaveCartDialog.tsx').then(({ SaveCartDialog }) => SaveCartDialog),
)

const CartProjectDialog = lazyInTime(() =>
  import('./CartProjectDialog.tsx').then(({ CartProjectDialog }) => CartProjectDialog),
)

/** From the cart into a project, for whoever has an account and something in the cart. */
export const SaveForLater = () => {
  const isIn = useSession(isSignedIn)
  const cart = useCart((state) => state.cart)
  const [open, setOpen] = useState<'lines' | 'project' | null>(null)
  const close = () => setOpen(null)
  const isOffered = isIn && cart !== null && cart.Project_tans.length > 0
  return (
    <>
      {isOffered && (
        <p className="account-actions">
          <button type="button" className="account-plain" onClick={() => setOpen('lines')}>
            {messages.open}
          </button>
          <button type="button" className="account-plain" onClick={() => setOpen('project')}>
            {messages.openProject}
          </button>
        </p>
      )}
      {cart && open !== null && (
        <Suspense>
          {open === 'lines' ? (
            <SaveCartDialog lines={cart.Project_tans} onClose={close} />
          ) : (
            <CartProjectDialog cart={cart} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}
