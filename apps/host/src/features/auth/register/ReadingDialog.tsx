import { accountMessages } from '@showroom/contract/account/account.messages'
import { Suspense, useState } from 'react'
import { Reading as ReadingText } from '../../../content/Reading.tsx'
import type { Block } from '../../../content/written.ts'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { lazyInTime } from '../../../layout/lazy-in-time.ts'
import { registerMessages } from './register.messages.ts'

export type Reading = 'terms' | 'procedures' | 'privacy'

const textOf = (load: () => Promise<{ default: readonly Block[] }>) =>
  lazyInTime(async () => {
    const { default: blocks } = await load()
    return () => <ReadingText blocks={blocks} />
  })

const texts = {
  terms: textOf(() => import('../../../content/terms-of-service.md')),
  procedures: textOf(() => import('../../../content/terms-and-procedures.md')),
  privacy: textOf(() => import('../../../content/privacy-policy.md')),
}

type Props = { reading: Reading; isAccepted: boolean; onAccept: () => void; onClose: () => void }

/** What somebody agrees to, read without leaving the form. */
export const ReadingDialog = ({ reading, isAccepted, onAccept, onClose }: Props) => {
  const Text = texts[reading]
  return (
    <Dialog
      title={registerMessages[reading]}
      onClose={onClose}
      footer={reading === 'terms' && <Acceptance isAccepted={isAccepted} onAccept={onAccept} />}
    >
      {/* So that the keyboard can scroll it. */}
      <section tabIndex={0} aria-label={registerMessages[reading]}>
        <Suspense fallback={<div className="register-text-waiting" aria-busy="true" />}>
          <Text />
        </Suspense>
      </section>
    </Dialog>
  )
}

type AcceptanceProps = Pick<Props, 'isAccepted' | 'onAccept'>

const Acceptance = ({ isAccepted, onAccept }: AcceptanceProps) => {
  const [isChecked, setChecked] = useState(isAccepted)
  const [isRefused, setRefused] = useState(false)
  const accept = () => {
    setRefused(!isChecked)
    if (isChecked) onAccept()
  }
  return (
    <div className="register-acceptance">
      <CheckField
        name="i_accept"
        checked={isChecked}
        onChange={setChecked}
        error={isRefused && !isChecked ? accountMessages.agree : undefined}
        required
      >
        {registerMessages.iAccept}
      </CheckField>
      <button type="button" className="button" onClick={accept}>
        {registerMessages.accept}
      </button>
    </div>
  )
}
