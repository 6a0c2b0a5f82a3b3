import { expect, test } from 'vitest'
import { isSignedBy } from './signature.ts'

/** The example of the provider’s own documentation. */
const url = 'https://example.com/myapp.php?foo=1&bar=2'
const fields = () =>
  new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  })
const signature = 'L/OH5YylLD5NRKLltdqwSvS0BnU='

test('what the provider signs is known, and nothing else', () => {
  expect(isSignedBy('12345', { url, fields: fields(), signature })).toBe(true)
  expect(isSignedBy('12346', { url, fields: fields(), signature })).toBe(false)
  expect(isSignedBy('12345', { url: `${url}&more=1`, fields: fields(), signature })).toBe(false)
  const changed = fields()
  changed.set('From', '+14158675301')
  expect(isSignedBy('12345', { url, fields: changed, signature })).toBe(false)
  expect(isSignedBy('12345', { url, fields: fields(), signature: '' })).toBe(false)
})
