import type { ReactNode } from 'react'
import { useSubmit } from '../data/useSubmit.ts'
import { savePaper } from './save-paper.ts'
import { kitMessages as messages } from './messages.ts'

type Props = { path: string; fileName: string; children: ReactNode }

/** Fetches a paper that the server writes, and hands it to the browser to keep. */
export const PaperButton = ({ path, fileName, children }: Props) => {
  const { run, isBusy } = useSubmit(() => savePaper(path, fileName))
  return (
    <button
      type="button"
      className="button quiet"
      aria-disabled={isBusy || undefined}
      onClick={() => void run()}
    >
      {isBusy ? messages.collecting : children}
    </button>
  )
}
