import type { SpotProduct } from '@showroom/contract/landing/landing'
import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { DesignPicture } from './DesignPicture.tsx'
import type { Design } from './designs.ts'
import { landingMessages as messages } from './messages.ts'

type Props = {
  designs: readonly Design[]
  index: number
  products: ReadonlyMap<string, SpotProduct> | null
  onIndex(index: number): void
  onClose(): void
}

/** One picture in the place of the row, as large as the page allows. */
export const EnlargedDesign = ({ designs, index, products, onIndex, onClose }: Props) => {
  const close = useRef<HTMLButtonElement>(null)
  const figure = useRef<HTMLElement>(null)
  useEffect(() => {
    close.current?.focus({ preventScroll: true })
    figure.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const design = designs[index]
  if (!design) return null
  const step = (by: number) => onIndex((index + by + designs.length) % designs.length)
  const keys: Record<string, () => void> = {
    Escape: onClose,
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
  }
  const press = (event: KeyboardEvent) => {
    const isInCard = event.target instanceof Element && event.target.closest('[popover]') !== null
    const act = isInCard ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <figure ref={figure} className="design-enlarged" onKeyDown={press}>
      <figcaption>
        <strong aria-live="polite">{design.title}</strong>
        <span className="design-place">{messages.pictureOf(index + 1, designs.length)}</span>
        <div className="carousel-arrows">
          <button
            type="button"
            className="carousel-back"
            aria-label={messages.previousPicture}
            onClick={() => step(-1)}
          >
            <Icon name="arrow" />
          </button>
          <button type="button" aria-label={messages.nextPicture} onClick={() => step(1)}>
            <Icon name="arrow" />
          </button>
          <button ref={close} type="button" aria-label={messages.backToAllPictures} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      </figcaption>
      <DesignPicture
        key={design.name}
        design={design}
        products={products}
        sizes="(min-width: 1441px) 1328px, 100vw"
      />
    </figure>
  )
}
