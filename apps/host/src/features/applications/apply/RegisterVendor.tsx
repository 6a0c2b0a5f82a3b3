import { Link } from 'react-router'
import { ApplicationWizard } from './ApplicationWizard.tsx'
import { Benefits } from './Benefits.tsx'
import { paths } from '../../../paths.ts'

const points = [
  ['Every showroom', 'Pros show your goods to clients who are building right now.'],
  ['Your price', 'You set it. What is added to it, the client pays on top.'],
  ['Freight in our hands', 'You pack, we send the carrier.'],
] as const

/** How a vendor gets in: the same queue as contractors (domain rules 3.19, row 30). */
export const RegisterVendor = () => (
  <ApplicationWizard
    type="Vendor"
    title="Sell to people who build"
    lead="Three short steps. You need your resale permit or tax ID document."
    rail={
      <Benefits points={points}>
        <p>
          Already in?{' '}
          <Link className="door-link" to={paths.proAccount}>
            Pro & vendor sign-in
          </Link>
        </p>
      </Benefits>
    }
  />
)
