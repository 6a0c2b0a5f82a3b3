import { paymentMessages } from '@showroom/contract/payment/payment.messages'
import { cardMessages as messages } from './messages.ts'

export const CardFieldsWaiting = () => (
  <div className="card-fields-waiting" role="status">
    {messages.loadingTheCardFields}
  </div>
)

export const CardFieldsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="card-fields-failed" role="alert">
    <p>{messages.theCardFieldsCould}</p>
    <button type="button" className="button quiet" onClick={onRetry}>
      {messages.tryAgain}
    </button>
  </div>
)

export const NoCardFields = () => <p className="card-fields-none">{paymentMessages.none}</p>
