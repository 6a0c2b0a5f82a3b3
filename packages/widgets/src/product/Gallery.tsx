import type { Picture as PictureShape } from '@showroom/contract/catalogue/catalogue'
import { useState } from 'react'
import { LazyDialog } from '../ui/LazyDialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { productMessages } from './messages.ts'
import { useStrip } from './useStrip.ts'

type Props = { pictures: readonly PictureShape[]; name: string }

/** A strip that is swiped, keyed or clicked through; each picture opens large. */
export function Gallery({ pictures, name }: Props) {
  const last = pictures.length - 1
  const { strip, shown, show, follow, press } = useStrip(last)
  const [isLarge, setLarge] = useState(false)
  const current = pictures[shown]
  const turns = last > 0 && <Turns shown={shown} last={last} onShow={show} />
  return (
    <div
      className="gallery"
      role="group"
      part="gallery"
      aria-label={productMessages.pictures}
      onKeyDown={press}
    >
      <div className="stage">
        <ul className="strip" ref={strip} onScroll={follow}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <StagePicture
                picture={picture}
                isShown={index === shown}
                isFirst={index === 0}
                onOpen={() => setLarge(true)}
              />
            </li>
          ))}
        </ul>
        {turns}
      </div>
      {last > 0 && <Thumbs pictures={pictures} shown={shown} onShow={show} />}
      {isLarge && current && (
        <LazyDialog title={name} shape="wide" onClose={() => setLarge(false)}>
          <div className="large">
            <Picture picture={current} sizes="100vw" isEager />
            {turns}
          </div>
        </LazyDialog>
      )}
    </div>
  )
}

Gallery.isSlice = true

type StageProps = { picture: PictureShape; isShown: boolean; isFirst: boolean; onOpen: () => void }

const StagePicture = ({ picture, isShown, isFirst, onOpen }: StageProps) => (
  <button
    type="button"
    className="stage-picture"
    tabIndex={isShown ? 0 : -1}
    aria-hidden={!isShown}
    aria-label={`${productMessages.enlarge}: ${picture.alt}`}
    onClick={onOpen}
  >
    <Picture picture={picture} sizes="(min-width: 900px) 640px, 100vw" isEager={isFirst} />
  </button>
)

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
