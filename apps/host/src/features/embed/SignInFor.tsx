import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { SignInForm } from '../auth/login/SignInForm.tsx'
import { embedMessages as messages } from './messages.ts'
import { useIntent } from './intent.ts'
import { ForWhom } from './ForWhom.tsx'
import type { Delivery } from './useDelivery.ts'
import type { Website } from './useWebsite.ts'

type Props = { title: string; website: Website; delivery: Delivery }

/** Whoever types their password here, below the website's name, has said yes with it. */
export const SignInFor = ({ title, website, delivery }: Props) => {
  const { pathname, search } = useLocation()
  const [email, setEmail] = useState('')
  return (
    <>
      <ForWhom title={title} website={website} />
      <SignInForm portal="shop" redirect={useIntent()} onSignedIn={delivery.giveCode} onEmail={setEmail} />
      <div className="popup-links">
        <Link className="door-link" to={`${pathname}/register${search}`} state={email}>
          {messages.signUp}
        </Link>
        <button type="button" className="form-link door-link" onClick={delivery.cancel}>
          {messages.cancel}
        </button>
      </div>
      <p className="popup-note">{messages.secret}</p>
    </>
  )
}
