import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useSubmit } from '../../data/useSubmit.ts'
import { paths } from '../../paths.ts'
import { invitesMessages as messages } from './messages.ts'
import './Invited.css'

/** What the link of an invitation leads to where it opens nothing. */
export const NotOpened = ({ sentence, children }: { sentence: string; children: ReactNode }) => (
  <div className="page invited">
    <h1>{messages.didNotOpen}</h1>
    <p role="alert">{sentence}</p>
    <Link className="button" to={paths.home}>
      {messages.toHome}
    </Link>
    {children}
  </div>
)

export const Opening = () => (
  <div className="page invited" aria-busy="true">
    <p role="status">{messages.opening}</p>
  </div>
)

type StopProps = { before?: ReactNode; stopped: string; stop: () => Promise<void> }

/** Whoever is not meant, or wants no such mails. */
export const StopInvites = ({ before, stopped, stop }: StopProps) => {
  const [isStopped, setStopped] = useState(false)
  const { run, isBusy } = useSubmit(async () => {
    await stop()
    setStopped(true)
  })
  return (
    <p className="invited-stop">
      {isStopped ? stopped : before}{' '}
      {!isStopped && (
        <button
          type="button"
          className="form-link"
          aria-disabled={isBusy || undefined}
          onClick={() => void run()}
        >
          {messages.stop}
        </button>
      )}
    </p>
  )
}
