import type { Handshake } from './handshake.ts'

/** What our own window says: a code, or why there is none. */
export type Answer = { code: string } | { error: string }

type Shape = { name: string; width: number; height: number }

/** Null where the browser allows none. Of one name, so that a second press shows the same window. */
export const openPopup = (address: string, { name, width, height }: Shape): Window | null => {
  const { screenX, screenY, outerWidth, outerHeight } = window
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  return window.open(address, name, `popup,width=${width},height=${height},left=${left},top=${top}`)
}

type Asked = { origin: string; state: Handshake['state']; signal: AbortSignal }

/** Between two looks whether a window of ours is still there. */
export const lookEveryMs = 400

/** From our window only, in our origin's name, and about this very try: anybody may post messages to a page. */
export const answerOf = (popup: Window, { origin, state, signal }: Asked): Promise<Answer> =>
  new Promise((answer) => {
    let wasClosed = false
    const finish = (found: Answer) => {
      clearInterval(timer)
      window.removeEventListener('message', hear)
      answer(found)
    }
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== popup) return
      if (isAnswer(event.data) && event.data.state === state) finish(event.data)
    }
    const timer = setInterval(() => {
      // What was posted last may arrive after the window is gone.
      if (popup.closed && wasClosed) finish({ error: 'closed' })
      wasClosed = popup.closed
    }, lookEveryMs)
    window.addEventListener('message', hear)
    signal.addEventListener('abort', () => finish({ error: 'cancelled' }))
  })

const isAnswer = (data: unknown): data is Answer & { state: string } =>
  typeof data === 'object' &&
  data !== null &&
  'state' in data &&
  (('code' in data && typeof data.code === 'string') || ('error' in data && typeof data.error === 'string'))
