import { expect, test } from 'vitest'
import { openCatalogueVersion } from './catalogue-version.ts'
import { derivedValues, keptValues } from './derived-values.ts'

const aVersion = () => {
  const state = { version: 1, reads: 0, now: 0 }
  const version = openCatalogueVersion(
    async () => {
      state.reads++
      return state.version
    },
    () => state.now,
  )
  return { state, version }
}

test('the version is asked for at most once a second', async () => {
  const { state, version } = aVersion()
  await Promise.all([version.current(), version.current()])
  state.now = 999
  await version.current()
  expect(state.reads).toBe(1)
  state.now = 1_000
  await version.current()
  expect(state.reads).toBe(2)
})

test('a version that could not be read is asked for again at once', async () => {
  let fails = true
  const version = openCatalogueVersion(
    async () => {
      if (fails) throw new Error('away')
      return 7
    },
    () => 0,
  )
  await expect(version.current()).rejects.toThrow('away')
  fails = false
  expect(await version.current()).toBe(7)
})

test('what many ask for at once is derived once, and again when the catalogue changed', async () => {
  const { state, version } = aVersion()
  let derived = 0
  const values = derivedValues<{ of: number }>(version, { most: 10 })
  const ask = () => values.get('lights', async () => ({ of: ++derived }))
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ of: 1 }, { of: 1 }, { of: 1 }])
  state.version = 2
  state.now = 1_000
  expect(await ask()).toEqual({ of: 2 })
})

test('what failed is not kept', async () => {
  const { version } = aVersion()
  const values = derivedValues<{ of: string }>(version, { most: 10 })
  const failing = () => Promise.reject(new Error('away'))
  await expect(values.get('x', failing)).rejects.toThrow('away')
  expect(await values.get('x', async () => ({ of: 'right' }))).toEqual({ of: 'right' })
})

test('what was begun before a change is not kept after it', async () => {
  const { state, version } = aVersion()
  const values = derivedValues<{ of: string }>(version, { most: 10 })
  let finish = (_: { of: string }) => {}
  const old = values.get('x', () => new Promise((resolve) => (finish = resolve)))
  await new Promise((resolve) => setImmediate(resolve))
  state.version = 2
  state.now = 1_000
  expect(await values.get('x', async () => ({ of: 'new' }))).toEqual({ of: 'new' })
  finish({ of: 'old' })
  expect(await old).toEqual({ of: 'old' })
  expect(await values.get('x', async () => ({ of: 'newer' }))).toEqual({ of: 'new' })
})

test('of many only the missing are derived, and come back in order', async () => {
  const { version } = aVersion()
  const values = derivedValues<{ of: string }>(version, { most: 10 })
  await values.get('b', async () => ({ of: 'kept' }))
  const many = await values.getMany(['a', 'b', 'gone'], async (missing) => {
    expect(missing).toEqual(['a', 'gone'])
    return new Map([['a', { of: 'fresh' }]])
  })
  expect(many).toEqual([{ of: 'fresh' }, { of: 'kept' }])
})

test('the least used goes first when there is too much', async () => {
  const { version } = aVersion()
  const values = derivedValues<{ size: number }>(version, { most: 10, sizeOf: ({ size }) => size })
  await values.get('a', async () => ({ size: 6 }))
  await values.get('b', async () => ({ size: 6 }))
  const asked: string[] = []
  await values.getMany(['a', 'b'], async (missing) => {
    asked.push(...missing)
    return new Map()
  })
  expect(asked).toEqual(['a'])
})

test('where questions are others each time, what was asked for once is not kept, and what was asked for again is', async () => {
  let derived = 0
  const values = keptValues<{ of: number }>({ most: 2, isKeptWhenAskedAgain: true })
  const ask = (key: string) => values.get(key, async () => ({ of: ++derived }))
  expect(await ask('hot')).toEqual({ of: 1 })
  expect(await ask('hot')).toEqual({ of: 2 })
  for (const key of ['a', 'b', 'c', 'd']) await ask(key)
  expect(await ask('hot')).toEqual({ of: 2 })
})
