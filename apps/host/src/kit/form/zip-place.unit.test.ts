import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { usStates } from '@showroom/contract/account/us-states'
import { expect, test } from 'vitest'
import { changeOf, readZip } from './useAddressFill.ts'
import { placeIn } from './zip-place.ts'

const folder = resolve(import.meta.dirname, '../../../public/zip-codes')
const regionOf = (zip: string) => JSON.parse(readFileSync(`${folder}/${zip.slice(0, 2)}.json`, 'utf8'))
const placeOf = (zip: string) => placeIn(regionOf(zip), zip.slice(2))

test('a ZIP code has its city and state', () => {
  expect(placeOf('90210')).toEqual({ city: 'Beverly Hills', state: 'CA' })
  expect(placeOf('78701')).toEqual({ city: 'Austin', state: 'TX' })
  expect(placeOf('02134')).toEqual({ city: 'Allston', state: 'MA' })
})

test('a ZIP code that nobody has is not known', () => {
  expect(placeOf('90000')).toBeNull()
})

test('every list holds only states that we deliver to, and no list weighs more than 10 KB', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const states = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))
  expect(states.filter((state) => !usStates.some((known) => known === state))).toEqual([])
  expect(new Set(states).size).toBe(usStates.length)
  const heaviest = Math.max(...files.map((file) => readFileSync(`${folder}/${file}`).length))
  expect(heaviest).toBeLessThan(10_240)
})

const typed = { street: '', apartment: '', city: '', state: '', zip_code: '90210' }
const place = { city: 'Beverly Hills', state: 'CA' }
const nothingBefore = { city: '', state: '' }

test('a ZIP code fills what is empty', () => {
  expect(changeOf(typed, place, nothingBefore)).toEqual({ city: 'Beverly Hills', state: 'CA' })
})

test('a ZIP code never writes over a city that was typed', () => {
  expect(changeOf({ ...typed, city: 'Los Angeles' }, place, nothingBefore)).toEqual({ state: 'CA' })
})

test('another ZIP code replaces what the last one filled', () => {
  const filled = { ...typed, city: 'Austin', state: 'TX' }
  expect(changeOf(filled, place, { city: 'Austin', state: 'TX' })).toEqual(place)
})

test('a ZIP code has five digits, or nine with a dash', () => {
  expect(readZip('90210')).toBe('90210')
  expect(readZip('902101234')).toBe('90210-1234')
  expect(readZip('9021x')).toBe('9021')
})
