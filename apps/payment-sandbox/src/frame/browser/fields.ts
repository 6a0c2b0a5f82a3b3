import { type CardErrors, type CardField, cardFields } from '@showroom/contract/payment/card-frame'
import {
  type CardEntry,
  cvcLength,
  digitsOf,
  entryErrors,
  expiryOf,
  formatExpiry,
  formatNumber,
  isNumber,
} from '../../card/card-entry.rules.ts'

const inputOf = (field: CardField): HTMLInputElement => {
  const input = document.getElementById(field)
  if (!(input instanceof HTMLInputElement)) throw new Error(`The frame has no field ${field}.`)
  return input
}

/** Puts the formatted text in, with the caret behind as many letters that count as before. */
const rewrite = (input: HTMLInputElement, formatted: string) => {
  if (input.value === formatted) return
  const isAtEnd = input.selectionStart === input.value.length
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length
  input.value = formatted
  if (isAtEnd) return
  let place = 0
  for (let seen = 0; seen < digitsBefore && place < formatted.length; place += 1)
    if (/\d/.test(formatted.charAt(place))) seen += 1
  input.setSelectionRange(place, place)
}

const isDeletion = (event: Event) => event instanceof InputEvent && event.inputType.startsWith('delete')

/** The four fields of the card: formatted as they are typed, looked at when they are left. */
export const cardForm = (told: { typed: () => void; drawn: () => void }) => {
  const inputs = {
    card_number: inputOf('card_number'),
    name_on_Card: inputOf('name_on_Card'),
    exp_date: inputOf('exp_date'),
    cvv: inputOf('cvv'),
  }
  const entry = (): CardEntry => ({
    card_number: inputs.card_number.value,
    name_on_Card: inputs.name_on_Card.value,
    exp_date: inputs.exp_date.value,
    cvv: inputs.cvv.value,
  })
  const say = (field: CardField, sentence: string | null) => {
    const place = document.getElementById(`${field}-error`)
    if (place) place.textContent = sentence ?? ''
    if (sentence === null) inputs[field].removeAttribute('aria-invalid')
    else inputs[field].setAttribute('aria-invalid', 'true')
  }
  const show = (errors: CardErrors) => {
    for (const field of cardFields) say(field, errors[field]?.[0] ?? null)
    told.drawn()
  }
  /** A field that was left empty is not wrong yet: a card may be left out as a whole. */
  const lookAt = (field: CardField) => {
    const sentence =
      inputs[field].value.trim() === '' ? null : (entryErrors(entry(), new Date())[field]?.[0] ?? null)
    say(field, sentence)
    told.drawn()
  }
  const format: Record<CardField, (event: Event) => void> = {
    card_number: () => rewrite(inputs.card_number, formatNumber(inputs.card_number.value)),
    name_on_Card: () => undefined,
    exp_date: (event) => rewrite(inputs.exp_date, formatExpiry(inputs.exp_date.value, isDeletion(event))),
    cvv: () => rewrite(inputs.cvv, digitsOf(inputs.cvv.value).slice(0, cvcLength(inputs.card_number.value))),
  }
  /** Only where the whole is typed: whoever mends a digit in the middle stays. */
  const goesOn: Partial<Record<CardField, { to: CardField; when: () => boolean }>> = {
    card_number: { to: 'name_on_Card', when: () => isNumber(inputs.card_number.value) },
    exp_date: { to: 'cvv', when: () => expiryOf(inputs.exp_date.value, new Date()) !== null },
  }
  for (const field of cardFields) {
    const input = inputs[field]
    input.addEventListener('input', (event) => {
      format[field](event)
      say(field, null)
      told.typed()
      told.drawn()
      const next = goesOn[field]
      const isAtEnd = input.selectionStart === input.value.length
      if (next && !isDeletion(event) && isAtEnd && document.activeElement === input && next.when())
        inputs[next.to].focus()
    })
    input.addEventListener('blur', () => lookAt(field))
  }
  return {
    entry,
    show,
    clear: () => {
      for (const field of cardFields) inputs[field].value = ''
      show({})
      told.typed()
    },
    /** Where something is wrong, else where one begins. */
    focus: () => {
      const wrong = cardFields.find((field) => inputs[field].hasAttribute('aria-invalid'))
      inputs[wrong ?? 'card_number'].focus()
    },
  }
}
