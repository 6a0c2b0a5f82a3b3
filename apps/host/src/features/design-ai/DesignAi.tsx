import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as messages } from './messages.ts'
import { AccountBar } from './AccountBar.tsx'
import { DesignForm } from './DesignForm.tsx'
import { History } from './History.tsx'
import { Results } from './Results.tsx'
import { resultsTitle } from './steps/to-results.ts'
import { useAiUserCheck } from './useAiUserCheck.ts'
import { useBackFromBank } from './useBackFromBank.ts'
import { useIdeas } from './useIdeas.ts'
import './DesignAi.css'

const engineNote = ({ engine, wish }: AiJob): string => {
  if (engine !== 'assembler') return messages.byTheirs
  return wish.photo === null ? messages.byOurs : messages.byOursOfPhoto
}

/** What one wishes on the left, what came of it on the right. */
export const DesignAi = () => {
  const account = useAiUserCheck()
  const ideas = useIdeas(account)
  useBackFromBank(account)
  return (
    <div className="page ai-page">
      <header className="page-head ai-head">
        <div>
          <h1 tabIndex={-1}>{messages.title}</h1>
          <p className="ai-soft">{messages.lead}</p>
        </div>
        <AccountBar account={account} />
      </header>
      <div className="ai-desk">
        <DesignForm ideas={ideas} account={account} />
        <section className="ai-results" aria-labelledby={resultsTitle}>
          <h2 id={resultsTitle} tabIndex={-1}>
            {messages.results}
          </h2>
          <Results ideas={ideas} />
          {ideas.job && <p className="ai-soft ai-engine">{engineNote(ideas.job)}</p>}
          {account.status === 'in' && <History current={ideas.job?.id ?? null} onOpen={ideas.open} />}
        </section>
      </div>
    </div>
  )
}
