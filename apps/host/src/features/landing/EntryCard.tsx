import { useState } from 'react'
import { Link } from 'react-router'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { useProfile } from '../../shop-context/useShopState.ts'
import { paths } from '../../paths.ts'
import { ShowroomEntry } from './ShowroomEntry.tsx'
import { landingMessages as messages } from './messages.ts'

/** With a showroom selected the ID box stays away until New Showroom is pressed. */
export const EntryCard = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const profile = useProfile()
  const [choosing, setChoosing] = useState(false)
  if (!isSelected(showroom)) return <ShowroomEntry />
  if (choosing) {
    return (
      <>
        <ShowroomEntry />
        <Link className="hero-back" to={paths.shop}>
          {profile ? messages.continueShoppingWith(profile.company_name) : messages.continueShopping}
        </Link>
      </>
    )
  }
  return (
    <div className="hero-selected">
      <p>
        {messages.youAreShoppingWith} <strong>{profile?.company_name ?? messages.yourPro}</strong>
        {profile && <span className="hero-id">{messages.showroomId(profile.vsd_id)}</span>}
      </p>
      <div className="hero-actions">
        <Link className="button" to={paths.shop}>
          {messages.continueShopping}
        </Link>
        <button type="button" className="button quiet" onClick={() => setChoosing(true)}>
          {messages.newShowroom}
        </button>
      </div>
    </div>
  )
}
