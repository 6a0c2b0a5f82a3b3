import type { ReactNode } from 'react'
import { ChatRoom } from './ChatRoom.tsx'
import { ThreadList } from './ThreadList.tsx'

export type ChatProps = {
  /** A project’s id; without one all chats are listed. */
  project?: string | undefined
  /** In place, or behind a button in the corner of the page. */
  layout?: 'inline' | 'launcher' | undefined
  /** On our own pages, behind their sign-in. */
  isOwnPage?: boolean | undefined
  /** What leads to a first project. */
  startProject?: ReactNode
}

/** The chat that is asked for, or the list of them. */
export const Chosen = ({ project, startProject }: ChatProps) =>
  project === undefined ? (
    <ThreadList startProject={startProject} />
  ) : (
    <ChatRoom key={project} project={project} />
  )
