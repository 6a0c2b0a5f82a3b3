import { useIsClientView } from '../../session/client-view.ts'
import { useHeld } from './useHeld.ts'
import { clientViewMessages as messages } from './messages.ts'
import './ClientView.css'

type Props = {
  /** What it is, for who can not see where it stands. */
  what: string
  /** Asked for when it is held, and not before. */
  ask: () => Promise<string>
}

/**
 * A figure of the Pro's in Client view: there while the button is held, by touch, mouse or key, and for 30 s at most.
 * Who is told of no figures at all has nothing to hold.
 */
export const HeldFigure = (props: Props) => (useIsClientView() ? <Held {...props} /> : '—')

const Held = ({ what, ask }: Props) => {
  const { shown, ...handlers } = useHeld(ask)
  return (
    <button type="button" className="held-figure" aria-label={shown ?? messages.holdFor(what)} {...handlers}>
      {shown ?? <span aria-hidden="true">{messages.hold}</span>}
    </button>
  )
}
