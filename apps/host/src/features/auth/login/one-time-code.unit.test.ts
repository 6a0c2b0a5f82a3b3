import { expect, test } from 'vitest'
import { codeError, codeIn, maskedEmail } from './one-time-code.ts'

test('a code is looked at before it is sent', () => {
  expect(codeError('123456')).toBeNull()
  for (const typed of ['', '12345', '1234567', '12345a'])
    expect(codeError(typed)).toBe('Please enter the 6 digits of the code.')
})

test('a code is understood as it is pasted', () => {
  expect(codeIn(' 123 456 ')).toBe('123456')
  expect(codeIn('Your code: 123-456.')).toBe('123456')
  expect(codeIn('12345678')).toBe('123456')
})

test('the address that the code went to is told to who knows it', () => {
  expect(maskedEmail('ana@showroom.example')).toBe('a•••@showroom.example')
})
