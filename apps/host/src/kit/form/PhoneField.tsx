import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { diallingCodes } from './dialling-codes.ts'
import { FieldError, FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useFieldIds } from './field.ts'
import { formMessages } from './form.messages.ts'
import { Picker } from './Picker.tsx'
import { caretAfter, countryOf, formatPhone, readPhone } from './phone-number.ts'
import { digitsIn } from './typed-number.ts'

type Phone = { country_code: string; phone_number: string }

type Props = Pick<FieldProps, 'hint' | 'error' | 'required' | 'enterKeyHint'> & {
  label?: string
  /** `phone_number` holds digits only. */
  value: Phone
  onChange: (phone: Phone) => void
  codeError?: string | undefined
  /** A section of `autocomplete`, when a page asks for several numbers. */
  section?: string
}

/** Dialling code and number, as (xxx) xxx-xxxx. */
export const PhoneField = ({ label = formMessages.phone, value, onChange, ...rest }: Props) => {
  const { hint, error, required, enterKeyHint, codeError, section } = rest
  const { id, control } = useFieldIds({ hint, error, required })
  const { input, shown, read } = useNumber(value, onChange)
  const filledIn = (what: string) => (section ? `${section} ${what}` : what)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <div className="form-phone">
        <CodePicker
          id={id}
          value={value}
          onChange={onChange}
          error={codeError}
          autoComplete={filledIn('tel-country-code')}
        />
        <input
          ref={input}
          className="form-input"
          type="tel"
          inputMode="tel"
          name="phone_number"
          autoComplete={filledIn('tel-national')}
          enterKeyHint={enterKeyHint}
          value={shown}
          onChange={read}
          {...control}
        />
      </div>
      <FieldError id={`${id}-code`} error={codeError} />
    </FieldFrame>
  )
}

type CodePickerProps = {
  id: string
  value: Phone
  onChange: (phone: Phone) => void
  error: string | undefined
  autoComplete: string
}

const countries = diallingCodes.map(({ country, code, name }) => ({ value: country, label: name, code }))

/** Closed it shows the code alone; open, the countries, to be found by name or code. */
const CodePicker = ({ id, value, onChange, error, autoComplete }: CodePickerProps) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (country: string) => {
    const code = diallingCodes.find((each) => each.country === country)?.code
    if (code === undefined) return
    setChosen(country)
    onChange({ country_code: code, phone_number: value.phone_number })
  }
  return (
    <Picker
      name="country_code"
      label={formMessages.countryCode}
      options={countries}
      value={countryOf(value.country_code, chosen)?.country ?? ''}
      onChange={choose}
      shown={({ code = '' }) => code}
      autoComplete={autoComplete}
      control={{
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-code-error` : undefined,
      }}
    />
  )
}

/** The number is drawn with its brackets; the caret stays behind the digit it was behind. */
const useNumber = ({ country_code, phone_number }: Phone, onChange: (phone: Phone) => void) => {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const shown = formatPhone(phone_number, country_code)
  const read = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = currentTarget.value
    const before = digitsIn(typed.slice(0, currentTarget.selectionStart ?? typed.length)).length
    const phone = readPhone(typed, country_code)
    // Backspace over a bracket takes the digit before it.
    const isBracketOnly =
      nativeEvent instanceof InputEvent &&
      nativeEvent.inputType === 'deleteContentBackward' &&
      phone.digits === phone_number
    caret.current = isBracketOnly ? before - 1 : before
    const digits = isBracketOnly
      ? phone.digits.slice(0, Math.max(before - 1, 0)) + phone.digits.slice(before)
      : phone.digits
    onChange({ country_code: phone.code, phone_number: digits })
  }
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return
    const at = caretAfter(shown, Math.max(caret.current, 0))
    input.current?.setSelectionRange(at, at)
    caret.current = null
  })
  return { input, shown, read }
}
