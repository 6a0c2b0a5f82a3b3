import {
  channelKind,
  type FromFrame,
  type FromPage,
  frameColors,
  type FrameTheme,
  helloKind,
  readFromFrame,
} from '@showroom/contract/payment/card-frame'

export type FrameChannel = { say: (message: FromPage) => void; close: () => void }

type Handlers = { opened: (channel: FrameChannel) => void; said: (message: FromFrame) => void }

const isHello = (data: unknown) =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === helloKind

/**
 * Waits for the frame to say hello, from its one origin and its one window, and gives it a channel that nobody else
 * hears. A frame that was loaded anew gets a new one. Returns the undo.
 */
export const openFrameChannel = (
  frame: HTMLIFrameElement,
  frameUrl: string,
  handlers: Handlers,
): (() => void) => {
  const { origin } = new URL(frameUrl)
  let channel: FrameChannel | null = null
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow || !isHello(event.data)) return
    channel?.close()
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readFromFrame(data)
      if (message) handlers.said(message)
    })
    port1.start()
    frame.contentWindow?.postMessage({ kind: channelKind }, origin, [port2])
    channel = { say: (message) => port1.postMessage(message), close: () => port1.close() }
    handlers.opened(channel)
  }
  window.addEventListener('message', hear)
  return () => {
    window.removeEventListener('message', hear)
    channel?.close()
  }
}

/** Calls when the page is dressed anew: light or dark, or in a showroom's colours. Returns the undo. */
export const onDressed = (redress: () => void): (() => void) => {
  const dressing = new MutationObserver(redress)
  dressing.observe(document.documentElement, { attributeFilter: ['data-scheme', 'style'] })
  return () => dressing.disconnect()
}

/** The colours that stand around the frame. */
export const themeAround = (element: Element): FrameTheme => {
  const style = getComputedStyle(element)
  return Object.fromEntries(
    frameColors.map((name) => [name, style.getPropertyValue(`--showroom-${name}`).trim()] as const),
  )
}
