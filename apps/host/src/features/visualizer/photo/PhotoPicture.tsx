import type { PhotoLayer } from '@showroom/drawing/photo/photo-layers'
import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import { Compare } from '../room/RoomPicture.tsx'
import { photoMessages as messages } from './messages.ts'
import { canvasOf } from './read-photo.ts'
import { usePhotoStage } from './usePhotoStage.ts'

type Props = {
  photo: Photo
  layers: readonly PhotoLayer[]
  label: string
  isComparing: boolean
  children: ReactNode
}

/** The photo with all that lies in it; or as it was, as far as the slider says. */
export const PhotoPicture = ({ photo, layers, label, isComparing, children }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { drawing, again } = usePhotoStage(canvas, photo, layers)
  return (
    <div className="photo-picture" style={shapeOf(photo)}>
      <canvas ref={canvas} width={photo.width} height={photo.height} role="img" aria-label={label} />
      {isComparing ? <Before photo={photo} /> : children}
      {drawing === 'busy' && (
        <span className="room-badge" role="status">
          {messages.drawing}
        </span>
      )}
      {(drawing === 'failed' || drawing === 'not_started') && (
        <div className="room-badge photo-failed">
          <span role="alert">{drawing === 'failed' ? messages.notDrawn : messages.notStarted}</span>
          <button type="button" onClick={again}>
            {messages.startAgain}
          </button>
        </div>
      )}
    </div>
  )
}

/** As wide as it may be without being taller than the window. */
const shapeOf = ({ width, height }: Photo): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
  ['--photo-ratio' as string]: width / height,
})

const Before = ({ photo }: { photo: Photo }) => {
  const before = useMemo(() => canvasOf(photo), [photo])
  return <Compare before={before} />
}
