import { Link } from 'react-router'
import { ApplicationWizard } from './ApplicationWizard.tsx'
import { Benefits } from './Benefits.tsx'
import { InvitedBy } from '../../invites/InvitedBy.tsx'
import { paths } from '../../../paths.ts'
import { applyMessages as messages } from './messages.ts'

const points = [
  [messages.everyShowroom, messages.everyShowroomText],
  [messages.yourPrice, messages.yourPriceText],
  [messages.freight, messages.freightText],
] as const

/** How a vendor gets in: the same queue as contractors (domain rules 3.19, row 30). */
export const RegisterVendor = () => (
  <ApplicationWizard
    type="Vendor"
    title={messages.sellToPeopleWho}
    lead={messages.threeShortStepsYou}
    rail={
      <Benefits points={points}>
        <InvitedBy />
        <p>
          {messages.alreadyIn}{' '}
          <Link className="door-link" to={paths.proAccount}>
            {messages.proSignIn}
          </Link>
        </p>
      </Benefits>
    }
  />
)
