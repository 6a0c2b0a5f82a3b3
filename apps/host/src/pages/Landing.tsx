import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type ProductCategory, rememberProductCategory } from '../current/product-category.ts'
import { isSelected, useCurrentShowroom } from '../current/current-showroom.ts'
import { useProfile } from '../current/useShopState.ts'
import { paths } from '../paths.ts'
import { SitePicture } from '../picture/SitePicture.tsx'
import { isSignedIn, useSession } from '../session/session.ts'
import { CategoryCarousel } from './landing/CategoryCarousel.tsx'
import { DepartmentStrip } from './landing/DepartmentStrip.tsx'
import { ShowroomEntry } from './landing/ShowroomEntry.tsx'
import { ShowroomIdDialog } from './landing/ShowroomIdDialog.tsx'
import './Landing.css'

export const Landing = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()

  const chooseCategory = (category: ProductCategory) => {
    rememberProductCategory(category)
    if (isSelected(showroom)) navigate(paths.shop)
    else setAsking(true)
  }

  return (
    <>
      <section className="hero">
        <SitePicture
          className="hero-picture"
          name="hero-bathroom"
          sizes="(min-width: 1024px) 58vw, 100vw"
          alt="A bathroom with hand-glazed sage tile, a walnut vanity and brass fittings"
          isFirst
        />
        <div className="hero-panel">
          <h1>The materials your Pro trusts, at your Pro’s prices.</h1>
          <p>
            Your contractor or designer has a showroom here. Enter its ID to shop tile, floors, faucets and
            lights straight from their makers.
          </p>
          <EntryCard />
          <DoorLinks />
        </div>
      </section>
      <CategoryCarousel onChosen={chooseCategory} />
      <DepartmentStrip />
      <ShowroomIdDialog open={asking} onClose={() => setAsking(false)} />
    </>
  )
}

/** Whoever has chosen a Pro is not asked to become one. */
const DoorLinks = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const isIn = useSession(isSignedIn)
  if (isIn) return null
  return (
    <ul className="hero-doors">
      <li>
        <Link to={paths.register}>Sign up for free as a homeowner</Link>
      </li>
      {!isSelected(showroom) && (
        <li>
          <Link to={paths.proAccount}>Sign up as a Pro</Link>
        </li>
      )}
      <li>
        <Link to={paths.forgotPassword}>Forgot your password?</Link>
      </li>
    </ul>
  )
}

/** With a showroom selected the ID box stays away until New Showroom is pressed. */
const EntryCard = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const profile = useProfile()
  const [choosing, setChoosing] = useState(false)
  if (!isSelected(showroom) || choosing) return <ShowroomEntry />
  return (
    <div className="hero-selected">
      <p>
        You are shopping with <strong>{profile?.company_name ?? 'your Pro'}</strong>
        {profile && <span> · {profile.vsd_id}</span>}
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
