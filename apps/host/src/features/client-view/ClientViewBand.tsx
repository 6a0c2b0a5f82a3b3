import { useEffect } from 'react'
import { followClientView, showClientView, useIsClientView } from '../../session/client-view.ts'
import { clientViewMessages as messages } from './messages.ts'
import './ClientView.css'

/** On every page of Client view: what is hidden, and the one press back. */
export const ClientViewBand = () => {
  const isClientView = useIsClientView()
  useEffect(followClientView, [])
  if (!isClientView) return null
  return (
    <div className="client-view-band" role="region" aria-label={messages.clientView}>
      <p>
        <strong>{messages.band}</strong> <span>{messages.bandMore}</span>
      </p>
      <BackToProView className="button quiet" />
    </div>
  )
}

export const BackToProView = ({ className }: { className: string }) => (
  <button type="button" className={className} onClick={() => showClientView(false)}>
    {messages.backToProView}
  </button>
)
