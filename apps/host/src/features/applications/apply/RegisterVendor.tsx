import { Link } from 'react-router'
import { ApplicationWizard } from './ApplicationWizard.tsx'
import { Benefits } from './Benefits.tsx'
import { paths } from '../../../paths.ts'
import { applyMessages as messages } from './messages.ts'

const points = [
  ['Every showroom', 'Pros show your goods to clients who are building right now.'],
  ['Your price', 'You set it. What is added to it, the client pays on top.'],
  ['Freight in our hands', 'You pack, we send the carrier.'],
] as const

/** How a vendor gets in: the same queue as contractors (domain rules 3.19, row 30). */
export const RegisterVendor = () => (
  <ApplicationWizard
    type="Vendor"
    title={messages.sellToPeopleWho}
    lead={messages.threeShortStepsYou}
    rail={
      <Benefits points={points}>
        <p>
          Already in?{' '}
          <Link className="door-link" to={paths.proAccount}>
            {messages.proVendorSignIn}
          </Link>
        </p>
      </Benefits>
    }
  />
)
