import type { AccountType, User } from '@showroom/contract/account/account'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { languages } from '@showroom/contract/shared/languages'
import { PhoneField } from '../../../kit/form/PhoneField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { call } from '../../../data/call.ts'
import { refreshUser } from '../../../session/session.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { useSave } from '../../../data/useSave.ts'
import { LanguageField } from './LanguageField.tsx'
import type { ProfileShown } from './Profile.tsx'
import { accountMessages as messages } from '../messages.ts'

type Person = {
  first_name: string
  last_name: string
  country_code: string
  phone_number: string
  zip_code: string
  /** Empty: not said. */
  language: string
}

/** What a delivery needs, only a client must say. */
const required = {
  User: ['first_name', 'phone_number', 'zip_code'],
  Contractor: ['first_name'],
  Vendor: ['first_name'],
  Admin: ['first_name'],
} as const satisfies Record<AccountType, readonly (keyof Person)[]>

const rulesFor =
  (type: AccountType) =>
  (person: Person): FieldErrors =>
    Object.fromEntries(
      required[type]
        .filter((field) => person[field].trim() === '')
        .map((field) => [field, [accountMessages.required(field.replaceAll('_', ' '))]]),
    )

/** What may be left empty, and is, is not said. */
const said = (person: Person) => ({
  ...person,
  phone_number: person.phone_number || undefined,
  zip_code: person.zip_code || undefined,
  language: languages.find((language) => language === person.language) ?? null,
})

const personIn = ({
  first_name,
  last_name,
  country_code,
  phone_number,
  zip_code,
  language,
}: User): Person => ({
  first_name,
  last_name,
  country_code,
  phone_number,
  zip_code,
  language: language ?? '',
})

type Props = { profile: ProfileShown; onSaved: (profile: ProfileShown) => void }

export const PersonForm = ({ profile: { user }, onSaved }: Props) => {
  const { form: element, ...form } = useForm<Person>({
    values: personIn(user),
    rules: rulesFor(user.type),
  })
  const save = useSave(form, async (person) => {
    const { data, message } = await call('PUT /api/profile', { body: said(person) })
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
    <form ref={element} className="form" noValidate onSubmit={save}>
      <div className="account-pair">
        <TextField
          {...field('first_name')}
          label={messages.firstName}
          autoComplete="given-name"
          maxLength={60}
        />
        <TextField
          {...field('last_name')}
          label={messages.lastName}
          autoComplete="family-name"
          maxLength={60}
        />
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
        label={messages.zipCode}
        hint={user.type === 'User' ? messages.whereYouLiveOr : undefined}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
        enterKeyHint="done"
      />
      <LanguageField
        type={user.type}
        value={form.values.language}
        error={form.errorOf('language')}
        onChange={(spoken) => form.change({ language: spoken })}
      />
      <SaveButton isBusy={form.isBusy} />
    </form>
  )
}
