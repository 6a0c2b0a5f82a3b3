import { expect, test } from 'vitest'
import { keyedMutex, onePer, semaphore } from './concurrency.ts'

/** Works that end when they are told to. */
const aWorkshop = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, work, end }
}

test('works of one key go one after the other, those of another beside them, whatever one comes to', async () => {
  const { begun, work, end } = aWorkshop()
  const run = keyedMutex()
  const fails = run('a', () => Promise.reject(new Error('no')))
  const all = [run('a', work('a1')), run('a', work('a2')), run('b', work('b1'))]
  await expect(fails).rejects.toThrow('no')
  await new Promise(setImmediate)
  expect(begun.toSorted()).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toContain('a2')
  await end('a2')
  await end('b1')
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1'])
})

test('so many work at once, the others in the order in which they came, and one too many is refused', async () => {
  const { begun, work, end } = aWorkshop()
  const onFull = (): never => {
    throw new Error('full')
  }
  const run = semaphore({ atOnce: 2, mostWaiting: 1, onFull })
  const all = ['a', 'b', 'c'].map((name) => run(work(name)))
  await expect(run(work('d'))).rejects.toThrow('full')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})

test('a work that fails gives its place on', async () => {
  const run = semaphore({ atOnce: 1 })
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(async () => 'next')).toBe('next')
})

test('each object has one of its own, made once', () => {
  const of = onePer<object, object>(() => ({}))
  const [one, other] = [{}, {}]
  expect(of(one)).toBe(of(one))
  expect(of(one)).not.toBe(of(other))
})
