import { formMessages } from '../../../kit/form/form.messages.ts'
import { PasswordField } from '../../../kit/form/PasswordField.tsx'
import { PhoneField } from '../../../kit/form/PhoneField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { wizardField } from './wizard-field.ts'
import type { Wizard } from './useWizard.ts'
import { applyMessages as messages } from './messages.ts'

export const YouStep = ({ wizard }: { wizard: Wizard }) => {
  const { form } = wizard
  const { values } = form
  const field = wizardField(wizard)
  return (
    <>
      <div className="apply-pair">
        <TextField
          {...field('first_name', messages.firstName)}
          autoComplete="given-name"
          maxLength={60}
          required
        />
        <TextField
          {...field('last_name', messages.lastName)}
          autoComplete="family-name"
          maxLength={60}
          required
        />
      </div>
      <TextField
        {...field('email', messages.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <PhoneField
        value={values}
        onChange={form.change}
        error={form.errorOf('phone_number')}
        codeError={form.errorOf('country_code')}
        required
      />
      <PasswordField
        {...field('password', messages.password)}
        autoComplete="new-password"
        hint={formMessages.passwordHint}
        strength
        known={[values.first_name, values.last_name, values.email]}
        required
      />
    </>
  )
}
