import { Link } from 'react-router'
import { Section } from '../../kit/Section.tsx'
import type { HomeStep } from './set-up-step.ts'
import { homeMessages as messages } from './messages.ts'

type Props = {
  steps: readonly HomeStep[]
  /** What is true once all is done. */
  liveSentence: string
  /** Before how much is done. */
  standing?: string
}

/** What is left until it begins to pay. */
export const SetUp = ({ steps, liveSentence, standing = '' }: Props) => {
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length)
    return (
      <Section title={messages.setUp} about={standing}>
        <p className="account-mark">{liveSentence}</p>
      </Section>
    )
  return (
    <Section title={messages.setUp} about={`${standing} ${messages.setUpDone(done, steps.length)}`.trim()}>
      <progress className="home-progress" max={steps.length} value={done} aria-label={messages.setUp} />
      <ol className="home-steps">
        {steps.map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
    </Section>
  )
}

const Step = ({ name, about, to, isDone }: HomeStep) => {
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
