import type { DesignerProfile } from '@showroom/contract/designer/designer'
import { shownDay } from '@showroom/contract/shared/day'
import { Link, useParams, useSearchParams } from 'react-router'
import { useIsKnown, usePublicRead } from '../../data/usePublicRead.ts'
import { Face } from '../../kit/Face.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Breadcrumb } from '../../layout/Breadcrumb.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { styleWords } from './choice.messages.ts'
import { languageWords } from '../../language.messages.ts'
import { HiredBanner } from './hire/HiredBanner.tsx'
import { PackageTable } from './PackageTable.tsx'
import { PortfolioPicture } from './PortfolioPicture.tsx'
import { Reviews } from './Reviews.tsx'
import { placeOf, priceOf, ratingOf, replyOf } from './words-of.ts'
import { designerMessages as messages } from './messages.ts'
import '../account/Account.css'
import './Designers.css'

/** /designers/{id} */
export const DesignerPage = () => {
  const { id = '' } = useParams()
  const read = usePublicRead({
    key: `designer ${id}`,
    ask: (call, signal) => call('GET /api/designer/{id}', { params: { id }, signal }),
  })
  return (
    <div className="page page-top">
      {read.kind === 'failed' && <h1>{messages.designers}</h1>}
      <Loaded key={id} read={read}>
        {({ data }) => <Profile profile={data} />}
      </Loaded>
    </div>
  )
}

const Profile = ({ profile }: { profile: DesignerProfile }) => {
  usePageTitle(profile.name)
  const isIn = useIsKnown()
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: messages.designers, to: paths.designers },
          { name: profile.name, to: null },
        ]}
      />
      <div className="designer-page">
        {isIn && !profile.is_me && <HiredBanner designerId={profile.id} />}
        <Head profile={profile} />
        {profile.portfolio.length > 0 && <Portfolio profile={profile} />}
        <PackageTable packages={profile.packages} />
        <Reviews profile={profile} />
      </div>
    </>
  )
}

const Portfolio = ({ profile }: { profile: DesignerProfile }) => (
  <section aria-labelledby="designer-portfolio">
    <h2 id="designer-portfolio">{messages.portfolio}</h2>
    <ul className="designer-portfolio">
      {profile.portfolio.map((shown) => (
        <li key={shown.id}>
          <PortfolioPicture shown={shown} sizes="(min-width: 769px) 33vw, 50vw" />
          <p className="designer-soft">{shown.title}</p>
        </li>
      ))}
    </ul>
  </section>
)

const Head = ({ profile }: { profile: DesignerProfile }) => {
  const [query] = useSearchParams()
  return (
    <header className="designer-head">
      <div className="designer-intro">
        {profile.photo && <Face name={profile.name} photo={profile.photo} size={96} />}
        <h1>{profile.name}</h1>
        <p className="designer-soft">
          {[
            profile.company_name,
            placeOf(profile),
            ...(profile.license_number
              ? [messages.license(profile.license_number, profile.is_license_verified)]
              : []),
          ].join(' · ')}
        </p>
        <p className="designer-headline">{profile.headline}</p>
        <p>{profile.about}</p>
        <ul className="designer-marks">
          {profile.styles.map((style) => (
            <li key={style}>{styleWords[style]}</li>
          ))}
        </ul>
        <p className="designer-soft">{[ratingOf(profile), replyOf(profile), priceOf(profile)].join(' · ')}</p>
        {profile.is_me ? (
          <p>
            {messages.thisIsYou} <Link to={paths.accountPanel('designer')}>{messages.editYours}</Link>
          </p>
        ) : (
          <div className="account-actions">
            <Link className="button" to={paths.hireDesigner(profile.id, query.get('project') ?? undefined)}>
              {messages.inviteToProject}
            </Link>
          </div>
        )}
      </div>
      <dl className="designer-facts">
        {factsOf(profile).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

const factsOf = (profile: DesignerProfile): [string, string][] => [
  [
    messages.serviceArea,
    [
      messages.servesAround(profile.service_miles, placeOf(profile)),
      ...(profile.is_remote ? [messages.servesRemote] : []),
    ].join(', '),
  ],
  [
    messages.nextStart,
    profile.available_on ? messages.freeFrom(shownDay(profile.available_on)) : messages.atOnce,
  ],
  [messages.speaks, profile.languages.map((language) => languageWords[language]).join(', ')],
  ...(profile.since_year === null
    ? []
    : ([[messages.since, String(profile.since_year)]] satisfies [string, string][])),
  ...(profile.vsd_id === null
    ? []
    : ([[messages.theirShowroom, profile.vsd_id]] satisfies [string, string][])),
]
