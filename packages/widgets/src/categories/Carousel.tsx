import { type ReactNode, useRef } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { useFits } from '../ui/useFits.ts'
import { categoriesMessages } from './messages.ts'

type CarouselProps = { name: string; children: ReactNode[] }

/** A row to swipe; with a mouse or the keyboard the buttons turn a page of it. */
export const Carousel = ({ name, children }: CarouselProps) => {
  const row = useRef<HTMLUListElement>(null)
  const fits = useFits(row, children.length)
  const turn = (pages: number) => {
    const list = row.current
    if (!list) return
    const onward = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: pages * onward * list.clientWidth * 0.9, behavior: 'smooth' })
  }
  return (
    <div className={fits ? 'carousel fits' : 'carousel'}>
      <ul className="tiles row" ref={row}>
        {children}
      </ul>
      <button
        type="button"
        className="button icon"
        aria-label={categoriesMessages.back(name)}
        onClick={() => turn(-1)}
      >
        <Icon name="chevron" />
      </button>
      <button
        type="button"
        className="button icon"
        aria-label={categoriesMessages.onward(name)}
        onClick={() => turn(1)}
      >
        <Icon name="chevron" />
      </button>
    </div>
  )
}
