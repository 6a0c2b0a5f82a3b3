import type { ReactNode } from 'react'
import { useSubmit } from '../data/useSubmit.ts'
import { fetchAsPerson } from '../session/fetch-as-person.ts'
import { saveAsFile } from './save-as-file.ts'
import { kitMessages as messages } from './messages.ts'
import { toast } from './toast/toast.ts'

type Props = { path: string; fileName: string; children: ReactNode }

/** Fetches a paper that the server writes, and hands it to the browser to keep. */
export const PaperButton = ({ path, fileName, children }: Props) => {
  const { run, isBusy } = useSubmit(async () => {
    const answer = await fetchAsPerson(path, {}).catch(() => null)
    if (answer?.ok) saveAsFile(await answer.blob(), fileName)
    else toast.error(messages.paperNotLoaded)
  })
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
