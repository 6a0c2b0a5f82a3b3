import type { ReactNode } from 'react'
import { useSession } from '../../session/session.ts'
import type { Asked } from './asked.ts'
import { embedMessages as messages } from './messages.ts'
import { isRefused, useWebsite, type Website } from './useWebsite.ts'

type Props = { asked: Asked | null; children: (website: Website) => ReactNode }

/** Lets in whom a website of ours has sent, once it is known who is there. */
export const WebsiteGate = ({ asked, children }: Props) => {
  if (!asked) return <Refused />
  return <Gate asked={asked}>{children}</Gate>
}

const Gate = ({ asked, children }: Props & { asked: Asked }) => {
  const read = useWebsite(asked)
  const isUnknown = useSession(({ status }) => status === 'unknown')
  if (isRefused(read)) return <Refused />
  if (read.kind === 'failed')
    return (
      <Notice title={messages.unreachable} text={messages.unreachableWhy}>
        <button type="button" className="button" onClick={read.retry}>
          {messages.again}
        </button>
      </Notice>
    )
  if (read.kind === 'waiting' || isUnknown) return <div className="popup-skeleton" aria-busy="true" />
  return children(read.reply.data)
}

const Refused = () => (
  <Notice title={messages.refused} text={messages.refusedWhy}>
    <CloseButton />
  </Notice>
)

export const Notice = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="popup-head" role="alert">
    <h1>{title}</h1>
    <p className="popup-site">{text}</p>
    <div className="popup-choices">{children}</div>
  </div>
)

export const CloseButton = () => (
  <button type="button" className="button" onClick={() => window.close()}>
    {messages.close}
  </button>
)
