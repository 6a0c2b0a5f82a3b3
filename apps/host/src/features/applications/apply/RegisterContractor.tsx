import { demoMinutes, minimumMarkupPercent } from '@showroom/contract/policy/figures'
import { Link } from 'react-router'
import { ApplicationWizard } from './ApplicationWizard.tsx'
import { Benefits } from './Benefits.tsx'
import { paths } from '../../../paths.ts'
import { applyMessages as messages } from './messages.ts'

const points = [
  [messages.wholesalePrices, messages.wholesalePricesText(minimumMarkupPercent)],
  [messages.showroomInYourName, messages.showroomInYourNameText],
  [messages.paid, messages.paidText],
] as const

const demo = `mailto:hello@showroom.example?subject=A%20${demoMinutes}-minute%20demo&body=I%20would%20like%20a%20${demoMinutes}-minute%20demo.%20Good%20times%20for%20me%3A%20`

/** How a Pro gets in (domain rules 2.12). */
export const RegisterContractor = () => (
  <ApplicationWizard
    type="Contractor"
    title={messages.openYourShowroom}
    lead={messages.fourShortStepsYou}
    rail={
      <Benefits points={points}>
        <p>
          {messages.ratherSeeItFirst}{' '}
          <a className="door-link" href={demo}>
            {messages.bookADemo}
          </a>
        </p>
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
