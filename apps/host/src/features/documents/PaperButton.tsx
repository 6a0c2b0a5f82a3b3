import type { ReactNode } from 'react'
import { useSubmit } from '../../data/useSubmit.ts'
import { saveAsFile } from '../../kit/save-as-file.ts'
import { toast } from '../../kit/toast/toast.ts'
import { fetchAsPerson } from '../../session/fetch-as-person.ts'
import { documentMessages as messages } from './messages.ts'

type Props = { path: string; fileName: string; className: string; label?: string; children: ReactNode }

/** Fetches a paper with the session, which a plain link does not carry; a refusal says why. */
export const PaperButton = ({ path, fileName, className, label, children }: Props) => {
  const { run, isBusy } = useSubmit(async () => {
    const answer = await fetchAsPerson(path, {}).catch(() => null)
    if (answer?.ok) return saveAsFile(await answer.blob(), fileName)
    return toast.error((answer && (await sentenceIn(answer))) ?? messages.notLoaded)
  })
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={() => void run()}
    >
      {children}
    </button>
  )
}

/** Only what is refused for a reason has one that people read. */
const sentenceIn = async (answer: Response): Promise<string | null> => {
  if (answer.status !== 409) return null
  const told: unknown = await answer.json().catch(() => null)
  const message = typeof told === 'object' && told !== null && 'message' in told ? told.message : null
  return typeof message === 'string' ? message : null
}
