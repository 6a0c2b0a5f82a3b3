import { useState } from 'react'
import { PersonForm } from '../account/profile/PersonForm.tsx'
import { formatPhone } from '../../kit/form/phone-number.ts'
import type { Profile } from './useCheckout.ts'

type Props = { profile: Profile; onProfile: (profile: Profile) => void }

/** Whom the order is for, and how the delivery reaches them; changed in place. */
export const Contact = ({ profile, onProfile }: Props) => {
  const [isEdited, setEdited] = useState(false)
  const { user } = profile
  if (isEdited)
    return (
      <div className="checkout-form">
        <PersonForm
          profile={profile}
          onSaved={(saved) => {
            onProfile(saved)
            setEdited(false)
          }}
        />
      </div>
    )
  return (
    <div className="checkout-contact">
      <p>
        <strong>{`${user.first_name} ${user.last_name}`.trim()}</strong>
        <span>{user.email}</span>
        <span>
          {user.phone_number
            ? `${user.country_code} ${formatPhone(user.phone_number, user.country_code)}`
            : 'No phone number yet: carriers call before they come.'}
        </span>
      </p>
      <button
        type="button"
        className="account-plain"
        aria-label="Edit your contact details"
        onClick={() => setEdited(true)}
      >
        Edit
      </button>
    </div>
  )
}
