import type { ProHome, SetUpStep } from '@showroom/contract/workspace/workspace'
import { Link } from 'react-router'
import { Section } from '../../kit/Section.tsx'
import { paths } from '../../paths.ts'
import { proHomeMessages as messages } from './messages.ts'

/** Where each step is done. */
const places: Record<SetUpStep, string> = {
  brand: paths.accountPanel('showroom'),
  markup: paths.accountPanel('markup'),
  payouts: paths.accountPanel('payouts'),
  client: paths.accountPanel('invites'),
}

/** What is left until the first client can come. */
export const SetUp = ({ steps }: { steps: ProHome['set_up'] }) => {
  const done = steps.filter(({ is_done }) => is_done).length
  if (done === steps.length)
    return (
      <Section title={messages.setUp}>
        <p className="account-mark">{messages.isLive}</p>
      </Section>
    )
  return (
    <Section title={messages.setUp} about={messages.setUpDone(done, steps.length)}>
      <progress className="home-progress" max={steps.length} value={done} aria-label={messages.setUp} />
      <ol className="home-steps">
        {steps.map(({ step, is_done }) => (
          <Step key={step} step={step} isDone={is_done} />
        ))}
      </ol>
    </Section>
  )
}

const Step = ({ step, isDone }: { step: SetUpStep; isDone: boolean }) => {
  const { name, about } = messages.steps[step]
  const to = places[step]
  return (
    <li data-done={isDone || undefined}>
      <span className="home-step-mark" aria-hidden="true">
        {isDone ? '✓' : ''}
      </span>
      <span>
        {!isDone ? <Link to={to}>{name}</Link> : name}
        <small>{about}</small>
      </span>
      <span className="visually-hidden">{isDone ? messages.done : messages.toDo}</span>
    </li>
  )
}
