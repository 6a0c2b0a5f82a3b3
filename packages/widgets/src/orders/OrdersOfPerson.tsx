import type { ReactNode } from 'react'
import { OfPerson } from '../signed-in/index.ts'
import { ordersMessages } from './messages.ts'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'

/** On a website of somebody else: who has not signed in there is told so, and how to. */
export const OrdersOfPerson = ({ children }: { children: ReactNode }) => (
  <OfPerson title={ordersMessages.signedOut} text={ordersMessages.signedOutText} waiting={<OrdersSkeleton />}>
    {children}
  </OfPerson>
)
