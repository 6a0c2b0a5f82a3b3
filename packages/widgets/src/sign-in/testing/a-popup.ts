import { onTestFinished } from 'vitest'

type From = { origin: string; source?: Window | null }

/** A frame stands in for the window that browsers would open. */
export const aPopup = () => {
  const frame = Object.assign(document.createElement('iframe'), { hidden: true })
  document.body.append(frame)
  const opened: URL[] = []
  const { open } = window
  window.open = (address) => {
    opened.push(new URL(String(address)))
    return frame.contentWindow
  }
  onTestFinished(() => {
    window.open = open
    frame.remove()
  })
  const say = (data: object, { origin, source = frame.contentWindow }: From) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { opened, say, close: () => frame.remove() }
}
