import type { ReactNode } from 'react'
import { OfPerson } from '../signed-in/index.ts'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { chatWords } from './messages.ts'

/** On a website of somebody else: who has not signed in there is told so, and how to. */
export const ChatsOfPerson = ({ children }: { children: ReactNode }) => (
  <OfPerson title={chatWords.signedOut} text={chatWords.signedOutText} waiting={<ChatSkeleton />}>
    {children}
  </OfPerson>
)
