// Questions that nobody has asked yet. Each is another one, in the warm-up and on every connection, so that no answer
// can be one that was kept.

/** Requests a second: what we aim for, and the least we accept. */
export const coldBudgets = {
  'cold list': [2_500, 1_250],
  'cold list of all': [1_400, 700],
  'cold search': [2_200, 1_100],
  'cold typo': [1_500, 750],
  'cold detail': [3_000, 1_500],
}

/** At a million products. */
export const millionBudgets = {
  'cold list': [800, 400],
  'cold list of all': [120, 60],
  'cold search': [500, 250],
}

const sorts = ['featured', 'price_low', 'price_high', 'newest', 'lead_time', 'saving']
const list = '/api/visualization/products'

/** The same each time, so that two runs ask the same. */
const randomFrom = (seed) => {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2 ** 32
  }
  return { pick: (all) => all[Math.floor(next() * all.length)], below: (most) => Math.floor(next() * most) }
}

const withoutALetter = (word, at) => word.slice(0, at) + word.slice(at + 1)

/** A request for autocannon that is another one each time: the price from which is counted up. */
const everOther = (queryOf) => {
  const random = randomFrom(7)
  let asked = 0
  return [
    {
      setupRequest: (request) => {
        asked += 1
        const query = new URLSearchParams({ page_size: '24', price_min: String(asked), ...queryOf(random) })
        return { ...request, path: `${list}?${query}` }
      },
    },
  ]
}

/** Each product's page once in each showroom. */
const everyPage = (ids, showrooms) => {
  let asked = 0
  return [
    {
      setupRequest: (request) => {
        const showroom = showrooms[Math.floor(asked / ids.length) % showrooms.length]
        const pid = ids[asked % ids.length]
        asked += 1
        return { ...request, path: `/api/public?${new URLSearchParams({ pid, showroom })}` }
      },
    },
  ]
}

export const coldRequests = ({ showrooms, categories, words, ids }) => {
  const [showroom] = showrooms
  const long = words.filter((word) => word.length > 4 && !/\d/.test(word))
  const place = ({ pick, below }) => ({ showroom, sort: pick(sorts), page: String(1 + below(5)) })
  return {
    'cold list': everOther((random) => ({ ...place(random), category: random.pick(categories) })),
    'cold list of all': everOther(place),
    'cold search': everOther(({ pick }) => ({ showroom, search: `${pick(words)} ${pick(words)}` })),
    'cold typo': everOther(({ pick, below }) => {
      const word = pick(long)
      return { showroom, search: withoutALetter(word, 1 + below(word.length - 2)) }
    }),
    'cold detail': everyPage(ids, showrooms),
  }
}

/** What there is to ask for: by the API's own replies. */
export const readShelf = async (call, showrooms) => {
  const query = new URLSearchParams({ showroom: showrooms[0], page_size: '96' })
  const first = await call(`${list}?${query}`)
  const categories = first.facets.find(({ key }) => key === 'category').values.map(({ value }) => value)
  const most = Math.min(first.last_page, 300)
  const products = [...first.data]
  for (let page = 2; page <= most; page++)
    products.push(...(await call(`${list}?${query}&page=${page}`)).data)
  const words = [...new Set(products.flatMap(({ name }) => name.toLowerCase().split(/[^a-z0-9]+/)))]
  return {
    showrooms,
    categories,
    words: words.filter((word) => word.length > 2),
    ids: products.map(({ id }) => id),
  }
}
