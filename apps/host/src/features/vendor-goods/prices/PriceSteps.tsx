import { priceMessages as messages } from './messages.ts'

/** How far a plan of new prices is. */
export const PriceSteps = ({ at }: { at: number }) => (
  <ol className="step-bar" aria-label={messages.steps}>
    {messages.stepNames.map((name, index) => (
      <li key={name} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
        {name}
      </li>
    ))}
  </ol>
)
