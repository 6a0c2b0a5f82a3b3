import type { AccountType } from '@showroom/contract/account/account'
import { languages } from '@showroom/contract/shared/languages'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { languageWords } from '../../../language.messages.ts'
import { accountMessages as messages } from '../messages.ts'

type Props = {
  type: AccountType
  value: string
  error: string | undefined
  onChange: (spoken: string) => void
}

/** Which language somebody speaks with others; that we write English alone is said beside it. */
export const LanguageField = ({ type, ...rest }: Props) => (
  <SelectField
    name="language"
    label={messages.language}
    hint={type === 'Contractor' ? messages.languageHintOfPro : messages.languageHint}
    empty={messages.languageNotSaid}
    options={languages.map((value) => ({ value, label: languageWords[value] }))}
    {...rest}
  />
)
