import type { User } from '@showroom/contract/account/account'
import { Face } from '../kit/Face.tsx'

/** Whose workspace it is. */
export const Who = ({ user }: { user: User }) => {
  const name = `${user.first_name} ${user.last_name}`.trim()
  return (
    <p className="account-who">
      <Face name={name} photo={user.photo} size={44} />
      <strong>{name}</strong>
      <span>{user.email}</span>
    </p>
  )
}
