import { type ReactNode, useState } from 'react'
import { saveAsFile } from '../session/save-as-file.ts'
import { tellUntold } from './useSaving.ts'

type SentFile = { file_name: string; media_type: string; text: string }
type Props = { className: string; collect: () => Promise<SentFile>; children: ReactNode }

/** Asks for a file that takes the server a moment, and hands it to the browser to keep. */
export const CollectButton = ({ className, collect, children }: Props) => {
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const { file_name, media_type, text } = await collect()
      saveAsFile(new Blob([text], { type: media_type }), file_name)
    } catch (failure) {
      tellUntold(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void take()}
    >
      {isBusy ? 'Collecting…' : children}
    </button>
  )
}
