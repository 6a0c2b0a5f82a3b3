import { call } from '../../data/call.ts'
import { copyText } from '../../kit/copy-text.ts'
import { useChange } from '../projects/useChange.ts'
import type { ViewProps } from './DraftOrderView.tsx'
import { draftOrdersMessages as messages } from './messages.ts'

/** What can be done with one that was sent. */
export const DraftOrderActions = ({ made, onMade, onCopied, link, onLinked }: ViewProps) => {
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
      {made.can.send && <LinkButton id={made.id} onLinked={onLinked} />}
      {button(messages.duplicate, duplicate)}
      {made.can.withdraw && button(messages.withdraw, withdraw, 'button quiet danger')}
      {made.can.send && link?.id === made.id && <LinkField url={link.url} />}
    </div>
  )
}

/** A link of its own each time: those before stay good. */
const LinkButton = ({ id, onLinked }: Pick<ViewProps, 'onLinked'> & { id: string }) => {
  const { isBusy, change } = useChange()
  const copy = () =>
    void change(
      async () => {
        const { data } = await call('POST /api/draft_order/{id}/link', { params: { id } })
        return { data }
      },
      ({ url }) => {
        onLinked({ id, url })
        void copyText(url, messages.linkCopied)
      },
    )
  return (
    <button type="button" className="button quiet" aria-disabled={isBusy || undefined} onClick={copy}>
      {messages.copyLink}
    </button>
  )
}

/** Stands there whether the browser has copied it or not. */
const LinkField = ({ url }: { url: string }) => (
  <label className="draft-order-url">
    <span>{messages.theLink}</span>
    <input className="form-input" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
  </label>
)
