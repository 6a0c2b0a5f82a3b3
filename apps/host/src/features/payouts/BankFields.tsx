import { TextField } from '../../kit/form/TextField.tsx'
import { Section } from '../../kit/Section.tsx'
import type { PayoutFormOf } from './PayoutForm.tsx'
import { payoutPageMessages as messages } from './messages.ts'

const fields = [
  ['routing_number', messages.routing],
  ['account_number', messages.account],
  ['account_number_again', messages.accountAgain],
] as const

/** Where it is paid to; a bank that is there stays until another is typed. */
export const BankFields = ({ form: { values, change, errorOf }, saved }: PayoutFormOf) => (
  <Section title={messages.bank} about={messages.bankAbout}>
    {saved && (
      <>
        <p>{messages.bankNow(saved.bank_name, saved.bank_last4)}</p>
        <div className="account-actions">
          <button
            type="button"
            className="button quiet"
            aria-expanded={values.is_bank_asked}
            onClick={() =>
              change({
                is_bank_asked: !values.is_bank_asked,
                routing_number: '',
                account_number: '',
                account_number_again: '',
              })
            }
          >
            {values.is_bank_asked ? messages.keepBank : messages.changeBank}
          </button>
        </div>
      </>
    )}
    {values.is_bank_asked &&
      fields.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          value={values[name]}
          error={errorOf(name)}
          onChange={(typed) => change({ [name]: typed })}
        />
      ))}
    <TextField
      name="statement_name"
      label={messages.statement}
      hint={messages.statementHint}
      required
      maxLength={22}
      autoComplete="off"
      value={values.statement_name}
      error={errorOf('statement_name')}
      onChange={(statement_name) => change({ statement_name })}
    />
  </Section>
)
