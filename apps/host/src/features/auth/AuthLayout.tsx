import type { ReactNode } from 'react'
import { SitePicture } from '../../kit/picture/SitePicture.tsx'
import { authMessages as messages } from './messages.ts'
import './AuthLayout.css'

const pictures = {
  bathroom: ['hero-bathroom', messages.bathroomAlt],
  kitchen: ['department-kitchen', messages.kitchenAlt],
  living: ['department-flooring', messages.livingRoomAlt],
  patio: ['department-landscaping-outdoor', messages.patioAlt],
} as const

type Props = {
  title: string
  lead?: ReactNode
  /** Over the title: the way back, how far one has come. */
  above?: ReactNode
  picture: keyof typeof pictures
  children: ReactNode
}

/** A page with one thing to do: beside one of our rooms where there is space, alone on a phone. */
export const AuthLayout = ({ title, lead, above, picture, children }: Props) => {
  const [name, alt] = pictures[picture]
  return (
    <div className="door">
      <SitePicture className="door-picture" name={name} sizes="(min-width: 1025px) 50vw, 100vw" alt={alt} />
      <div className="door-panel">
        {above}
        <div className="door-head">
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
