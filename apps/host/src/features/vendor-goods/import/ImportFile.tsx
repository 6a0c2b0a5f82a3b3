import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import { canMapColumns, isWorking } from '@showroom/contract/vendor-goods/goods-import.rules'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../data/call.ts'
import { usePolling } from '../../../data/usePolling.ts'
import { lasting, useRead } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { HeaderActions } from '../../../kit/page-header.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportRows } from './ImportRows.tsx'
import { MappingForm } from './MappingForm.tsx'
import { importMessages as messages } from './messages.ts'

/** A second at first, then three; an hour in all. */
const pausesMs = Array.from({ length: 1_200 }, (_, look) => (look < 10 ? 1_000 : 3_000))

type Props = { id: string; onLeave: () => void }

/** One import, at the step where it is. */
export const ImportFile = ({ id, onLeave }: Props) => {
  const read = useRead('GET /api/vendor_imports/{id}', { params: { id } })
  const { hasGivenUp } = usePolling({
    isWaiting: read.last !== undefined && isWorking(read.last.data.state),
    look: read.retry,
    pausesMs,
  })
  return (
    <div className="goods">
      <HeaderActions>
        <button type="button" className="button quiet" onClick={onLeave}>
          {messages.another}
        </button>
      </HeaderActions>
      <Loaded read={lasting(read)} rows={6}>
        {({ data }) => (
          <>
            <Steps file={data} />
            <h2 className="goods-file">{data.file_name}</h2>
            {hasGivenUp && <p role="status">{messages.stillWorking}</p>}
            <Step file={data} onFile={read.replace} />
          </>
        )}
      </Loaded>
    </div>
  )
}

const stepOf = ({ state }: GoodsImport): number => {
  if (state === 'checking' || state === 'checked') return 2
  return canMapColumns(state) ? 1 : 3
}

const Steps = ({ file }: { file: GoodsImport }) => {
  const at = stepOf(file)
  return (
    <ol className="step-bar" aria-label={messages.steps}>
      {messages.step.map((name, index) => (
        <li key={name} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}

type StepProps = { file: GoodsImport; onFile: (file: GoodsImport) => void }

const Step = ({ file, onFile }: StepProps) => {
  const [isMapping, setMapping] = useState(false)
  if (isWorking(file.state) || file.state === 'paused') return <ImportProgress file={file} onFile={onFile} />
  // What was checked has rows to look at: its columns are said once more only when somebody asks to.
  if (canMapColumns(file.state) && (isMapping || file.state !== 'checked'))
    return (
      <MappingForm
        file={file}
        onChecked={(changed) => {
          setMapping(false)
          onFile(changed)
        }}
      />
    )
  return (
    <>
      {file.state === 'checked' ? (
        <Checked file={file} onFile={onFile} onMap={() => setMapping(true)} />
      ) : (
        <p role="status">
          {messages.done} {messages.newWaits} <Link to="/account/products">{messages.toProducts}</Link>
        </p>
      )}
      <ImportRows file={file} onFile={onFile} />
    </>
  )
}

const Checked = ({ file, onFile, onMap }: StepProps & { onMap: () => void }) => {
  const { counts } = file
  const count = counts.added + counts.updated
  const { run, isBusy, failure } = useSubmit(async () => {
    const { data } = await call('POST /api/vendor_imports/{id}/run', { params: { id: file.id } })
    onFile(data)
  }, 'screen')
  return (
    <div className="goods-moves">
      {counts.refused > 0 && <p role="status">{messages.leftOut(counts.refused)}</p>}
      {counts.added > 0 && <p className="goods-soft">{messages.newWaits}</p>}
      {count === 0 && <p>{messages.nothingToRun}</p>}
      <div className="goods-buttons">
        {count > 0 && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || undefined}
            onClick={() => void run()}
          >
            {isBusy ? messages.sending : messages.run(count)}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onMap}>
          {messages.changeColumns}
        </button>
      </div>
      <FormFailure sentence={failure?.message ?? null} />
    </div>
  )
}
