import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  name: string
  value: ReactNode
  about?: string | undefined
  /** What it is the sum of. */
  to?: string
}

/** What a tile holds in large letters. */
const longest = 11

export const Figure = ({ name, value, about, to }: Props) => (
  <div>
    <dt>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
    <dd data-long={(typeof value === 'string' && value.length > longest) || undefined}>
      {value}
      {about && <small>{about}</small>}
    </dd>
  </div>
)
