import { approvalHours } from '@showroom/contract/policy/figures'
import { useNavigate } from 'react-router'
import { Dialog } from '../kit/form/Dialog.tsx'
import { hrefOf, paths } from '../paths.ts'
import { endThanks, type Thanked } from '../session/thank-you.ts'
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
    <Dialog title="Thank you for signing up for Showroom!" onClose={endThanks}>
      <div className="thank-you">
        <p>
          {type === 'User'
            ? `Welcome, ${first_name}. We have sent a link to ${email}; follow it to verify your e-mail.`
            : `We look at your application within ${approvalHours} hours, ${first_name}, and write to ${email}.`}
        </p>
        <a className="button" href={hrefOf(paths.home)} onClick={goHome}>
          Go to the home page
        </a>
      </div>
    </Dialog>
  )
}
