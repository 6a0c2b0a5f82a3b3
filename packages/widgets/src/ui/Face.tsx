import { initialsOf, personPhotoPath } from '@showroom/contract/account/person-photo'
import { useState } from 'react'

type Props = {
  name: string
  /** The name of its file; null where they have sent none. */
  photo: string | null | undefined
  size?: 24 | 32 | 44 | 96
  /** Of our own host, for pages of others. */
  origin?: string
}

/** Whose name stands beside it: their photo, or the letters that the name begins with. */
export const Face = ({ name, photo, size = 32, origin = '' }: Props) => {
  // One that was removed since it was read of.
  const [gone, setGone] = useState<string | null>(null)
  return (
    <span className="face" data-size={size} aria-hidden="true">
      {photo && photo !== gone ? (
        <img
          src={`${origin}${personPhotoPath(photo, size > 44 ? 384 : 96)}`}
          alt=""
          width={size}
          height={size}
          decoding="async"
          onError={() => setGone(photo)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
