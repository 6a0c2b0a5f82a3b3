import { paymentMessages } from '@showroom/contract/payment/payment.messages'

export const CardFieldsWaiting = () => (
  <div className="card-fields-waiting" role="status">
    Loading the card fields …
  </div>
)

export const CardFieldsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="card-fields-failed" role="alert">
    <p>The card fields could not be loaded. What you typed elsewhere is still there.</p>
    <button type="button" className="button quiet" onClick={onRetry}>
      Try again
    </button>
  </div>
)

export const NoCardFields = () => <p className="card-fields-none">{paymentMessages.none}</p>
