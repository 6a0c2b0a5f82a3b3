import type { GoodsFeed } from '@showroom/contract/vendor-goods/goods-feed.endpoints'
import { call } from '../../../data/call.ts'
import { wholeSentenceOf } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { importMessages as messages } from './messages.ts'

type Props = {
  feeds: readonly GoodsFeed[]
  onFeeds: (feeds: GoodsFeed[]) => void
  onOpen: (importId: string) => void
}

/** The feeds that are fetched by themselves, with what came of each. */
export const Feeds = ({ feeds, onFeeds, onOpen }: Props) =>
  feeds.length === 0 ? (
    <p className="goods-soft">{messages.noFeeds}</p>
  ) : (
    <ul className="goods-warehouses">
      {feeds.map((feed) => (
        <FeedRow key={feed.id} feed={feed} onFeeds={onFeeds} onOpen={onOpen} />
      ))}
    </ul>
  )

type RowProps = { feed: GoodsFeed } & Omit<Props, 'feeds'>

const FeedRow = ({ feed, onFeeds, onOpen }: RowProps) => {
  const { id, url, every, is_paused, last_import } = feed
  const { host } = new URL(url)
  const { run, isBusy, failure } = useSubmit(async (what: 'turn' | 'remove') => {
    const params = { id }
    const { data, message } = await (what === 'remove'
      ? call('DELETE /api/vendor_feeds/{id}', { params })
      : call('PUT /api/vendor_feeds/{id}', { params, body: { every, is_paused: !is_paused } }))
    if (message) toast.success(message)
    onFeeds(data)
  }, 'screen')
  const turning = is_paused
    ? { label: messages.resumeFeed, name: messages.resumeFeedOf(host) }
    : { label: messages.pauseFeed, name: messages.pauseFeedOf(host) }
  return (
    <li aria-busy={isBusy}>
      <div className="goods-state">
        <strong className="goods-feed">{url}</strong>
        <FeedChip feed={feed} />
      </div>
      <FeedFacts feed={feed} />
      <div className="goods-buttons">
        {last_import && (
          <Act
            label={messages.lookAtImport}
            name={messages.lookAtImportOf(host)}
            does={() => onOpen(last_import.id)}
          />
        )}
        <Act {...turning} does={() => void run('turn')} />
        <Act label={messages.removeFeed} name={messages.removeFeedOf(host)} does={() => void run('remove')} />
      </div>
      <FormFailure sentence={wholeSentenceOf(failure)} />
    </li>
  )
}

const Act = ({ label, name, does }: { label: string; name: string; does: () => void }) => (
  <button type="button" className="form-link" aria-label={name} onClick={does}>
    {label}
  </button>
)

const FeedChip = ({ feed: { is_paused, outcome } }: { feed: GoodsFeed }) => {
  if (is_paused) return <StatusChip tone="waiting">{messages.feedPaused}</StatusChip>
  if (outcome === null) return <StatusChip tone="moving">{messages.feedNew}</StatusChip>
  const tone = outcome === 'failed' ? 'bad' : 'done'
  return <StatusChip tone={tone}>{messages.feedOutcomeOf(outcome)}</StatusChip>
}

const FeedFacts = ({ feed }: { feed: GoodsFeed }) => {
  const { every, is_paused, next_at, last_at, problem, last_import } = feed
  const facts = [
    messages.everyOf(every),
    !is_paused && messages.feedNext(momentOf(next_at)),
    last_at && messages.feedLast(momentOf(last_at)),
    last_import && messages.feedCounts(last_import.counts),
  ].filter(Boolean)
  return (
    <>
      <p className="goods-soft">{facts.join(' · ')}</p>
      {problem !== '' && <p className="form-failure">{problem}</p>}
    </>
  )
}
