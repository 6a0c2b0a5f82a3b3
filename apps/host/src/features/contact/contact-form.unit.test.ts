import { expect, test } from 'vitest'
import { contactDraftIn } from './contact-draft.ts'
import { contactErrors, type ContactTyped, emptyContact, withDraft, withSample } from './contact-form.ts'

const written = (telling: Partial<ContactTyped> = {}): ContactTyped => ({
  ...emptyContact,
  full_name: 'Ada Byron',
  email: 'ada@people.test',
  role: 'homeowner',
  topic: 'order',
  message: 'Where is it?',
  ...telling,
})

test('a message with all that is needed has nothing wrong with it, a phone number or not', () => {
  expect(contactErrors(written())).toEqual({})
  expect(contactErrors(written({ phone_number: '6265550142' }))).toEqual({})
  expect(contactErrors(written({ country_code: '+44', phone_number: '207946' }))).toEqual({})
})

test('an empty form says under each field what is missing', () => {
  expect(contactErrors(emptyContact)).toEqual({
    full_name: ['The name field is required.'],
    email: ['The email field is required.'],
    role: ['Please choose who you are.'],
    topic: ['Please choose what it is about.'],
    message: ['The message field is required.'],
  })
})

test.each([
  ['email', { email: 'ada@' }, 'The email must be a valid email address.'],
  ['phone_number', { phone_number: '626' }, 'The phone number must have 10 digits.'],
  [
    'phone_number',
    { country_code: '+44', phone_number: '207' },
    'The phone number must have at least 6 digits.',
  ],
] as const)('what is wrong with the %s is said', (field, telling, sentence) => {
  expect(contactErrors(written(telling))).toEqual({ [field]: [sentence] })
})

test('a draft is read as it was kept, and what is none is none', () => {
  const typed = written({ order_number: 'SR-7' })
  expect(contactDraftIn(JSON.stringify(typed))).toEqual(typed)
  expect(contactDraftIn(JSON.stringify({ full_name: 7, role: 'burglar', topic: 'order' }))).toEqual({
    ...emptyContact,
    topic: 'order',
  })
  expect(contactDraftIn(null)).toBeNull()
  expect(contactDraftIn('"text"')).toBeNull()
})

test('a draft comes into what is empty, and over nothing that somebody has typed before it was read', () => {
  const typed = { ...emptyContact, full_name: 'Hanna Marsh', role: 'designer' as const }
  expect(withDraft(typed, written())).toEqual({ ...written(), full_name: 'Hanna Marsh', role: 'designer' })
  expect(withDraft(typed, emptyContact)).toEqual(typed)
})

test('samples are asked for one after the other in one message, each once', () => {
  const oak = withSample('', 'Oak Plank (SKU OAK-7)')
  expect(oak).toBe('Please send me a sample of Oak Plank (SKU OAK-7).')
  expect(withSample(oak, 'Oak Plank (SKU OAK-7)')).toBe(oak)
  expect(withSample(oak, 'Fog Tile (SKU FOG-1)')).toBe(
    `${oak}\nPlease send me a sample of Fog Tile (SKU FOG-1).`,
  )
  expect(withSample('Where is it?', null)).toBe('Where is it?')
})
