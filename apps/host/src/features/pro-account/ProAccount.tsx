import { approvalHours, demoMinutes, showroomIdLength } from '@showroom/contract/policy/figures'
import { Link, Navigate } from 'react-router'
import { paths } from '../../paths.ts'
import { signedInAtLogin } from '../../session/redirect.ts'
import { useSession } from '../../session/session.ts'
import { useSignedInAlready } from '../../session/useSignedInAlready.ts'
import { SignInForm } from '../auth/login/SignInForm.tsx'
import { proAccountMessages as messages } from './messages.ts'
import './ProAccount.css'

const reasons = [
  [messages.ownShowroom, messages.ownShowroomText(showroomIdLength)],
  [messages.wholesalePrices, messages.wholesalePricesText],
  [messages.ownWebsite, messages.ownWebsiteText],
  [messages.checklists, messages.checklistsText],
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
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
        <div className="pro-actions">
          <Link className="button" to={paths.registerContractor}>
            {messages.signUpAsPro}
          </Link>
          <Link className="button quiet" to={paths.registerVendor}>
            {messages.sellAsAVendor}
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
        <p className="pro-note">{messages.whatYouNeed(approvalHours, demoMinutes)}</p>
      </div>
      <section className="pro-door" aria-labelledby="pro-door-title">
        <h2 id="pro-door-title">{messages.proSignIn}</h2>
        <SignInForm portal="pro" redirect={null} />
        <p>
          {messages.shoppingForYourHome}{' '}
          <Link className="door-link" to={paths.login}>
            {messages.signInHere}
          </Link>
        </p>
      </section>
    </div>
  )
}
