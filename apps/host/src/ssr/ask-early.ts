// The first script of a page that the browser draws: it asks who is signed in while the page's program is on its way, and
// session/asked-early.ts hands over what was answered. A file of its own, which imports nothing, because it must not wait
// for anything.
export {}

const contentOf = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.replace(/\/$/, '') ?? ''

const stored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const token = stored('authToken') ?? ''
// As session/session.ts has it: a shorter one signs nobody in. In client view calls say so, once it is known who asks.
if (token.length > 10 && stored('client_view') === null) {
  const url = `${contentOf('api-base-url')}/api/authuser?showroom=0`
  const ended = new AbortController()
  const answer = fetch(url, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    credentials: 'same-origin',
    signal: ended.signal,
  })
  // Whoever takes it over tells of a failure.
  answer.catch(() => undefined)
  window.askedEarly = { url, token, answer, stop: () => ended.abort() }
}
