import {
  channelKind,
  type FromFrame,
  type FromPage,
  helloKind,
  readFromPage,
} from '@showroom/contract/payment/card-frame'
import { entryErrors, isEmptyEntry } from '../../card/card-entry.rules.ts'
import { cardForm } from './fields.ts'
import { handIn } from './hand-in.ts'

const hostOrigin = document.querySelector('meta[name=host-origin]')?.getAttribute('content') ?? ''

/** What there is to say before the page listens is said when it does. */
let say: (message: FromFrame) => void = () => undefined

const tellHeight = () => say({ kind: 'height', px: Math.ceil(document.body.getBoundingClientRect().height) })

const form = cardForm({
  typed: () => say({ kind: 'typed', isEmpty: isEmptyEntry(form.entry()) }),
  drawn: tellHeight,
})

const tokenize = async (id: number): Promise<FromFrame> => {
  const entry = form.entry()
  const errors = entryErrors(entry, new Date())
  const answer = Object.keys(errors).length > 0 ? { errors } : await handIn(entry)
  if (answer === null) return { kind: 'failed', id }
  if ('card' in answer) return { kind: 'card', id, card: answer.card }
  form.show(answer.errors)
  return { kind: 'refused', id, errors: answer.errors }
}

const obey = async (message: FromPage) => {
  if (message.kind === 'theme')
    for (const [name, color] of Object.entries(message.theme))
      document.documentElement.style.setProperty(`--${name}`, color)
  else if (message.kind === 'tokenize') say(await tokenize(message.id))
  else if (message.kind === 'errors') form.show(message.errors)
  else if (message.kind === 'clear') form.clear()
  else form.focus()
}

const listenTo = (port: MessagePort) => {
  say = (message) => port.postMessage(message)
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readFromPage(data)
    if (message) void obey(message)
  })
  port.start()
  form.open()
  tellHeight()
}

const isChannel = (data: unknown) =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === channelKind

/** Once, from the page that holds us and from its one origin: whoever comes later gets nothing. */
const waitForChannel = ({ origin, source, data, ports }: MessageEvent<unknown>) => {
  const [port] = ports
  if (origin !== hostOrigin || source !== window.parent || !isChannel(data) || !port) return
  window.removeEventListener('message', waitForChannel)
  listenTo(port)
}

// A form without a button of its own is not sent by Enter: the button stands in the page.
document.addEventListener('keydown', ({ key, isComposing }) => {
  if (key === 'Enter' && !isComposing) say({ kind: 'submit' })
})
document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
new ResizeObserver(tellHeight).observe(document.body)
window.addEventListener('message', waitForChannel)
window.parent.postMessage({ kind: helloKind }, hostOrigin)
