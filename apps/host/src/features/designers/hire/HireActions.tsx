import type { HireAction } from '@showroom/contract/designer/designer-choices'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { actionWords } from '../choice.messages.ts'
import type { HireProps } from './HirePage.tsx'
import { QuoteDialog } from './QuoteDialog.tsx'
import { type WordAction, WordDialog } from './WordDialog.tsx'

type PlainAction = 'accept' | 'agree' | 'start' | 'approve' | 'close'

const withWord: readonly HireAction[] = ['decline', 'deliver', 'revise', 'cancel'] satisfies WordAction[]
const isWithWord = (action: HireAction): action is WordAction => withWord.includes(action)
const isPlain = (action: HireAction): action is PlainAction => action !== 'quote' && !isWithWord(action)
const refusing: readonly HireAction[] = ['decline', 'cancel', 'revise']

/** The next steps; what needs a word or a price asks for it in a dialog. */
export const HireActions = ({ hire, onChange, onStale }: HireProps) => {
  const [asked, setAsked] = useState<WordAction | 'quote' | null>(null)
  const { run, isBusy } = useSubmit(async (action: PlainAction) => {
    const { data, message } = await call('PUT /api/designer_hire/{id}', {
      params: { id: hire.id },
      body: { action },
    })
    onChange(data)
    if (message) toast.success(message)
  })
  const act = async (action: PlainAction) => {
    if ((await run(action))?.status === 409) onStale()
  }
  const close = () => setAsked(null)
  const dialog = { hire, onChange, onStale, onClose: close }
  return (
    <>
      {hire.can.act.length > 0 && (
        <div className="account-actions">
          {hire.can.act.map((action) => (
            <button
              key={action}
              type="button"
              className={refusing.includes(action) ? 'button quiet' : 'button'}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (isPlain(action)) void act(action)
                else setAsked(action)
              }}
            >
              {actionWords[action]}
            </button>
          ))}
        </div>
      )}
      {asked === 'quote' && <QuoteDialog {...dialog} />}
      {asked !== null && asked !== 'quote' && <WordDialog {...dialog} action={asked} />}
    </>
  )
}
