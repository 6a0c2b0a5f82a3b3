import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

const deferred = () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** A reading that ends when it is told to; every key has its own name for a value, but for `unknown`. */
const slowRead = () => {
  const asked: (readonly string[])[] = []
  const ends = [deferred(), deferred()]
  const read = gathered(async (keys: readonly string[]) => {
    asked.push(keys)
    await ends[asked.length - 1]?.promise
    if (keys.includes('broken')) throw new Error('The database is away.')
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key}!`]))
  })
  return { asked, read, end: (at: number) => ends[at]?.resolve() }
}

test('what is asked for in one breath is read together, and so is what is asked for meanwhile', async () => {
  const { asked, read, end } = slowRead()
  const first = ['a', 'b'].map(read)
  await Promise.resolve()
  expect(asked).toEqual([['a', 'b']])
  const meanwhile = ['c', 'd', 'c'].map(read)
  end(0)
  end(1)
  expect(await Promise.all([...first, ...meanwhile])).toEqual(['a!', 'b!', 'c!', 'd!', 'c!'])
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('what is not there is answered with nothing', async () => {
  const { read, end } = slowRead()
  const answer = read('unknown')
  end(0)
  expect(await answer).toBeUndefined()
})

test('a reading that fails fails for those who asked for it, and not for those who ask next', async () => {
  const { read, end } = slowRead()
  const failing = read('broken')
  await Promise.resolve()
  const next = read('a')
  const refused = expect(failing).rejects.toThrow('The database is away.')
  end(0)
  await refused
  end(1)
  expect(await next).toBe('a!')
})
