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

/** What a number, a word or a list might be mistaken for. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.integer({ min: -1, max: 120_000 }), weight: 4 },
  fc.constantFrom(0, 1, 0.5, -1, 1e21, 100_000, '', 'floor', '\u0000', null, true, [], {}, [[]], [0, 0]),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A good value with one to three places of it become something else. */
export const spoiled = (good: unknown): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((value, [at, by]) => {
      const places = placesIn(value)
      return put(value, places[at % places.length] ?? [], by)
    }, good),
  )
