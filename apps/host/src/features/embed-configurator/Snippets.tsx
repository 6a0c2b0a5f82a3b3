import { useState } from 'react'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { copyText } from '../../kit/copy-text.ts'
import { embedMessages as messages } from './messages.ts'
import { platforms, type Platform, snippetFor, type TagSetup } from './tag-setup.ts'

const tabs = platforms.map((key) => ({ key, name: messages.platformOf(key) }))

/** What is pasted, and where. */
export const Snippets = ({ setup, showroom }: { setup: TagSetup; showroom: string }) => {
  const [platform, setPlatform] = useState<Platform>('html')
  const snippet = snippetFor(platform, setup, { origin: window.location.origin, showroom })
  return (
    <section className="embed-snippets" aria-labelledby="embed-snippets">
      <h2 id="embed-snippets">{messages.snippet}</h2>
      <PressedTabs label={messages.platform} tabs={tabs} pressed={platform} onPress={setPlatform} isToEdges />
      <p>{messages.whereOf(platform)}</p>
      <pre tabIndex={0} role="region" aria-label={messages.code}>
        <code>{snippet}</code>
      </pre>
      <div className="account-actions">
        <button type="button" className="button" onClick={() => void copyText(snippet)}>
          {messages.copy}
        </button>
      </div>
    </section>
  )
}
