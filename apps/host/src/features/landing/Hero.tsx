import { Link } from 'react-router'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { paths } from '../../paths.ts'
import { SitePicture } from '../../kit/picture/SitePicture.tsx'
import { isSignedIn, useSession } from '../../session/session.ts'
import { EntryCard } from './EntryCard.tsx'
import { landingMessages as messages } from './messages.ts'
import './Hero.css'

export const Hero = () => (
  <section className="hero">
    <SitePicture
      className="hero-picture"
      name="hero-bathroom"
      onPhone="hero-bathroom-narrow"
      sizes="(min-width: 1025px) 60vw, 100vw"
      alt={messages.bathroomAlt}
      isFirst
    />
    <div className="hero-panel">
      <h1>{messages.heroTitle}</h1>
      <Lead />
      <EntryCard />
      <DoorLinks />
    </div>
  </section>
)

const Lead = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  return <p>{isSelected(showroom) ? messages.heroLeadInShowroom : messages.heroLead}</p>
}

/** Whoever has chosen a Pro is not asked to become one. */
const DoorLinks = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const isIn = useSession(isSignedIn)
  if (isIn) return null
  return (
    <ul className="hero-doors">
      <li>
        <Link to={paths.register}>{messages.signUpAsHomeowner}</Link>
      </li>
      {!isSelected(showroom) && (
        <li>
          <Link to={paths.proAccount}>{messages.signUpAsPro}</Link>
        </li>
      )}
      <li>
        <Link to={paths.forgotPassword}>{messages.forgotYourPassword}</Link>
      </li>
    </ul>
  )
}
