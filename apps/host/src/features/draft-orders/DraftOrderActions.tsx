import { useState } from 'react'
import { call } from '../../data/call.ts'
import { copyText } from '../../kit/copy-text.ts'
import { useChange } from '../projects/useChange.ts'
import type { ViewProps } from './DraftOrderView.tsx'
import { draftOrdersMessages as messages } from './messages.ts'

/** What can be done with one that was sent. */
export const DraftOrderActions = ({ made, onMade, onCopied }: ViewProps) => {
  const { isBusy, change } = useChange()
  const asked = { params: { id: made.id } }
  const button = (label: string, onPress: () => void, kind = 'button quiet') => (
    <button type="button" className={kind} aria-disabled={isBusy || undefined} onClick={onPress}>
      {label}
    </button>
  )
  const send = () => void change((asking) => asking('POST /api/draft_order/{id}/send', asked), onMade)
  const duplicate = () =>
    void change((asking) => asking('POST /api/draft_order/{id}/duplicate', asked), onCopied)
  const withdraw = () => void change((asking) => asking('POST /api/draft_order/{id}/withdraw', asked), onMade)
  return (
    <div className="account-actions">
      {made.can.send && button(messages.sendAgain, send)}
      {made.can.send && <LinkButton id={made.id} />}
      {button(messages.duplicate, duplicate)}
      {made.can.withdraw && button(messages.withdraw, withdraw, 'button quiet danger')}
    </div>
  )
}

/** A link of its own each time: those before stay good. */
const LinkButton = ({ id }: { id: string }) => {
  const { isBusy, change } = useChange()
  const [url, setUrl] = useState('')
  const copy = () =>
    void change(
      async () => {
        const { data } = await call('POST /api/draft_order/{id}/link', { params: { id } })
        return { data }
      },
      (data) => {
        setUrl(data.url)
        void copyText(data.url, messages.linkCopied)
      },
    )
  return (
    <>
      <button type="button" className="button quiet" aria-disabled={isBusy || undefined} onClick={copy}>
        {messages.copyLink}
      </button>
      {url !== '' && (
        <input className="form-input draft-order-url" readOnly aria-label={messages.linkIs} value={url} />
      )}
    </>
  )
}
