import type { ReactNode } from 'react'

type Props = { name: string; value: ReactNode; about?: string | undefined }

export const Figure = ({ name, value, about }: Props) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {about && <small>{about}</small>}
    </dd>
  </div>
)
