import { Suspense } from 'react'
import { useLeadPopup } from './useLeadPopup.ts'
import { lazyInTime } from '../../layout/lazy-in-time.ts'
import { leadPopupMessages as messages } from './messages.ts'

const LeadPopup = lazyInTime(() => import('./LeadPopup.tsx').then(({ LeadPopup }) => LeadPopup))

/** The popup comes late, by itself, and only when somebody is to see it. */
export const LeadPopupWatch = () => {
  const { isCalled, isHidden, close } = useLeadPopup()
  return (
    <>
      <p role="status" className="visually-hidden">
        {isCalled && !isHidden && messages.offerHasOpened}
      </p>
      {isCalled && (
        <Suspense>
          <LeadPopup isHidden={isHidden} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
