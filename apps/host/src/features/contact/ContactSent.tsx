import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

type Props = { email: string; onWriteAgain: () => void }

/** It takes the form’s place, and the keyboard with it. */
export const ContactSent = ({ email, onWriteAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="contact-sent" role="status">
      <h2 ref={heading} tabIndex={-1}>
        Your message has arrived
      </h2>
      <p>
        Somebody reads it and answers to <strong>{email}</strong>, mostly within a business day. A
        confirmation is on its way there.
      </p>
      <div className="contact-next">
        <Link className="button" to={paths.home}>
          Back to Home
        </Link>
        <button type="button" className="button quiet" onClick={onWriteAgain}>
          Write another message
        </button>
      </div>
    </div>
  )
}
