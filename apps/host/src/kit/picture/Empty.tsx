import type { ReactNode } from 'react'
import './Empty.css'
import { SitePicture, type SitePictureName } from './SitePicture.tsx'

type Props = {
  picture: SitePictureName
  sentence?: string
  /** Where to go from here: buttons and links. */
  children: ReactNode
}

/** Nothing is here yet: a picture, one sentence, and the next thing to do. */
export const Empty = ({ picture, sentence, children }: Props) => (
  <div className="empty">
    <SitePicture name={picture} sizes="420px" alt="" />
    {sentence && <p>{sentence}</p>}
    <div className="empty-actions">{children}</div>
  </div>
)
