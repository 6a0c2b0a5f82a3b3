import type { SpotProduct } from '@showroom/contract/landing/landing'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { Spot } from './designs.ts'
import { isInSight, placeCard } from './place-card.ts'
import { SpotCard } from './SpotCard.tsx'

type Props = { spot: Spot; product: SpotProduct }

/** A mark on a picture. Its card is a popover: above everything, closed by Escape or a click beside it. */
export const SpotMark = ({ spot, product }: Props) => {
  const id = useId()
  const mark = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const [isOpen, setOpen] = useState(false)

  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const follow = () => {
      if (mark.current && card.current) standBy(mark.current, card.current)
    }
    follow()
    link.current?.focus({ preventScroll: true })
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [isOpen])

  return (
    <>
      <button
        ref={mark}
        type="button"
        className="spot"
        style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
        popoverTarget={id}
        aria-label={`${spot.label}: ${product.name}`}
      />
      <div
        ref={card}
        id={id}
        popover="auto"
        className="spot-card"
        role="dialog"
        aria-label={spot.label}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && <SpotCard product={product} link={link} />}
      </div>
    </>
  )
}

/** Set as properties of the element: the place is known only when the card has its size. */
const standBy = (mark: HTMLElement, card: HTMLElement) => {
  const spot = mark.getBoundingClientRect()
  const size = { width: document.documentElement.clientWidth, height: window.innerHeight }
  if (!isInSight(spot, size)) return card.hidePopover()
  const { left, top } = placeCard(spot, card.getBoundingClientRect(), size)
  card.style.left = `${left}px`
  card.style.top = `${top}px`
  card.dataset.placed = ''
}
