/** What a hostile script on the page found out, as lines that a test can hold against a list. */
export type Learned = {
  /** `METHOD /path` of every request, with the names of query, header and body fields. */
  calls: string[]
  /** Paths of the properties in what was answered: `data.cart.count`. */
  answered: string[]
  /** Names of what was kept: cookies, storage, databases, channels. */
  kept: string[]
  /** Values of headers and storage. */
  values: string[]
  /** Events of ours with the names in their details. */
  events: string[]
  /** Messages to other windows, workers or channels. */
  messages: string[]
  /** Inputs in shadow roots: `type name autocomplete`. */
  inputs: string[]
  /** What was typed, letter by letter. */
  typed: string
  /** Properties that somebody set or asked of a polluted `Object.prototype`. */
  trapped: string[]
}

/** Runs first on the page, wraps what it can, and breaks nothing: a thief wants the shop to work. */
export const hostileScript = `(() => {
  const learned = { calls: [], answered: [], kept: [], values: [], events: [], messages: [], inputs: [], typed: '', trapped: [] }
  const note = (list, text) => { if (!learned[list].includes(text)) learned[list].push(text) }
  const anonymous = (path) => path.replace(/\\/projectCart\\/(?!sync|update)[\\w]+/, '/projectCart/{id}').replace(/\\/destroy\\/\\w+/, '/destroy/{id}')
  const namesIn = (value, path, into) => {
    if (Array.isArray(value)) value.forEach((one) => namesIn(one, path, into))
    else if (value && typeof value === 'object') for (const name of Object.keys(value)) namesIn(value[name], path ? path + '.' + name : name, into)
    else into.add(path)
  }
  const fields = (value) => { const into = new Set(); namesIn(value, '', into); return [...into].sort() }

  const roots = []
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, { ...init, mode: 'open' })
    roots.push(root)
    return root
  }

  const seeCall = (method, address, headers, body) => {
    const url = new URL(address, location.href)
    const sent = [...new Headers(headers)]
    for (const [name, value] of sent) if (name !== 'content-type') note('values', name + ': ' + value)
    let named = []
    try { named = fields(parse(body)) } catch {}
    note('calls', [method + ' ' + anonymous(url.pathname), 'query ' + [...new Set(url.searchParams.keys())].sort().join(' '), 'headers ' + sent.map(([name]) => name).sort().join(' '), 'body ' + named.join(' ')].join(' | '))
  }
  const { parse, stringify } = JSON
  const seeAnswer = (text) => { try { for (const name of fields(parse(text))) note('answered', name) } catch {} }
  const realFetch = window.fetch
  window.fetch = async function (input, init = {}) {
    const url = typeof input === 'string' ? input : input.url ?? String(input)
    seeCall((init.method || 'GET').toUpperCase(), url, init.headers, init.body)
    if (init.credentials !== 'omit') note('values', 'credentials ' + init.credentials)
    const answer = await realFetch.call(this, input, init)
    answer.clone().text().then(seeAnswer, () => undefined)
    return answer
  }
  const { open, send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (method, url, ...rest) { note('calls', 'XHR ' + method + ' ' + url); return open.call(this, method, url, ...rest) }
  XMLHttpRequest.prototype.send = function (body) { return send.call(this, body) }
  const { sendBeacon } = navigator
  navigator.sendBeacon = function (url, body) { note('calls', 'beacon ' + url); return sendBeacon.call(navigator, url, body) }

  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (name, value) {
    note('kept', 'storage ' + name)
    note('values', name + ' = ' + value)
    return setItem.call(this, name, value)
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', { configurable: true, get() { return cookie.get.call(document) }, set(text) { note('kept', 'cookie ' + text); cookie.set.call(document, text) } })
  const openDatabase = indexedDB.open
  IDBFactory.prototype.open = function (name, ...rest) { note('kept', 'database ' + name); return openDatabase.call(this, name, ...rest) }
  const RealChannel = window.BroadcastChannel
  window.BroadcastChannel = function (name) { note('kept', 'channel ' + name); return new RealChannel(name) }
  window.BroadcastChannel.prototype = RealChannel.prototype

  const { postMessage } = window
  window.postMessage = function (message, ...rest) { note('messages', 'window ' + JSON.stringify(message)); return postMessage.call(window, message, ...rest) }
  const sayToPort = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (message, ...rest) { if (message !== null && message !== undefined) note('messages', 'port ' + JSON.stringify(message)); return sayToPort.call(this, message, ...rest) }
  window.addEventListener('message', (event) => note('messages', 'heard ' + JSON.stringify(event.data)))

  const { dispatchEvent, addEventListener } = EventTarget.prototype
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent) note('events', event.type + ' ' + fields(event.detail).join(' '))
    return dispatchEvent.call(this, event)
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const heard = typeof listener === 'function' ? function (event) {
      if (event instanceof KeyboardEvent && event.type === 'keydown' && event.key.length === 1) learned.typed += event.key
      return listener.call(this, event)
    } : listener
    return addEventListener.call(this, type, heard, options)
  }
  addEventListener.call(document, 'keydown', (event) => { if (event.key.length === 1) learned.typed += event.key }, true)

  JSON.parse = function (text, ...rest) { if (typeof text === 'string') seeAnswer(text); return parse.call(JSON, text, ...rest) }
  JSON.stringify = function (value, ...rest) { return stringify.call(JSON, value, ...rest) }
  for (const name of ['authToken', 'password', 'refreshToken', 'session_token', 'cardNumber', 'email', 'address'])
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get() { note('trapped', 'asked ' + name); return undefined },
      set(value) { note('trapped', 'set ' + name); Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true }) },
    })

  window.stolen = () => {
    for (const root of roots) for (const input of root.querySelectorAll('input, textarea, select'))
      note('inputs', [input.type, input.name || '-', input.autocomplete || '-'].join(' '))
    for (const storage of [localStorage, sessionStorage]) for (const name of Object.keys(storage)) note('kept', 'storage ' + name)
    for (const list of Object.values(learned)) if (Array.isArray(list)) list.sort()
    return learned
  }
})()`
