import { apiAddress } from '../../data/page-meta.ts'

const timeoutMs = 120_000

export type Progress = (percent: number) => void

type Sending = {
  form: FormData
  headers?: Record<string, string>
  onProgress?: Progress | undefined
  /** Gives it up; no answer comes then. */
  signal?: AbortSignal
}

/** Posts a form and tells how much of it has left; `fetch` would not say. Rejects when no answer comes. */
export const sendFile = (address: string, { form, headers = {}, onProgress, signal }: Sending) =>
  new Promise<{ status: number; reply: unknown }>((answered, failed) => {
    const request = new XMLHttpRequest()
    request.open('POST', apiAddress(address))
    request.setRequestHeader('Accept', 'application/json')
    request.responseType = 'json'
    request.timeout = timeoutMs
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(Math.floor((loaded / total) * 100))
    }
    request.onload = () => answered({ status: request.status, reply: request.response })
    request.onerror = () => failed(new Error('No answer came.'))
    request.ontimeout = request.onerror
    request.onabort = request.onerror
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
