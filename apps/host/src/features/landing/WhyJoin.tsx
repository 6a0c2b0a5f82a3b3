import { count } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import written from '../../content/why-join.json'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { paths } from '../../paths.ts'
import { SitePicture } from '../../kit/picture/SitePicture.tsx'
import { useLanding } from './useLanding.ts'
import './WhyJoin.css'

/** Reasons for each side. What is counted is counted in the catalogue; what we do not have we do not promise. */
export const WhyJoin = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  return (
    <section className="landing-section" aria-labelledby="why-join">
      <h2 id="why-join">Why join</h2>
      <CatalogueSize />
      <div className="why">
        <div className="why-side">
          <h3>{written.homeowners.title}</h3>
          <Reasons of={written.homeowners.reasons} />
          <Link className="button quiet" to={paths.register}>
            Sign up for free
          </Link>
        </div>
        <div className="why-side">
          <h3>{written.pros.title}</h3>
          <Reasons of={written.pros.reasons} />
          {!isSelected(showroom) && (
            <Link className="button" to={paths.proAccount}>
              Sign up as a Pro
            </Link>
          )}
        </div>
        <SitePicture
          className="why-picture"
          name="pro"
          sizes="(min-width: 1100px) 33vw, 100vw"
          alt="Samples of tile, wood and stone laid out for a client"
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
  return (
    <p className="why-size">
      {value && value.counts.materials > 0
        ? `${count(value.counts.materials)} materials from ${count(value.counts.brands)} brands, sold and shipped by the ${count(value.counts.vendors)} companies that make them.`
        : 'Materials sold and shipped by the companies that make them.'}
    </p>
  )
}
