import type { GoodsFeed } from '@showroom/contract/vendor-goods/goods-feed.endpoints'
import { feedPeriods } from '@showroom/contract/vendor-goods/goods-feed.rules'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { importMessages as messages } from './messages.ts'

type Props = { onBegun: (id: string) => void; onFeeds: (feeds: GoodsFeed[]) => void }

const once = 'once'
const choices = [
  { value: once, label: messages.once },
  ...feedPeriods.map((value) => ({ value, label: messages.everyOf(value) })),
]

/** A feed that is fetched once and looked at, or by itself from now on. */
export const FeedForm = ({ onBegun, onFeeds }: Props) => {
  const [url, setUrl] = useState('')
  const [often, setOften] = useState<string>(once)
  const every = feedPeriods.find((each) => each === often)
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    if (!every) {
      const { data } = await call('POST /api/vendor_imports', { body: { url: url.trim() } })
      return onBegun(data.id)
    }
    const { data, message } = await call('POST /api/vendor_feeds', { body: { url: url.trim(), every } })
    if (message) toast.success(message)
    setUrl('')
    onFeeds(data)
  }, 'screen')
  const error = (fieldErrors.url ?? fieldErrors.file)?.join(' ')
  const does = every ? messages.keepFetching : messages.fetchFeed
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <TextField
        name="url"
        label={messages.feedUrl}
        value={url}
        onChange={setUrl}
        error={error}
        autoComplete="off"
        maxLength={1_900}
        autoCapitalize="none"
        required
      />
      <SelectField name="every" label={messages.every} value={often} options={choices} onChange={setOften} />
      <FormFailure sentence={error === undefined ? (failure?.message ?? null) : null} />
      <div className="account-actions">
        <button type="submit" className="button quiet" aria-disabled={isBusy || undefined}>
          {isBusy ? messages.fetching : does}
        </button>
      </div>
    </form>
  )
}
