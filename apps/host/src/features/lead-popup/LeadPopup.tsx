import { leadMessages } from '@showroom/contract/lead/lead.messages'
import { popupOfferPercent } from '@showroom/contract/policy/figures'
import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { LeadFields } from './LeadFields.tsx'
import { rememberSent } from './lead-popup-memory.ts'
import { leadPopupMessages as messages } from './messages.ts'
import './LeadPopup.css'

type Props = { isHidden: boolean; onClose: () => void }

/** Slides up beside the page, which stays usable: it takes no focus and covers nothing that has it. */
export const LeadPopup = ({ isHidden, onClose }: Props) => {
  const [isSent, setSent] = useState(false)
  const titleId = useId()
  useEscape(isHidden ? null : onClose)
  return (
    <aside className="lead-popup" aria-labelledby={titleId} hidden={isHidden}>
      <button
        type="button"
        className="icon-button lead-popup-close"
        aria-label={messages.closeTheOffer}
        onClick={onClose}
      >
        <Icon name="close" size={18} />
      </button>
      <h2 id={titleId}>{messages.saveUpTo(popupOfferPercent)}</h2>
      {isSent ? (
        <Thanks />
      ) : (
        <>
          <p>{messages.limitedTimeOffer}</p>
          <LeadFields
            onSent={() => {
              rememberSent()
              setSent(true)
            }}
          />
        </>
      )}
    </aside>
  )
}

/** In the place of the form that had the focus. */
const Thanks = () => {
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => thanks.current?.focus(), [])
  return (
    <p ref={thanks} tabIndex={-1} className="lead-popup-thanks">
      {leadMessages.sent}
    </p>
  )
}

/** A dialog, a menu or a toast that is there as well is closed first. */
const useEscape = (onEscape: (() => void) | null) => {
  useEffect(() => {
    if (onEscape === null) return undefined
    const hear = (event: KeyboardEvent) => {
      const isOver = document.querySelector('dialog[open], [aria-haspopup][aria-expanded="true"]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isOver) onEscape()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [onEscape])
}
