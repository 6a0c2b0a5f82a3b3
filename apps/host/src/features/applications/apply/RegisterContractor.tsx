import { demoMinutes, minimumMarkupPercent } from '@showroom/contract/policy/figures'
import { Link } from 'react-router'
import { ApplicationWizard } from './ApplicationWizard.tsx'
import { Benefits } from './Benefits.tsx'
import { paths } from '../../../paths.ts'

const points = [
  [
    'Wholesale prices',
    `You see what the makers ask, and your markup is yours to set, from ${minimumMarkupPercent} % up.`,
  ],
  ['A showroom in your name', 'Your clients shop with your Showroom ID, here and on your own website.'],
  ['Paid for what they choose', 'Your markup on every order is yours. Delivery and returns are ours.'],
] as const

const demo = `mailto:hello@showroom.example?subject=A%20${demoMinutes}-minute%20demo&body=I%20would%20like%20a%20${demoMinutes}-minute%20demo.%20Good%20times%20for%20me%3A%20`

/** How a Pro gets in (domain rules 2.12). */
export const RegisterContractor = () => (
  <ApplicationWizard
    type="Contractor"
    title="Open your showroom"
    lead="Four short steps. You need your license, and ten minutes."
    rail={
      <Benefits points={points}>
        <p>
          Rather see it first?{' '}
          <a className="door-link" href={demo}>
            Book a 30-minute demo
          </a>
        </p>
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
