import { expect, test } from 'vitest'
import { emailPattern } from './patterns.ts'

test.each([
  "o'brien@example.com",
  "d'arcy.o'neil+tile@mail.example.co.uk",
  'josé@example.com',
  'A_b-c=d@EXAMPLE.com',
])('%s is an address', (email) => expect(emailPattern.test(email)).toBe(true))

test.each([
  'ada@example',
  'ada@@example.com',
  'ada@example.com, thief@evil.test',
  '"ada" <thief@evil.test>',
  'ada@example.com\r\nBcc: thief@evil.test',
  'thief@evil.test(ada@example.com)',
])('%j is none', (email) => expect(emailPattern.test(email)).toBe(false))
