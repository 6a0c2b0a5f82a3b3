import type { TwoStep as State } from '@showroom/contract/account/two-step'
import { useState } from 'react'
import { useRead } from '../../../../data/useRead.ts'
import { Loaded } from '../../../../kit/Loaded.tsx'
import { NoPassword } from '../../NoPassword.tsx'
import { Confirm } from './Confirm.tsx'
import { twoStepMessages as messages } from './messages.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUp } from './SetUp.tsx'
import './TwoStep.css'

type Opened = { kind: 'set-up' | 'off' | 'recovery' } | { kind: 'codes'; codes: string[] } | null

/** Whether there is a second step, and everything that turns it on and off. */
export const TwoStep = ({ onChanged }: { onChanged: () => void }) => {
  const read = useRead('GET /api/two_step', {})
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const changed = (state: State, codes: string[] = []) => {
    read.replace(state)
    onChanged()
    setOpened(codes.length > 0 ? { kind: 'codes', codes } : null)
  }
  return (
    <Loaded read={read} rows={1}>
      {({ data }) => (
        <div className="two-step">
          <p>
            {data.since === null ? messages.off : messages.onSince(data.since)}{' '}
            {data.is_on && messages.recoveryLeft(data.recovery_left)}
          </p>
          {data.has_password ? (
            <Acts isOn={data.is_on} onOpen={(kind) => setOpened({ kind })} />
          ) : (
            <NoPassword />
          )}
          {opened?.kind === 'set-up' && <SetUp onDone={changed} onClose={close} />}
          {opened?.kind === 'off' && <Confirm what="off" onDone={changed} onClose={close} />}
          {opened?.kind === 'recovery' && <Confirm what="recovery" onDone={changed} onClose={close} />}
          {opened?.kind === 'codes' && <RecoveryCodes codes={opened.codes} onClose={close} />}
        </div>
      )}
    </Loaded>
  )
}

type ActsProps = { isOn: boolean; onOpen: (kind: 'set-up' | 'off' | 'recovery') => void }

const Acts = ({ isOn, onOpen }: ActsProps) => {
  const acts = isOn
    ? ([
        ['recovery', messages.newRecovery],
        ['off', messages.turnOff],
      ] as const)
    : ([['set-up', messages.turnOn]] as const)
  return (
    <div className="two-step-acts">
      {acts.map(([kind, name]) => (
        <button
          key={kind}
          type="button"
          className="button quiet"
          aria-haspopup="dialog"
          onClick={() => onOpen(kind)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
