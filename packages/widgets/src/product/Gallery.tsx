import type { Picture as PictureShape } from '@showroom/contract/catalogue/catalogue'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { productMessages } from './messages.ts'

type Props = { pictures: readonly PictureShape[]; name: string }

/** A strip that is swiped, keyed or clicked through; each picture opens large. */
export function Gallery({ pictures, name }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const last = pictures.length - 1

  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), last)
    setShown(next)
    const element = strip.current
    const direction = element && getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element?.scrollTo({ left: next * element.clientWidth * direction, behavior: 'auto' })
  }
  const follow = () => {
    const element = strip.current
    if (element) setShown(Math.round(Math.abs(element.scrollLeft) / element.clientWidth))
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(shown + step)
  }
  const current = pictures[shown]
  return (
    <section className="gallery" aria-label={productMessages.pictures} onKeyDown={press}>
      <div className="stage">
        <ul className="strip" ref={strip} onScroll={follow}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                className="stage-picture"
                tabIndex={index === shown ? 0 : -1}
                aria-hidden={index !== shown}
                aria-label={`${productMessages.enlarge}: ${picture.alt}`}
                onClick={() => setLarge(true)}
              >
                <Picture picture={picture} sizes="(min-width: 900px) 640px, 100vw" isEager={index === 0} />
              </button>
            </li>
          ))}
        </ul>
        {last > 0 && <Turns shown={shown} last={last} onShow={show} />}
      </div>
      {last > 0 && <Thumbs pictures={pictures} shown={shown} onShow={show} />}
      {isLarge && current && (
        <Dialog title={name} shape="wide" onClose={() => setLarge(false)}>
          <div className="large">
            <Picture picture={current} sizes="100vw" isEager />
            {last > 0 && <Turns shown={shown} last={last} onShow={show} />}
          </div>
        </Dialog>
      )}
    </section>
  )
}

type TurnsProps = { shown: number; last: number; onShow: (index: number) => void }

const Turns = ({ shown, last, onShow }: TurnsProps) => (
  <>
    <button
      type="button"
      className="gallery-turn back"
      aria-label={productMessages.previousPicture}
      disabled={shown === 0}
      onClick={() => onShow(shown - 1)}
    >
      <Icon name="chevron" />
    </button>
    <button
      type="button"
      className="gallery-turn on"
      aria-label={productMessages.nextPicture}
      disabled={shown === last}
      onClick={() => onShow(shown + 1)}
    >
      <Icon name="chevron" />
    </button>
  </>
)

type ThumbsProps = { pictures: readonly PictureShape[]; shown: number; onShow: (index: number) => void }

const Thumbs = ({ pictures, shown, onShow }: ThumbsProps) => (
  <ul className="thumbs">
    {pictures.map((picture, index) => (
      <li key={picture.url}>
        <button
          type="button"
          className="thumb"
          aria-label={productMessages.picture(index + 1, pictures.length)}
          aria-current={index === shown}
          onClick={() => onShow(index)}
        >
          <Picture picture={picture} sizes="72px" isDecorative />
        </button>
      </li>
    ))}
  </ul>
)
