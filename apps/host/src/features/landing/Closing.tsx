import { Link } from 'react-router'
import { approvalHours } from '@showroom/contract/policy/figures'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { paths } from '../../paths.ts'
import './Closing.css'

/** The last word: for Pros, until a showroom is chosen. */
export const Closing = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  if (isSelected(showroom)) return null
  return (
    <section className="closing" aria-labelledby="closing">
      <h2 id="closing">Contractor or designer? Your showroom can be open tomorrow.</h2>
      <p>Your prices, your clients, your name on the door. Approved within {approvalHours} hours.</p>
      <p className="closing-actions">
        <Link className="button" to={paths.registerContractor}>
          Open your showroom
        </Link>
        <Link className="button quiet" to={paths.proAccount}>
          See what Pros get
        </Link>
      </p>
    </section>
  )
}
