import { Link } from 'react-router'
import { useIntent } from '../../embed/intent.ts'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { formMessages } from '../../../kit/form/form.messages.ts'
import { PasswordField } from '../../../kit/form/PasswordField.tsx'
import { PhoneField } from '../../../kit/form/PhoneField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { readZip } from '../../../kit/form/useAddressFill.ts'
import { paths } from '../../../paths.ts'
import { AgeFields } from '../age/AgeFields.tsx'
import { registerMessages } from './register.messages.ts'
import type { Registration } from './registration.ts'
import type { Reading } from './ReadingDialog.tsx'
import type { RegistrationForm } from './useRegistration.ts'

type Props = { form: RegistrationForm; isBusy: boolean; onRead: (reading: Reading) => void }

export const SignUpStep = ({ form, isBusy, onRead }: Props) => {
  const intent = useIntent()
  return (
    <>
      <PersonFields form={form} />
      <AgeFields form={form} />
      <Agreement form={form} onRead={onRead} />
      <div className="form-actions">
        <button type="submit" className="button" aria-busy={isBusy}>
          {isBusy ? registerMessages.creating : registerMessages.toShipping}
        </button>
        <Link className="button quiet" to={intent ?? paths.home}>
          {registerMessages.continueShopping}
        </Link>
      </div>
    </>
  )
}

const PersonFields = ({ form: { values, change, errorOf } }: { form: RegistrationForm }) => {
  const field = (name: 'full_name' | 'email' | 'password' | 'zip_code') => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (text: string) => change({ [name]: text }),
    required: true,
    enterKeyHint: 'next' as const,
  })
  return (
    <>
      <TextField
        {...field('full_name')}
        label={registerMessages.fullName}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={120}
      />
      <TextField
        {...field('email')}
        label={registerMessages.email}
        hint={registerMessages.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
      />
      <PasswordField
        {...field('password')}
        label={registerMessages.password}
        hint={formMessages.passwordHint}
        autoComplete="new-password"
        strength
        known={knownOf(values)}
      />
      <PhoneField
        value={values}
        onChange={change}
        error={errorOf('phone_number')}
        codeError={errorOf('country_code')}
        required
        enterKeyHint="next"
      />
      <TextField
        {...field('zip_code')}
        label={registerMessages.zip}
        hint={registerMessages.zipHint}
        onChange={(typed) => change({ zip_code: readZip(typed) })}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
      />
    </>
  )
}

/** What a guesser would try first. */
const knownOf = ({ full_name, email }: Registration) => [full_name, email]

type AgreementProps = { form: RegistrationForm; onRead: (reading: Reading) => void }

const Agreement = ({ form: { values, change, errorOf }, onRead }: AgreementProps) => {
  const link = (reading: Reading) => (
    <button type="button" className="form-link" onClick={() => onRead(reading)}>
      {registerMessages[reading]}
    </button>
  )
  return (
    <div className="register-agreement">
      <CheckField
        name="agree"
        checked={values.agree}
        onChange={(agree) => change({ agree })}
        error={errorOf('agree')}
        required
      >
        {registerMessages.agree}
      </CheckField>
      <p className="register-readings">
        {link('terms')} {link('procedures')} {link('privacy')}
      </p>
    </div>
  )
}
