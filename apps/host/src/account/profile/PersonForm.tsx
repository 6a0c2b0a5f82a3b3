import { accountMessages } from '@showroom/contract/account/account.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { PhoneField } from '../../form/PhoneField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useForm } from '../../form/useForm.ts'
import { call } from '../../session/call.ts'
import { refreshUser } from '../../session/session.ts'
import { SaveButton } from '../SaveButton.tsx'
import { useSaving } from '../useSaving.ts'
import type { ProfileShown } from './Profile.tsx'

type Person = {
  first_name: string
  last_name: string
  country_code: string
  phone_number: string
  zip_code: string
}

const required = { first_name: 'first name', phone_number: 'phone number', zip_code: 'zip code' } as const

const rules = (person: Person): FieldErrors =>
  Object.fromEntries(
    Object.entries(required)
      .filter(([field]) => person[field as keyof typeof required].trim() === '') // its own keys
      .map(([field, name]) => [field, [accountMessages.required(name)]]),
  )

type Props = { profile: ProfileShown; onSaved: (profile: ProfileShown) => void }

export const PersonForm = ({ profile: { user }, onSaved }: Props) => {
  const { first_name, last_name, country_code, phone_number, zip_code } = user
  const form = useForm<Person>({
    values: { first_name, last_name, country_code, phone_number, zip_code },
    rules,
  })
  const save = useSaving(form, async (body) => {
    const { data, message } = await call('PUT /api/profile', { body })
    refreshUser(data.user)
    onSaved(data)
    return message
  })
  const field = (name: 'first_name' | 'last_name' | 'zip_code') => ({
    name,
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (text: string) => form.change({ [name]: text }),
    enterKeyHint: 'next' as const,
  })
  return (
    <form ref={form.form} className="form" noValidate onSubmit={save}>
      <div className="account-pair">
        <TextField {...field('first_name')} label="First name" autoComplete="given-name" maxLength={60} />
        <TextField {...field('last_name')} label="Last name" autoComplete="family-name" maxLength={60} />
      </div>
      <PhoneField
        value={form.values}
        onChange={form.change}
        error={form.errorOf('phone_number')}
        codeError={form.errorOf('country_code')}
        enterKeyHint="next"
      />
      <TextField
        {...field('zip_code')}
        label="ZIP code"
        hint="Where you live or build: it decides what can be delivered."
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
        enterKeyHint="done"
      />
      <SaveButton isBusy={form.isBusy} />
    </form>
  )
}
