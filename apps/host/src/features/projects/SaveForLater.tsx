import { useCart } from '@showroom/widgets/shop'
import { lazy, Suspense, useState } from 'react'
import { isSignedIn, useSession } from '../../session/session.ts'
import '../account/Account.css'

/** It reads the account's projects, which a cart that is only looked at has no need of. */
const SaveCartDialog = lazy(() =>
  import('./SaveCartDialog.tsx').then((loaded) => ({ default: loaded.SaveCartDialog })),
)

/** From the cart into a project, for whoever has an account and something in the cart. */
export const SaveForLater = () => {
  const isIn = useSession(isSignedIn)
  const lines = useCart((state) => state.cart?.Project_tans)
  const [isOpen, setOpen] = useState(false)
  const isOffered = isIn && lines !== undefined && lines.length > 0
  return (
    <>
      {isOffered && (
        <button type="button" className="account-plain" onClick={() => setOpen(true)}>
          Save for later in a project
        </button>
      )}
      {isOpen && (
        <Suspense>
          <SaveCartDialog lines={lines ?? []} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
