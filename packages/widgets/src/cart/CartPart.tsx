import type { CartPartProps } from '../checkout/index.ts'
import { Button } from '../ui/Button.tsx'
import { Lazy, preload } from '../ui/Lazy.tsx'
import { uiMessages } from '../ui/messages.ts'

const loadPart = () => import('../checkout/index.ts').then(({ cartPart }) => cartPart)

/** The code is fetched beside the cart's own answer, not after it. */
export const preloadCartPart = () => {
  preload(loadPart).catch(() => undefined)
}

/** What it costs and how it comes: code that a visitor with an empty cart never loads. */
export const CartPart = (props: CartPartProps) => (
  <div className="later" data-shows={props.shows}>
    <Lazy
      load={loadPart}
      widget={props}
      failed={(retry) => props.shows === 'sums' && <Button onClick={retry}>{uiMessages.retry}</Button>}
    />
  </div>
)
