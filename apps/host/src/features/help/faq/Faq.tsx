import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import { usePublishedFaq } from '../../../content/usePublished.ts'
import { Waiting } from '../../../kit/Waiting.tsx'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { HelpHead } from '../HelpHead.tsx'
import { HelpLinks } from '../HelpLinks.tsx'
import { linkedId } from '../../../layout/useLinkedPlace.ts'
import { FaqResults } from './FaqResults.tsx'
import { FaqTabs } from './FaqTabs.tsx'
import { placeOf, searchTabs, type Tab, tabsFor, wordsIn } from './questions.ts'
import { tabsOf } from './tabs.ts'
import { helpMessages as messages } from '../messages.ts'
import '../Help.css'
import './Faq.css'

/** Questions by topic, as they are published. */
export const Faq = () => {
  const published = usePublishedFaq()
  return published ? <Questions allTabs={tabsOf(published.data)} /> : <Waiting />
}

/** One topic at a time; a search goes through all of them. */
const Questions = ({ allTabs }: { allTabs: readonly Tab[] }) => {
  const type = useSession(({ user }) => user?.type ?? null)
  const [typed, setTyped] = useState('')
  const words = wordsIn(typed)
  const tabs = tabsFor(allTabs, type)
  const found = words.length === 0 ? null : searchTabs(tabs, words)
  const place = useFaqPlace(tabs, () => setTyped(''))
  return (
    <div className="page help">
      <HelpHead title={messages.faq} about={messages.faqLead} />
      <search className="faq-search">
        <label htmlFor="faq-search">{messages.searchAllTopics}</label>
        <div className="form-box">
          <Icon name="search" />
          <input
            id="faq-search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={messages.searchExample}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <p role="status">{found && countedIn(found, typed)}</p>
      </search>
      {found ? <FaqResults found={found} words={words} /> : <FaqTabs tabs={tabs} {...place} />}
      {found?.length !== 0 && (
        <p className="faq-more">
          {messages.notAnswered} <Link to={paths.contact}>{messages.writeToUs}</Link>
          {messages.writeToUsAfter}
        </p>
      )}
      <HelpLinks />
    </div>
  )
}

const countedIn = (found: readonly Tab[], typed: string): string => {
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  if (count === 0) return messages.nothingFoundFor(typed.trim())
  return messages.answersFor(count, typed.trim())
}

/** The tab that is chosen, and the question that the address names. */
const useFaqPlace = (tabs: readonly Tab[], onLinked: () => void) => {
  const { hash, key } = useLocation()
  const [chosenId, choose] = useState(tabs[0]?.id ?? '')
  const [linked, setLinked] = useState<string | null>(null)
  const place = placeOf(tabs, linkedId(hash))
  const tabId = place?.tab.id
  const questionId = place?.question?.id ?? null
  useEffect(() => {
    if (tabId === undefined) return
    choose(tabId)
    setLinked(questionId)
    onLinked()
    // `key`: the same link, followed again, opens its answer again.
  }, [tabId, questionId, key])
  // Whoever signs out loses the tab that was theirs alone.
  const isThere = tabs.some(({ id }) => id === chosenId)
  return {
    chosenId: isThere ? chosenId : (tabs[0]?.id ?? ''),
    onChoose: (id: string) => {
      setLinked(null)
      choose(id)
    },
    linkedId: linked,
  }
}
