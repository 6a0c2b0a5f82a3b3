import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import type { AiPicture } from '@showroom/contract/design-ai/design-ai'
import { type CSSProperties, useState } from 'react'
import { photoMessages as messages } from './photo.messages.ts'
import './Photo.css'

type Props = { photo: AiPhoto; picture: AiPicture; alt: string }

/** The photo over the look, as far as the slider says. */
export const BeforeAfter = ({ photo, picture, alt }: Props) => {
  const [share, setShare] = useState(50)
  const position: CSSProperties & Record<'--share', string> = { '--share': `${share}%` }
  return (
    <div className="ai-compare" style={{ ...position, aspectRatio: `${picture.width} / ${picture.height}` }}>
      <img src={picture.src} width={picture.width} height={picture.height} alt={alt} />
      <img
        className="ai-before"
        src={photo.src}
        width={photo.width}
        height={photo.height}
        alt={messages.before}
      />
      <span className="ai-compare-edge" aria-hidden="true" />
      <span className="ai-compare-name" aria-hidden="true">
        {messages.before}
      </span>
      <span className="ai-compare-name after" aria-hidden="true">
        {messages.after[photo.use]}
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={messages.compare}
        aria-valuetext={messages.compareValue(share)}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
      />
    </div>
  )
}
