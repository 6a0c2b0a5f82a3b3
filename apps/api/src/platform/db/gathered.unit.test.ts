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

test('who asks alone is read for at once; those who ask meanwhile are read for together', async () => {
  const { asked, read, end } = slowRead()
  const answers = Promise.all(['a', 'b', 'c', 'b'].map(read))
  expect(asked).toEqual([['a']])
  end(0)
  end(1)
  expect(await answers).toEqual(['a!', 'b!', 'c!', 'b!'])
  expect(asked).toEqual([['a'], ['b', 'c']])
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
  const next = read('a')
  const refused = expect(failing).rejects.toThrow('The database is away.')
  end(0)
  await refused
  end(1)
  expect(await next).toBe('a!')
})
