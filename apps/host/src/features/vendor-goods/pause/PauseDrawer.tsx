import { addDays, dayAndHour } from '@showroom/contract/shared/day'
import type { Pauses } from '@showroom/contract/vendor-goods/pause.endpoints'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { DateField } from '../../../kit/form/DateField.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { pauseMessages as messages } from './messages.ts'

type Props = {
  /** Null: all of them. */
  ids: readonly string[] | null
  onChanged: () => void
  onClose: () => void
}

/** What is paused until when, and the way to pause goods or bring them back. */
export const PauseDrawer = ({ ids, onChanged, onClose }: Props) => {
  const read = useRead('GET /api/vendor_pause', {})
  return (
    <Dialog
      title={ids === null ? messages.titleAll : messages.titleSome(ids.length)}
      shape="drawer"
      onClose={onClose}
    >
      <Loaded read={read} rows={4}>
        {({ data }) => (
          <div className="goods-sheet">
            <p>{messages.about}</p>
            <PausedSoFar pauses={data} />
            <PauseForm ids={ids} pauses={data} onChanged={onChanged} />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

const PausedSoFar = ({ pauses: { sold, paused } }: { pauses: Pauses }) => (
  <ul>
    <li>{sold === 0 ? messages.nothingSold : messages.sold(sold)}</li>
    {paused.map(({ back_on, count }) => (
      <li key={back_on}>{messages.paused(count, back_on)}</li>
    ))}
  </ul>
)

const aWeek = () => addDays(dayAndHour(new Date()).day, 7)

const PauseForm = ({ ids, pauses, onChanged }: Pick<Props, 'ids' | 'onChanged'> & { pauses: Pauses }) => {
  const [day, setDay] = useState(aWeek)
  const some = ids === null ? {} : { ids: [...ids] }
  const done = (message: string | undefined) => {
    if (message) toast.success(message)
    onChanged()
  }
  const pause = useSubmit(async () => {
    done((await call('POST /api/vendor_pause', { body: { back_on: day, ...some } })).message)
  }, 'screen')
  const end = useSubmit(async () => {
    done((await call('POST /api/vendor_pause/end', { body: some })).message)
  }, 'screen')
  const count = ids === null ? sumOf(pauses) : ids.length
  const dayError = pause.fieldErrors.back_on?.join(' ')
  const failure = dayError === undefined ? (pause.failure ?? end.failure) : null
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        end.forget()
        void pause.run()
      }}
    >
      {count > 0 && (
        <DateField
          name="back_on"
          label={messages.day}
          hint={messages.dayHint}
          value={day}
          onChange={setDay}
          error={dayError}
          required
        />
      )}
      {ids === null && <p className="goods-soft">{messages.newOnes}</p>}
      <FormFailure sentence={failure?.message ?? null} />
      <div className="goods-buttons">
        {count > 0 && (
          <button type="submit" className="button" aria-disabled={pause.isBusy || undefined}>
            {pause.isBusy ? messages.pausing : messages.pause(count)}
          </button>
        )}
        {pauses.paused.length > 0 && (
          <EndButton
            label={ids === null ? messages.endAll : messages.endSome}
            isBusy={end.isBusy}
            onEnd={() => {
              pause.forget()
              void end.run()
            }}
          />
        )}
      </div>
    </form>
  )
}

type EndProps = { label: string; isBusy: boolean; onEnd: () => void }

const EndButton = ({ label, isBusy, onEnd }: EndProps) => (
  <button type="button" className="button quiet" aria-disabled={isBusy || undefined} onClick={onEnd}>
    {isBusy ? messages.ending : label}
  </button>
)

/** A new day is for what is paused already, too. */
const sumOf = ({ sold, paused }: Pauses): number => paused.reduce((sum, { count }) => sum + count, sold)
