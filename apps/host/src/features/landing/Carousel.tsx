import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import { type ReactNode, useRef } from 'react'
import { useTrack } from './useTrack.ts'
import { landingMessages as messages } from './messages.ts'
import './Carousel.css'

type Props = {
  /** What its slides are, for the names of the buttons: “Previous categories”. */
  of: string
  /** Beside the buttons. */
  head: ReactNode
  /** Which of the page's rows it is; its style says how many slides are seen at which width. */
  className: string
  /** Slides, as list items. */
  children: ReactNode
  /** The slides hold nothing to press, so the row itself takes the keyboard. */
  isStop?: boolean
  /** Changes with the slides, so that the buttons are looked at again. */
  content?: unknown
}

/** A row of slides: swiped, scrolled, moved by its buttons or the arrow keys. It never moves by itself. */
export const Carousel = ({ of, head, className, children, isStop = false, content }: Props) => {
  const row = useRef<HTMLUListElement>(null)
  const track = useTrack(row, content)
  const fits = track.isAtStart && track.isAtEnd
  return (
    <div className={`carousel ${className}`} onKeyDown={track.press}>
      <div className="carousel-head">
        {head}
        <div className="carousel-arrows" data-unneeded={fits || undefined}>
          <button
            type="button"
            className="carousel-back"
            aria-label={messages.previous(of)}
            aria-disabled={track.isAtStart}
            onClick={() => track.move(-1)}
          >
            <Icon name="arrow" />
          </button>
          <button
            type="button"
            aria-label={messages.next(of)}
            aria-disabled={track.isAtEnd}
            onClick={() => track.move(1)}
          >
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      <ul ref={row} className="carousel-row" {...(isStop ? { tabIndex: 0, 'aria-label': of } : {})}>
        {children}
      </ul>
    </div>
  )
}
