import type { Picture as PictureOf } from '@showroom/contract/catalogue/catalogue'
import type { ReactNode } from 'react'
import { Picture } from '../ui/Picture.tsx'

type Props = {
  label: string
  picture: PictureOf | null
  above?: string | undefined
  title: string
  children?: ReactNode
}

/** A picture, what it is, and what is said of it. */
export const CardFrame = ({ label, picture, above, title, children }: Props) => (
  <section className="chat-card" aria-label={label}>
    {picture && (
      <span className="chat-card-thumb">
        <Picture picture={picture} sizes="72px" isDecorative />
      </span>
    )}
    <div className="chat-card-words">
      {above && <small>{above}</small>}
      <b>{title}</b>
      {children}
    </div>
  </section>
)
