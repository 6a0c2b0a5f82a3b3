import { cancelMinutes } from '@showroom/contract/policy/figures'

/** In plain words: what happens to the money, and when. */
export const HowHoldsWork = ({ message }: { message: string }) => (
  <div className="checkout-holds">
    <p>
      <strong>{message}</strong>
    </p>
    <details>
      <summary>How holds work</summary>
      <ol>
        <li>Today your bank sets the money aside, one part for each vendor. Nothing leaves your account.</li>
        <li>When a vendor’s delivery leaves the warehouse, its part is charged.</li>
        <li>What can not be delivered is never charged: its part goes back to you.</li>
        <li>For {cancelMinutes} minutes you can cancel with one click, and every hold is let go.</li>
      </ol>
    </details>
  </div>
)
