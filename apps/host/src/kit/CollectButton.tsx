import { type ReactNode } from 'react'
import { saveAsFile } from './save-as-file.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { kitMessages as messages } from './messages.ts'

type SentFile = { file_name: string; media_type: string; text: string }
type Props = { className: string; collect: () => Promise<SentFile>; children: ReactNode }

/** Asks for a file that takes the server a moment, and hands it to the browser to keep. */
export const CollectButton = ({ className, collect, children }: Props) => {
  const { run: take, isBusy } = useSubmit(async () => {
    const { file_name, media_type, text } = await collect()
    saveAsFile(new Blob([text], { type: media_type }), file_name)
  })
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy || undefined}
      onClick={() => void take()}
    >
      {isBusy ? messages.collecting : children}
    </button>
  )
}
