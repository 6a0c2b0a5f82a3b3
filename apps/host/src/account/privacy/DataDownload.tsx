import { useState } from 'react'
import { call } from '../../session/call.ts'
import { tellUntold } from '../useSaving.ts'

const fileName = 'showroom-data.json'

export const DataDownload = () => {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { data } = await call('GET /api/account/data', {})
      saveAsFile(JSON.stringify(data, null, 2))
    } catch (failure) {
      tellUntold(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="button"
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void download()}
    >
      {isBusy ? 'Collecting…' : 'Download my data'}
    </button>
  )
}

/** The call needs the session's token, which a plain link does not carry. */
const saveAsFile = (text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
