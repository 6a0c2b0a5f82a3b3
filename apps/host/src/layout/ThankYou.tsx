import { approvalHours } from '@showroom/contract/policy/figures'
import { useNavigate } from 'react-router'
import { Dialog } from '../kit/form/Dialog.tsx'
import { hrefOf, paths } from '../paths.ts'
import { endThanks, type Thanked } from '../session/thank-you.ts'
import { layoutMessages as messages } from './messages.ts'
import './ThankYou.css'

/** For signing up, over the page that it led to. */
export const ThankYou = ({ thanked: { first_name, email, type } }: { thanked: Thanked }) => {
  const navigate = useNavigate()
  const goHome = (event: { preventDefault(): void }) => {
    event.preventDefault()
    endThanks()
    void navigate(paths.home)
  }
  return (
    <Dialog title={messages.thankYouTitle} onClose={endThanks}>
      <div className="thank-you">
        <p>
          {type === 'User'
            ? messages.welcome(first_name, email)
            : messages.applicationArrived(approvalHours, first_name, email)}
        </p>
        <a className="button" href={hrefOf(paths.home)} onClick={goHome}>
          {messages.goHome}
        </a>
      </div>
    </Dialog>
  )
}
