import { Link } from 'react-router'
import { approvalHours } from '@showroom/contract/policy/figures'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { paths } from '../../paths.ts'
import { landingMessages as messages } from './messages.ts'
import './Closing.css'

/** The last word: for Pros, until a showroom is chosen. */
export const Closing = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  if (isSelected(showroom)) return null
  return (
    <section className="closing" aria-labelledby="closing">
      <h2 id="closing">{messages.closingTitle}</h2>
      <p>{messages.closingText(approvalHours)}</p>
      <p className="closing-actions">
        <Link className="button" to={paths.registerContractor}>
          {messages.openYourShowroom}
        </Link>
        <Link className="button quiet" to={paths.proAccount}>
          {messages.seeWhatProsGet}
        </Link>
      </p>
    </section>
  )
}
