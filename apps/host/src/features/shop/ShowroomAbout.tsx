import { aboutFields } from '@showroom/contract/showroom/showroom-about.rules'
import { useRead } from '../../data/useRead.ts'
import { shopMessages as messages } from './messages.ts'

type Props = { showroom: string; company: string }

/** What the Pro tells of the business, below what is sold: nothing where nothing is told. */
export const ShowroomAbout = ({ showroom, company }: Props) => {
  const { last } = useRead('GET /api/visualization/showroom_about', { query: { showroom } })
  const told = aboutFields.filter((field) => last && last.data[field] !== '')
  if (!last || told.length === 0) return null
  return (
    <section className="shop-about" aria-labelledby="shop-about">
      <h2 id="shop-about">{messages.aboutCompany(company)}</h2>
      <dl>
        {told.map((field) => (
          <div key={field}>
            <dt>{messages.told[field]}</dt>
            <dd>{last.data[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
