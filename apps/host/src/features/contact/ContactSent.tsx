import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { contactMessages as messages } from './messages.ts'

type Props = { email: string; onWriteAgain: () => void }

/** It takes the form’s place, and the keyboard with it. */
export const ContactSent = ({ email, onWriteAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="contact-sent" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {messages.messageHasArrived}
      </h2>
      <p>
        {messages.answerBefore} <strong>{email}</strong>
        {messages.answerAfter}
      </p>
      <div className="contact-next">
        <Link className="button" to={paths.home}>
          {messages.backToHome}
        </Link>
        <button type="button" className="button quiet" onClick={onWriteAgain}>
          {messages.writeAnotherMessage}
        </button>
      </div>
    </div>
  )
}
