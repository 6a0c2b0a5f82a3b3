import { w9 } from '@showroom/contract/payout/payout.messages'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { Section } from '../../kit/Section.tsx'
import type { PayoutFormOf } from './PayoutForm.tsx'
import { payoutPageMessages as messages } from './messages.ts'

/** What the tax office wants signed, with each change anew. */
export const SignatureFields = ({ form: { values, change, errorOf } }: PayoutFormOf) => (
  <Section title={messages.w9} about={w9.oath}>
    <ol className="payout-oath">
      {w9.words.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ol>
    <TextField
      name="w9_name"
      label={messages.signature}
      required
      maxLength={120}
      autoComplete="name"
      value={values.w9_name}
      error={errorOf('w9_name')}
      onChange={(w9_name) => change({ w9_name })}
    />
    <CheckField
      name="w9_certified"
      checked={values.w9_certified}
      error={errorOf('w9_certified')}
      onChange={(w9_certified) => change({ w9_certified })}
    >
      {messages.certify}
    </CheckField>
  </Section>
)
