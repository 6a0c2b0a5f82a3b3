import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { expect, test } from 'vitest'
import { errorsOf, formOf } from './hand-in.ts'
import { bodyOf, centsOf, payoutRules, typedOf } from './payout-form.ts'

const typed = {
  ...typedOf(null, 'ana@homes.example'),
  legal_name: 'Ana Quill',
  tax_number: '1234',
  birth_date: '1980-01-31',
  street: '1 Main St',
  city: 'Pasadena',
  state: 'CA',
  zip_code: '91101',
  routing_number: '110000000',
  account_number: '000123456789',
  account_number_again: '000123456789',
  statement_name: 'QUILL TILE',
  w9_name: 'Ana Quill',
  w9_certified: true,
}

test('what is typed is checked by field before anybody is asked', () => {
  expect(payoutRules(typed)).toEqual({})
  expect(payoutRules({ ...typed, routing_number: '110000001' })).toEqual({
    routing_number: [say.routingChecksum],
  })
  expect(payoutRules({ ...typed, entity_type: 'company' })).toHaveProperty('tax_number')
  expect(payoutRules({ ...typed, entity_type: 'company', tax_number: '12-3456789', birth_date: '' })).toEqual(
    {},
  )
  expect(Object.keys(payoutRules({ ...typed, is_change: true }))).toEqual(['current_password', 'code'])
  expect(payoutRules({ ...typed, is_bank_asked: false, routing_number: '' })).toEqual({})
  expect(payoutRules({ ...typed, minimum: 'much' })).toEqual({ minimum: [say.minimum] })
})

test('our server is sent tokens, and none of the numbers', () => {
  const body = bodyOf(typed, { account_token: 'ct_1234', bank_token: 'btok_1234' })
  expect(body).toMatchObject({ minimum_cents: 2_500, schedule_day: 5, account_token: 'ct_1234' })
  for (const secret of ['000123456789', '110000000', '1980-01-31', '"1234"'])
    expect(JSON.stringify(body)).not.toContain(secret)
  expect(centsOf('$1,234.50')).toBe(123_450)
  expect(centsOf('12,50')).toBeNaN()
})

test('the provider reads forms with brackets, and its errors stand under our fields', () => {
  expect(formOf({ account: { individual: { dob: { day: '1' } }, business_type: 'individual' } })).toEqual([
    ['account[individual][dob][day]', '1'],
    ['account[business_type]', 'individual'],
  ])
  expect(errorsOf('bank_account[routing_number]')).toEqual({ routing_number: [say.routingChecksum] })
  expect(errorsOf('account[company][tax_id]')).toEqual({ tax_number: [say.identityRefused] })
  expect(errorsOf(undefined)).toEqual({ legal_name: [say.identityRefused] })
})
