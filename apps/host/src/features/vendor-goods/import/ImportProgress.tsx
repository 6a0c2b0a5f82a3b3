import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import type { ImportMove } from '@showroom/contract/vendor-goods/goods-import.rules'
import { call } from '../../../data/call.ts'
import { wholeSentenceOf } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { importMessages as messages } from './messages.ts'

type Props = { file: GoodsImport; onFile: (file: GoodsImport) => void }

const sentenceOf = (state: GoodsImport['state']): string => {
  if (state === 'paused') return messages.paused
  return state === 'checking' ? messages.checking : messages.running
}

/** How far it is, and the way to stop it there. */
export const ImportProgress = ({ file, onFile }: Props) => {
  const { id, state, seen, rows } = file
  const { run, isBusy, failure } = useSubmit(async (move: ImportMove) => {
    const params = { id }
    const { data, message } = await {
      pause: () => call('POST /api/vendor_imports/{id}/pause', { params }),
      resume: () => call('POST /api/vendor_imports/{id}/resume', { params }),
      cancel: () => call('POST /api/vendor_imports/{id}/cancel', { params }),
    }[move]()
    if (message) toast.success(message)
    onFile(data)
  }, 'screen')
  const sentence = sentenceOf(state)
  const button = (move: ImportMove, label: string) => (
    <button
      type="button"
      className={move === 'resume' ? 'button' : 'button quiet'}
      aria-disabled={isBusy || undefined}
      onClick={() => void run(move)}
    >
      {label}
    </button>
  )
  return (
    <div className="goods-progress">
      <p role="status">{sentence}</p>
      <progress max={Math.max(rows, 1)} value={seen} aria-label={sentence} />
      <p className="goods-soft">{messages.progress(seen, rows)}</p>
      <div className="goods-buttons">
        {state === 'running' && button('pause', messages.pause)}
        {state === 'paused' && button('resume', messages.resume)}
        {button('cancel', state === 'checking' ? messages.cancelCheck : messages.cancel)}
      </div>
      <FormFailure sentence={wholeSentenceOf(failure)} />
    </div>
  )
}
