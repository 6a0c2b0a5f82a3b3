import fc from 'fast-check'

/** Places in a value: itself, and all that lies in it. */
const placesIn = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? [
        [],
        ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner).map((place) => [key, ...place])),
      ]
    : [[]]

const put = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === key ? put(inner, rest, by) : inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? put(inner, rest, by) : inner]),
  )
}

/** A body that names a prototype is malformed, and goes no further. */
const json = fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('__proto__'))

/** What a number, a word or a list might be mistaken for. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.integer({ min: -1, max: 120_000 }), weight: 4 },
  fc.constantFrom(0, 1, 0.5, -1, 1e21, 100_000, '', 'floor', '\u0000', null, true, [], {}, [[]], [0, 0]),
  json,
)

/** A good value with one to three places of it become something else. */
export const spoiled = (good: unknown): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((value, [at, by]) => {
      const places = placesIn(value)
      return put(value, places[at % places.length] ?? [], by)
    }, good),
  )

const at = (value: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>((inner, key) => Object(inner)[key], value)

/** A good value with one of its numbers a little larger or smaller: often good as well. */
export const nudged = (good: unknown): fc.Arbitrary<unknown> => {
  const numbers = placesIn(good).filter((place) => typeof at(good, place) === 'number')
  return fc.tuple(fc.nat(), fc.integer({ min: -400, max: 400 })).map(([index, by]) => {
    const place = numbers[index % numbers.length] ?? []
    return put(good, place, Number(at(good, place)) + by)
  })
}
