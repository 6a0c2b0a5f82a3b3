import { Link } from 'react-router'
import { Reading } from '../../content/Reading.tsx'
import * as page from '../../content/about-us.md'
import company from '../../content/company.json'
import { paths } from '../../paths.ts'
import { SitePicture } from '../../kit/picture/SitePicture.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import { HelpHead } from './HelpHead.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import { helpMessages as messages } from './messages.ts'
import './Help.css'
import './AboutUs.css'

export const AboutUs = () => {
  return (
    <div className="page help">
      <HelpHead title={page.title} about={page.description} />
      <SitePicture
        name="about"
        sizes="(min-width: 1441px) 1328px, 100vw"
        alt=""
        className="about-picture"
        isFirst
      />
      <div className="about-body">
        <article>
          <Reading blocks={page.default} level={2} />
          <div className="about-next">
            <Link className="button" to={paths.home}>
              {messages.enterAShowroomId}
            </Link>
            <Link className="button quiet" to={paths.proAccount}>
              {messages.openShowroomAsPro}
            </Link>
          </div>
        </article>
        <aside aria-label={messages.theCompany}>
          <CompanyFacts />
          <h2>{messages.whereWeWork}</h2>
          <p>{messages.deliveryArea}</p>
          <ul className="about-areas">
            {company.serviceAreas.map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        </aside>
      </div>
      <HelpLinks />
    </div>
  )
}
