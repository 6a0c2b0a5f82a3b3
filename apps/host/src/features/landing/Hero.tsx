import { Link } from 'react-router'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { paths } from '../../paths.ts'
import { SitePicture } from '../../kit/picture/SitePicture.tsx'
import { isSignedIn, useSession } from '../../session/session.ts'
import { EntryCard } from './EntryCard.tsx'
import './Hero.css'

export const Hero = () => (
  <section className="hero">
    <SitePicture
      className="hero-picture"
      name="hero-bathroom"
      onPhone="hero-bathroom-narrow"
      sizes="(min-width: 1024px) 60vw, 100vw"
      alt="A bathroom with hand-glazed sage tile, a walnut vanity and brass fittings"
      isFirst
    />
    <div className="hero-panel">
      <h1>The materials your Pro trusts, at your Pro’s prices.</h1>
      <Lead />
      <EntryCard />
      <DoorLinks />
    </div>
  </section>
)

const Lead = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  return (
    <p>
      {isSelected(showroom)
        ? 'Tile, floors, faucets and lights straight from their makers, at the prices of your Pro.'
        : 'Your contractor or designer has a showroom here. Enter its ID to shop tile, floors, faucets and lights straight from their makers.'}
    </p>
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
