import { useState } from 'react'
import { tellUntold } from '../account/useSaving.ts'
import { call } from '../session/call.ts'
import type { Shown } from './useReceived.ts'

/** Takes all that the filters show, not the page of it alone. */
export const ExportButton = ({ shown: { kind, query } }: { shown: Shown }) => {
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const { data } = await (kind === 'leads'
        ? call('GET /api/admin/leads/export', { query })
        : call('GET /api/admin/messages/export', { query }))
      saveAsFile(data)
    } catch (failure) {
      tellUntold(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="button quiet"
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void take()}
    >
      {isBusy ? 'Collecting…' : 'Export as CSV'}
    </button>
  )
}

type SentFile = { file_name: string; media_type: string; text: string }

/** The call needs the session's token, which a plain link does not carry. */
const saveAsFile = ({ file_name, media_type, text }: SentFile) => {
  const url = URL.createObjectURL(new Blob([text], { type: media_type }))
  const link = document.createElement('a')
  link.href = url
  link.download = file_name
  link.click()
  URL.revokeObjectURL(url)
}
