import type { ShowroomAbout as About } from '@showroom/contract/showroom/own-showroom'
import { aboutFields } from '@showroom/contract/showroom/showroom-about.rules'
import { socialNetworks } from '@showroom/contract/showroom/social.rules'
import { useRead } from '../../data/useRead.ts'
import { ShowroomPicture } from '../../kit/picture/ShowroomPicture.tsx'
import { socialNames } from '../../kit/social.messages.ts'
import { shopMessages as messages } from './messages.ts'

type Props = { showroom: string; company: string }

/** What the Pro tells and shows of the business, below what is sold: nothing where nothing is told. */
export const ShowroomAbout = ({ showroom, company }: Props) => {
  const { last } = useRead('GET /api/visualization/showroom_about', { query: { showroom } })
  if (!last) return null
  const about = last.data
  const told = aboutFields.filter((field) => about[field] !== '')
  if (told.length + about.photos.length + Object.keys(about.socials).length === 0) return null
  return (
    <section className="shop-about" aria-labelledby="shop-about">
      <h2 id="shop-about">{messages.aboutCompany(company)}</h2>
      {told.length > 0 && (
        <dl>
          {told.map((field) => (
            <div key={field}>
              <dt>{messages.told[field]}</dt>
              <dd>{about[field]}</dd>
            </div>
          ))}
        </dl>
      )}
      <Photos photos={about.photos} />
      <Socials socials={about.socials} company={company} />
    </section>
  )
}

const Photos = ({ photos }: Pick<About, 'photos'>) =>
  photos.length > 0 && (
    <ul className="shop-work" aria-label={messages.ourWork}>
      {photos.map(({ id, photo, title }) => (
        <li key={id}>
          <figure>
            <ShowroomPicture photo={photo} alt={title} sizes="(max-width: 768px) 90vw, 420px" />
            <figcaption aria-hidden="true">{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )

const Socials = ({ socials, company }: Pick<About, 'socials'> & { company: string }) => {
  const links = socialNetworks.flatMap((network) => {
    const address = socials[network]
    return address ? [{ network, address }] : []
  })
  return (
    links.length > 0 && (
      <nav className="shop-socials" aria-label={messages.findElsewhere(company)}>
        {links.map(({ network, address }) => (
          <a key={network} href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
            {socialNames[network]}
          </a>
        ))}
      </nav>
    )
  )
}
