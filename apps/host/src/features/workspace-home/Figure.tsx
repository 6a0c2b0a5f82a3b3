import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  name: string
  value: ReactNode
  about?: string | undefined
  /** What it is the sum of. */
  to?: string
}

export const Figure = ({ name, value, about, to }: Props) => (
  <div>
    <dt>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
    <dd>
      {value}
      {about && <small>{about}</small>}
    </dd>
  </div>
)
