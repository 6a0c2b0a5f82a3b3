import { approvalHours, demoMinutes, showroomIdLength } from '@showroom/contract/policy/figures'
import { Link, Navigate } from 'react-router'
import { paths } from '../../paths.ts'
import { signedInAtLogin } from '../../session/redirect.ts'
import { useSession } from '../../session/session.ts'
import { useSignedInAlready } from '../../session/useSignedInAlready.ts'
import { SignInForm } from '../auth/login/SignInForm.tsx'
import './ProAccount.css'

const reasons = [
  [
    'Your own showroom',
    `A storefront with your name, your prices and an ID of ${showroomIdLength} characters that you hand to your clients.`,
  ],
  [
    'Wholesale prices',
    'You see what the makers ask. Your markup is yours to set, from 10 percent up, by department or by product.',
  ],
  [
    'On your own website',
    'A few lines put your showroom on the site that you have, in your colors and your type.',
  ],
  [
    'Checklists your clients can follow',
    'Share what is needed room by room; they choose, you see what was chosen and what is late.',
  ],
] as const

/** Learn more for Pros, and the door for Pros and vendors (domain rules 3.19, row 1). */
export const ProAccount = () => {
  const session = useSession()
  const isSignedInAlready = useSignedInAlready()
  const to = session.status === 'in' ? signedInAtLogin(session.user) : null
  if (isSignedInAlready && to !== null) return <Navigate to={to} replace />
  return (
    <div className="page page-top pro">
      <div className="pro-about">
        <div className="page-head">
          <h1>Your showroom, open all night.</h1>
          <p>
            Your clients choose their finishes directly from the makers, at your prices, while you are on the
            job.
          </p>
        </div>
        <div className="pro-actions">
          <Link className="button" to={paths.registerContractor}>
            Sign up as a Pro
          </Link>
          <Link className="button quiet" to={paths.registerVendor}>
            Sell as a vendor
          </Link>
        </div>
        <dl className="pro-reasons">
          {reasons.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="pro-note">
          You need a license number. We look at every application ourselves and answer within {approvalHours}{' '}
          hours. A demo takes about {demoMinutes} minutes.
        </p>
      </div>
      <section className="pro-door" aria-labelledby="pro-door-title">
        <h2 id="pro-door-title">Pro & vendor sign-in</h2>
        <SignInForm portal="pro" redirect={null} />
        <p>
          Shopping for your home?{' '}
          <Link className="door-link" to={paths.login}>
            Sign in here
          </Link>
        </p>
      </section>
    </div>
  )
}
