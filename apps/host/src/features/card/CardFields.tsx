import { Suspense } from 'react'
import './CardFields.css'
import { CardFieldsFailed, CardFieldsWaiting, NoCardFields } from './CardFieldsState.tsx'
import type { CardFieldsProps } from './card-fields.ts'
import { SandboxFields } from './SandboxFields.tsx'
import { useCardSetup } from './useCardSetup.ts'
import { lazyInTime } from '../../layout/lazy-in-time.ts'

const StripeFields = lazyInTime(() => import('./StripeFields.tsx').then(({ StripeFields }) => StripeFields))

/** Card number, name, expiration date and CVC, in a frame of the payment provider: draw them only where they are shown. */
export const CardFields = (props: CardFieldsProps) => {
  const { state, retry } = useCardSetup()
  if (state.status === 'waiting') return <CardFieldsWaiting />
  if (state.status === 'failed') return <CardFieldsFailed onRetry={retry} />
  const { setup } = state
  switch (setup.provider) {
    case 'none':
      return <NoCardFields />
    case 'sandbox':
      return <SandboxFields frameUrl={setup.frame_url} {...props} />
    case 'stripe':
      return (
        <Suspense fallback={<CardFieldsWaiting />}>
          <StripeFields publishableKey={setup.publishable_key} {...props} />
        </Suspense>
      )
  }
}
