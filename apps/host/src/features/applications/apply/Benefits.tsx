import { approvalHours } from '@showroom/contract/policy/figures'
import type { ReactNode } from 'react'
import { applyMessages as messages } from './messages.ts'

type Props = { points: readonly (readonly [string, string])[]; children?: ReactNode }

/** What one gets for it, beside the form. */
export const Benefits = ({ points, children }: Props) => (
  <>
    <p className="apply-promise">
      <strong>{messages.approvalWithinHours(approvalHours)}</strong> {messages.weLookAtEachApplication}
    </p>
    <dl>
      {points.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {children}
  </>
)
