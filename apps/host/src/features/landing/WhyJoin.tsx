import { count } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import written from '../../content/why-join.json'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { paths } from '../../paths.ts'
import { SitePicture } from '../../kit/picture/SitePicture.tsx'
import { useCounts } from '../visualizer/useCounts.ts'
import { useLanding } from './useLanding.ts'
import { landingMessages as messages } from './messages.ts'
import './WhyJoin.css'

/** Reasons for each side. What is counted is counted in the catalogue; what we do not have we do not promise. */
export const WhyJoin = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  return (
    <section className="landing-section" aria-labelledby="why-join">
      <h2 id="why-join">{messages.whyJoin}</h2>
      <CatalogueSize />
      <div className="why">
        <div className="why-side">
          <h3>{written.homeowners.title}</h3>
          <Reasons of={written.homeowners.reasons} />
          <Link className="button quiet" to={paths.register}>
            {messages.signUpForFree}
          </Link>
        </div>
        <div className="why-side">
          <h3>{written.pros.title}</h3>
          <Reasons of={written.pros.reasons} />
          {!isSelected(showroom) && (
            <Link className="button" to={paths.proAccount}>
              {messages.signUpAsPro}
            </Link>
          )}
        </div>
        <SitePicture
          className="why-picture"
          name="pro"
          sizes="(min-width: 1025px) 33vw, 100vw"
          alt={messages.proAlt}
        />
      </div>
    </section>
  )
}

const Reasons = ({ of }: { of: readonly { title: string; text: string }[] }) => (
  <ul className="why-reasons">
    {of.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}</strong>
        <span>{text}</span>
      </li>
    ))}
  </ul>
)

const CatalogueSize = () => {
  const { value } = useLanding()
  const rooms = useCounts()
  return (
    <p className="why-size">
      {value && value.counts.materials > 0
        ? messages.catalogueSize(
            count(value.counts.materials),
            count(value.counts.brands),
            count(value.counts.vendors),
          )
        : messages.catalogueSizeUnknown}
      {rooms !== null && ` ${messages.roomsCounted(count(rooms.floorplans), count(rooms.templates))}`}
    </p>
  )
}
