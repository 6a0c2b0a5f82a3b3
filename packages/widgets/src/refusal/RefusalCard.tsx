import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useShop } from '../shop/index.ts'
import { refusalIn } from './messages.ts'
import { speakerFor } from './speaker.ts'

export type RefusalCardProps = { host: EventTarget }

/** Badges and drawers are no place for a card. */
const small = 'showroom-cart-button, showroom-cart:not([layout="inline"])'

/** What a visitor sees where the page may not show the showroom: no data, no blame, and the way to its own page. */
export const RefusalCard = ({ host }: RefusalCardProps) => {
  const { title, text, visit, lang } = refusalIn(host)
  const { apiBase, showroom } = useShop()
  if (!useSpeaks(host)) return null
  const address = `${apiBase}/showroom/visualize/contractor/all?showroom=${encodeURIComponent(showroom)}`
  return (
    <section className="refusal" part="refusal" lang={lang}>
      <svg width="88" height="56" viewBox="0 0 88 56" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M12 52V22m64 30V22M4 52h80M20 52V32h20v20M48 32h20v12H48z" />
          <path
            className="lit"
            d="M8 14 12 4h64l4 10v2a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0z"
          />
        </g>
      </svg>
      <p className="title">{title}</p>
      <p className="text">{text}</p>
      <a className="visit" href={address} target="_top">
        {visit}
      </a>
    </section>
  )
}

const useSpeaks = (host: EventTarget): boolean => {
  const shop = useShop()
  const speaker = useMemo(() => speakerFor(shop), [shop])
  const isSmall = host instanceof Element && host.matches(small)
  useEffect(() => (isSmall ? undefined : speaker.join(host)), [speaker, host, isSmall])
  const current = useSyncExternalStore(speaker.subscribe, speaker.current, speaker.current)
  return current === host
}
