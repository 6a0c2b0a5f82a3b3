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

const inputsOfCard = () => ({
  card_number: inputOf('card_number'),
  name_on_Card: inputOf('name_on_Card'),
  exp_date: inputOf('exp_date'),
  cvv: inputOf('cvv'),
})
type Inputs = ReturnType<typeof inputsOfCard>

const entryIn = (inputs: Inputs): CardEntry => ({
  card_number: inputs.card_number.value,
  name_on_Card: inputs.name_on_Card.value,
  exp_date: inputs.exp_date.value,
  cvv: inputs.cvv.value,
})

const say = (inputs: Inputs, field: CardField, sentence: string | null) => {
  const place = document.getElementById(`${field}-error`)
  if (place) place.textContent = sentence ?? ''
  if (sentence === null) inputs[field].removeAttribute('aria-invalid')
  else inputs[field].setAttribute('aria-invalid', 'true')
}

const format = (inputs: Inputs, field: CardField, event: Event) => {
  const input = inputs[field]
  if (field === 'card_number') rewrite(input, formatNumber(input.value))
  if (field === 'exp_date') rewrite(input, formatExpiry(input.value, isDeletion(event)))
  if (field === 'cvv') rewrite(input, digitsOf(input.value).slice(0, cvcLength(inputs.card_number.value)))
}

/** The field after one that is whole. Whoever mends a digit in the middle stays. */
const nextAfter = (inputs: Inputs, field: CardField, event: Event): CardField | null => {
  const input = inputs[field]
  const isAtEnd = input.selectionStart === input.value.length
  if (isDeletion(event) || !isAtEnd || document.activeElement !== input) return null
  if (field === 'card_number' && isNumber(input.value)) return 'name_on_Card'
  if (field === 'exp_date' && expiryOf(input.value, new Date()) !== null) return 'cvv'
  return null
}

type Told = { typed: () => void; drawn: () => void }

const listen = (inputs: Inputs, told: Told) => {
  for (const field of cardFields) {
    inputs[field].addEventListener('input', (event) => {
      format(inputs, field, event)
      say(inputs, field, null)
      told.typed()
      told.drawn()
      const next = nextAfter(inputs, field, event)
      if (next) inputs[next].focus()
    })
    // A field that was left empty is not wrong yet: a card may be left out as a whole.
    inputs[field].addEventListener('blur', () => {
      const isEmpty = inputs[field].value.trim() === ''
      say(inputs, field, isEmpty ? null : (entryErrors(entryIn(inputs), new Date())[field]?.[0] ?? null))
      told.drawn()
    })
  }
}

/** The four fields of the card: formatted as they are typed, looked at when they are left. */
export const cardForm = (told: Told) => {
  const inputs = inputsOfCard()
  listen(inputs, told)
  const show = (errors: CardErrors) => {
    for (const field of cardFields) say(inputs, field, errors[field]?.[0] ?? null)
    told.drawn()
  }
  return {
    entry: () => entryIn(inputs),
    open: () => document.querySelector('fieldset')?.removeAttribute('disabled'),
    show,
    clear: () => {
      for (const field of cardFields) inputs[field].value = ''
      show({})
      told.typed()
    },
    /** Where something is wrong, else where one begins. The page's word may be here before the keyboard is. */
    focus: () => {
      const wrong = cardFields.find((field) => inputs[field].hasAttribute('aria-invalid'))
      const first = inputs[wrong ?? 'card_number']
      first.focus()
      if (!document.hasFocus()) window.addEventListener('focus', () => first.focus(), { once: true })
    },
  }
}
