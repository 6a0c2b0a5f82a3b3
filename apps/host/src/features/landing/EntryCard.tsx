import { useState } from 'react'
import { Link } from 'react-router'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { useProfile } from '../../shop-context/useShopState.ts'
import { paths } from '../../paths.ts'
import { ShowroomEntry } from './ShowroomEntry.tsx'

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
          Continue Shopping{profile ? ` with ${profile.company_name}` : ''}
        </Link>
      </>
    )
  }
  return (
    <div className="hero-selected">
      <p>
        You are shopping with <strong>{profile?.company_name ?? 'your Pro'}</strong>
        {profile && <span className="hero-id">Showroom ID {profile.vsd_id}</span>}
      </p>
      <div className="hero-actions">
        <Link className="button" to={paths.shop}>
          Continue Shopping
        </Link>
        <button type="button" className="button quiet" onClick={() => setChoosing(true)}>
          New Showroom
        </button>
      </div>
    </div>
  )
}
